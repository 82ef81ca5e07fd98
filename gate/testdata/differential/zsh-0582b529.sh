if x=;then :;fi
good ${x+{,}}