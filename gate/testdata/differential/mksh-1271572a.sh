f(){ [ ;COLUMNS= x=$COLUMNS;};f 
exec good "$x"