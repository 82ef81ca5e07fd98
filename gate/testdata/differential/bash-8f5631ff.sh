f(){ local -r x;g;};g(){ x=;exit;};f
good "$2"