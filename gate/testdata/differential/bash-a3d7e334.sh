case y in a);&*)x=("${x[@]%}");esac
good ${x+c}