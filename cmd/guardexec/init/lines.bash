# Every line that is typed is judged before it runs. A refused one stays in the
# history and is not run.
_guardexec_line() {
  [ -n "$READLINE_LINE" ] || return 0
  local said rc answer
  said=$({GUARDEXEC} check --text --shell /bin/bash --cwd "$PWD" --command "$READLINE_LINE" 2>&1)
  rc=$?
  [ "$rc" = 0 ] && return 0
  printf '%s\n' "$said" >&2
  if [ "$rc" = 2 ]; then
    read -r -p 'Run it? [y/N] ' answer </dev/tty
    case $answer in [yY]|[yY][eE][sS]) return 0 ;; esac
  fi
  history -s -- "$READLINE_LINE"
  READLINE_LINE='' READLINE_POINT=0
}
case $- in
*i*)
  bind -x '"\C-x\C-g": _guardexec_line'
  bind '"\C-j": accept-line'
  bind '"\C-m": "\C-x\C-g\C-j"'
  ;;
esac
