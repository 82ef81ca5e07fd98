f(){ wait -px;};f
good ${x+c}