x=
trap 'read -rax<bad' DEBUG
good "$x"