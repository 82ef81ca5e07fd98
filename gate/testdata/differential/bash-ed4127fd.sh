x=
trap 'declare {x,y}=d' ERR;false
f(){ good "$1";};f $x