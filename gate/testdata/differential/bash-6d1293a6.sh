x='a'
false||builtin declare x=
exec good "$x"