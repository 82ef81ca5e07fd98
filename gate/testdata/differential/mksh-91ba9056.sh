. /dev/stdin<<'E'
good "$1"
E