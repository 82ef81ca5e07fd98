x=(a b)
builtin eval 'read -ax<<<:'
good "${x[@]}"