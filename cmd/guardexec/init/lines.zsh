# Every line that is typed is judged before it runs. A refused one stays in the
# history and is not run.
_guardexec_line() {
  emulate -L zsh
  if [[ -n $BUFFER ]]; then
    local said rc answer
    said=$({GUARDEXEC} check --text --shell /bin/zsh --cwd "$PWD" --command "$BUFFER" 2>&1)
    rc=$?
    if (( rc != 0 )); then
      print -r -- "" >&2
      print -r -- "$said" >&2
      answer=n
      (( rc == 2 )) && read -q "answer?Run it? [y/N] " </dev/tty
      if [[ $answer != y ]]; then
        print -s -- "$BUFFER"
        BUFFER=
      fi
    fi
  fi
  zle .accept-line
}
if [[ -o interactive ]]; then
  zle -N accept-line _guardexec_line
fi
