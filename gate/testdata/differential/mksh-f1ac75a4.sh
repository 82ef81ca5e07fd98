f(){ : ${z?};x==;};g(){ f;good "$x";}
g