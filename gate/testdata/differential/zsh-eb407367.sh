x=a
while x=b; do break; done >missing/a; good "$x"