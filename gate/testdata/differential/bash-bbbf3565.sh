eval 'declare x=a x="$x"'
good "${x}"