eval god '\'
time