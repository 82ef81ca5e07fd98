local x=d
good "$x"