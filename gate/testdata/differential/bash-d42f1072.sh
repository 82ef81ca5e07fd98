x=
printf '%n' x;good "$x"