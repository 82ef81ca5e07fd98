# Every line that is typed is judged before it runs. A refused one stays in the
# history and is not run. History expansion is off, for it comes after that.
_guardexec_line() {
  [ -n "$READLINE_LINE" ] || return 0
  local said rc answer
  if [[ $- == *H* && ( $READLINE_LINE == *\!* || $READLINE_LINE == ^* ) ]]; then
    said='guardexec: history expansion cannot be judged; set +H switches it off' rc=1
  else
    said=$({GUARDEXEC} check --text --shell /bin/bash --cwd "$PWD" --command "$READLINE_LINE" 2>&1)
    rc=$?
  fi
  [ "$rc" = 0 ] && return 0
  printf '%s\n' "$said" >&2
  if [ "$rc" = 2 ]; then
    read -r -p 'Run it? [y/N] ' answer </dev/tty
    case $answer in [yY]|[yY][eE][sS]) return 0 ;; esac
  fi
  history -s -- "$READLINE_LINE"
  READLINE_LINE='' READLINE_POINT=0
}
_guardexec_keys() {
  local map name key
  for map in emacs-standard vi-insert vi-command; do
    # Whatever else runs a line loses its keys.
    for name in accept-line operate-and-get-next edit-and-execute-command \
      vi-edit-and-execute-command insert-comment vi-insert-comment; do
      bind -m "$map" -u "$name" 2>/dev/null
    done
    bind -m "$map" -x '"\C-x\C-g": _guardexec_line'
    bind -m "$map" '"\C-x\C-_": accept-line'
    for key in '\C-m' '\C-j' '\C-o'; do
      bind -m "$map" "\"$key\": \"\\C-x\\C-g\\C-x\\C-_\""
    done
  done
}
case $- in
*i*)
  set +H
  _guardexec_keys
  unset -f _guardexec_keys
  ;;
esac
