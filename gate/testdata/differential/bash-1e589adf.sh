eval ': #\
good'