for y in "" :;do break;done
good ${y:-''}