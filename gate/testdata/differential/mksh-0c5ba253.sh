x=a
x= typeset
good "$x"