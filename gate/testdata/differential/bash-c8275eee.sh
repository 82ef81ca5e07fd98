x=('')
wait -px
good "${x[@]}"