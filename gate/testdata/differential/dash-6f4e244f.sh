. /dev/stdin<<'E'
good "$@"
E