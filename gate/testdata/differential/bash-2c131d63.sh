declare -r x=d
eval $'\x78\133"\x30\42]\x3d'
good "$x"