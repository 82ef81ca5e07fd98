readonly x=d
f(){ local x;good "$x";};f