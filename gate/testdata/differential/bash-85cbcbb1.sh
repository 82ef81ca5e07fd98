x=a
{ x=b; } >missing/a; good "$x"