{ f(){ local x;declare -g x=;} };g(){ f;good "$x";}
x=d
g