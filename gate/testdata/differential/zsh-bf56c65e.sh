f(){ read "x?"<<<bad;};g(){ f;$x;}
x=go
g