x=
good "${x:-\}}"