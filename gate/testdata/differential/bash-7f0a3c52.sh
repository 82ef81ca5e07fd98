x=
z=x;for i in 1 2; do good "$x"; printf -v $z %s a; done