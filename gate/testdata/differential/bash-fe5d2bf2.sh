cat<<E
$((x=3))
E
good "$x"