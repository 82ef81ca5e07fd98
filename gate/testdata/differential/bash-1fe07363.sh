eval 'PPID= x='
good ${x+c}