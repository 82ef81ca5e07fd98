# Every line that is typed is judged before it runs. A refused one is not run.
# Lines are judged in the language of bash, so what only fish has is refused.
function _guardexec_line
    set -l line (commandline | string collect)
    if test -n "$line"
        set -l said ({GUARDEXEC} check --text --cwd "$PWD" --command "$line" 2>&1)
        set -l rc $status
        if test $rc -ne 0
            printf '\n%s\n' $said >&2
            set -l answer n
            if test $rc -eq 2
                read -P 'Run it? [y/N] ' answer </dev/tty
            end
            if not string match -qri '^y(es)?$' -- $answer
                commandline ''
            end
        end
    end
    commandline -f execute
end
if status is-interactive
    for mode in default insert visual replace
        bind -M $mode \r _guardexec_line
        bind -M $mode \n _guardexec_line
    end
end
