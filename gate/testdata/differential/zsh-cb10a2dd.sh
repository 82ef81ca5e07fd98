x=g
typeset -a x
(good "$x")