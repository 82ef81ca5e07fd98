{ f(){ unset -n x;}<<E
E
f;}
x=a
f
good $x