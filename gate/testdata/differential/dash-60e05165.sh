x=a
f(){ local x;good "$x";};f