for x in : ' ';do :;done
a(){ :;};good ${x}