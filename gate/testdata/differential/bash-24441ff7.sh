f(){ x+=(:);}
unset x
f
(good "$x")