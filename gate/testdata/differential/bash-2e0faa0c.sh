f(){ case a in a)x=;;*)declare x;esac };g(){ f;good "$x";}
x=a
g