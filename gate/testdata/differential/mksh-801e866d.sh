f(){ false||readonly x;x=b;};g(){ f;good "$x-";}
x=''
g