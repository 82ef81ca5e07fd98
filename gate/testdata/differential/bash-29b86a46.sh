f(){ read -t0 x;};f
good ${x+c}