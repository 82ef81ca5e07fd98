x=od y=a
if [ "y" ];then return;x=;fi
good "${x}"