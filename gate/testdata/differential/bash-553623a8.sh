x='d a'
{ x[0]=a;}>g/
for i in $x;do good "$i";done