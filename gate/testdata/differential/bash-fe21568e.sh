f(){ : ${x[1]=};}<<E
E
f
good ${x+c}