shopt -s extglob
x=b;good ${x/+(b)}