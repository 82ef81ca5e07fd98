x=a
shift >missing/a; good "$1"