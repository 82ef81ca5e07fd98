COPROC_PID=;coproc { :;};x=$COPROC_PID
good $x