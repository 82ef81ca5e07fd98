x=d
f(){ typeset x;coproc x { :;} };f
od
good "$x+}"