x=
f(){ typeset x;(:);unset x;x=b;};f
good "$x"