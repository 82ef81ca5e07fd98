#env BASHOPTS=nocasematch
x=GOOD; good "${x/g/}"