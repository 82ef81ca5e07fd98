if COLUMNS= x=$COLUMNS;then :;fi
good "$x"