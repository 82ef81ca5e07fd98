x=
eval 'builtin declare x=bad'
$x