sh -c 'builtin eval '\''x=b'\''
good $x,'