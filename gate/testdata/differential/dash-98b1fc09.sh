#env CDPATH=sub
mkdir -p sub/q q; cd q && good