package shelltest

// shellRules are those of dash, mksh and zsh alone.
const shellRules = `
foreign:
1 * good
1 d ENV=./bad sh -c :
1 z command_not_found_handler() { bad; }; missing
2 dmz alias good=bad⏎good
2 dmz alias q=bad⏎q
1 dmz alias q='good '⏎alias r=bad⏎q r
1 dmz alias good=bad; eval good
1 dmz alias f=bad; f
1 mz for x in a b; { bad; }
1 z =bad
1 z print -P '$(bad)'
1 z : ${(e):-'$(bad)'}
1 z x='$(bad)'; : ${(e)x}
1 z : ${${:-$(bad)}}
1 z setopt promptsubst; x='$(bad)'; : ${(%)x}
1 z () { bad; } a
1 z function { bad; }
1 z alias -g q='; bad'⏎good q
1 z alias -s sh=bad⏎a.sh
1 z repeat 2 bad
1 z if [[ a ]] bad
1 z good *(e:bad:)
1 z : *(+bad)
1 z { good } always { bad }
1 z x=(good bad); $x[2]
1 z x="bad a"; $x
1 z x="bad a"; ${=x}
1 z x=bad; $x
1 z x=bad; ${~x}
1 z noglob bad
1 z - bad
1 z nocorrect bad
1 z builtin command bad
1 z emulate sh -c bad
1 z eval bad
1 z zmodload zsh/parameter; aliases[q]=bad; q
1 z functions[f]=bad; f
1 z foreach x (a b) bad; end
1 z preexec() { bad; }; good
1 z TRAPEXIT() { bad; }
1 z TRAPDEBUG() { bad; }; good
1 z path=(sub $path); good
1 z : =(bad)
1 z good <<<$(bad)
1 z hash good=./bad; good
1 z commands[good]=$PWD/bad; good
1 z sched 0 bad
1 z autoload -Uz bad; bad
1 z x[1]=bad; $x
1 z typeset -T X x; x=(bad); $X
1 z local -i x='a[$(bad)]'
1 z (( a[$(bad)] ))
1 z [[ -n $(bad) ]]
1 m good |& read -p x
1 m x=${|REPLY=bad;}; $x
1 m good ${ bad;}
1 m good ${|bad;}
1 m function f { bad; }; f
1 m nameref y=x; x=good; y=bad; $x
1 m typeset -n y=x; y=bad; $x
1 m set -A a good bad; ${a[1]}
1 m : $((a[$(bad)]))
1 m x='a[$(bad)]'; ((x))
1 m x='a[$(bad)]'; let x
1 m x='a[$(bad)]'; [[ x -eq 1 ]]
1 m x='a[$(bad)]'; typeset -i y=x
1 m : ${x@#$(bad)}
1 m [[ -v x ]]; bad
1 m print -r -- «data»
1 m alias q='bad '; q
1 m : <(bad)
1 m whence bad
`
