f(){ false||x= typeset ;};g(){ f;good "${x[@]}";}
unset x
g