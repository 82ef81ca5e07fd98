f(){ typeset x;good ${x+c};}
f