x=a
f() { x=b; } >missing/a; f; good "$x"