# Every line that is typed is judged before it runs. A refused one stays in the
# history and is not run. History expansion is off, for it comes after that.
_guardexec_line() {
  local said rc answer bang=0
  [[ -o banghist ]] && bang=1
  emulate -L zsh
  if [[ -n $BUFFER ]]; then
    if (( bang )) && [[ $BUFFER == *\!* || $BUFFER == \^* ]]; then
      said='guardexec: history expansion cannot be judged; setopt no_bang_hist switches it off' rc=1
    else
      said=$({GUARDEXEC} check --text --shell /bin/zsh --cwd "$PWD" --command "$BUFFER" 2>&1)
      rc=$?
    fi
    if (( rc != 0 )); then
      print -r -- "" >&2
      print -r -- "$said" >&2
      answer=n
      (( rc == 2 )) && read -q "answer?Run it? [y/N] " </dev/tty
      if [[ $answer != y ]]; then
        print -s -- "$BUFFER"
        BUFFER=
        zle .accept-line
        return
      fi
    fi
  fi
  zle ".${WIDGET:-accept-line}"
}
if [[ -o interactive ]]; then
  setopt no_bang_hist interactive_comments
  for _guardexec_widget in accept-line accept-line-and-down-history accept-and-hold accept-and-infer-next-history; do
    zle -N $_guardexec_widget _guardexec_line
  done
  unset _guardexec_widget
fi
