x='{,}'||for x in d;do :;done
good $x