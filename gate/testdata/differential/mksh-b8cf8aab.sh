x=a
f() { exec 4<missing; x=b; }; f; good "$x"