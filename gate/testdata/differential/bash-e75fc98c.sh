if COPROC_PID=;coproc { :;};x=$COPROC_PID;then :;fi
good $x