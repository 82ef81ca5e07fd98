x=a
x=b <missing; good "$x"