for((i=0;i<2;i++))do readonly x;done
command eval '((x=1,y=2))'
good "$y"