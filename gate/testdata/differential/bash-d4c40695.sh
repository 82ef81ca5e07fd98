x=a; shopt -s failglob
: zz*; x=b
good "$x"