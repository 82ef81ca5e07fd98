COPROC_PID=;coproc { :;};x=$COPROC_PID
exec good "$x"