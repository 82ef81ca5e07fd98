package shelltest

// oddRules are the places where text becomes code.
const oddRules = `
odd:
4 bmz [[ -v 'a[$(bad)]' ]]
2 bmz «var»='a[$(bad)]'; (( «var» ))
2 bmz «var»='a[$(bad)]'; : $((«var»))
2 b «var»='a[$(bad)]'; [[ «var» -eq 1 ]]
2 b «var»='a[$(bad)]'; [ 1 -eq $«var» ]
2 b «var»='a[$(bad)]'; declare -i y=«var»
2 b «var»='a[$(bad)]'; : ${z:«var»}
2 b «var»='a[$(bad)]'; : ${a[«var»]}
2 b «var»='a[$(bad)]'; a[«var»]=1
2 b «var»='a[$(bad)]'; let «var»
2 b «var»='a[$(bad)]'; test -v "$«var»"
2 b «var»='a[$(bad)]'; unset "$«var»"
2 b «var»='a[$(bad)]'; read "$«var»" <<<a
2 b «var»='a[$(bad)]'; printf -v "$«var»" a
2 b «var»='a[$(bad)]'; for ((i=«var»;i<0;)); do :; done
2 b «var»='a[$(bad)]'; : ${!«var»}
2 b «var»='$(bad)'; : "${«var»@P}"
2 b «var»='$(bad)'; good "${«var»@P}"
1 b declare -n z=«sq:subscript»; : $z
1 b declare -n z='a[$(bad)]'; z=1
1 b PS4='$(bad)'; set -x; :
1 b PS4='$(bad)' bash -xc :
2 b BASH_ENV=./bad; bash -c good
2 b BASH_ENV=./bad bash -c good
1 b export BASH_ENV=./bad; bash -c :
2 b command_not_found_handle() { bad; }; missing
2 b command_not_found_handle() { "$@"; }; missing
2 b hash -p ./bad good; good
2 b BASH_CMDS[good]=./bad; good
2 b BASH_ALIASES[good]=bad; shopt -s expand_aliases⏎good
2 b shopt -s expand_aliases⏎alias good=bad⏎good
2 b shopt -s expand_aliases; alias q=bad⏎q
1 b alias good=bad⏎good
1 b alias good=bad; shopt -s expand_aliases; eval good
2 * good() { bad; }; good
2 * good() { bad; }; \good
2 * good() { bad; }; command good
2 * good() { bad; }; ( good )
2 * good() { bad; } | cat; good
2 * good() { bad; } & good
2 * echo() { bad; }; echo a
2 * cd() { bad; }; cd sub
2 * test() { bad; }; test a
1 * f() { bad; }; f() { good; }; f
1 * f() { good; }; f() { bad; }; f
1 * f() { good; }; g() { f; }; f() { bad; }; g
1 * f() { good; }; ( f() { bad; } ); f
1 * f() { good; }; if «list»; then f() { bad; }; fi; f
1 * f() { g() { bad; }; }; g() { good; }; f; g
1 * f() { good; }; unset -f f; f
1 * f() { bad; }; unset f; f
1 * f() { good; }; eval 'f() { bad; }'; f
1 * f() { unset -f f; f; }; f
1 * f() { x=bad; }; x=good; f; $x
1 * f() { x=bad; }; x=good; (f); $x
1 * f() { x=bad; }; x=good; f | cat; $x
1 bmz f() { local x=bad; g; }; g() { $x; }; x=good; f; $x
1 * x=good; f() { $x; }; x=bad f
1 * x=good; f() { :; }; x=bad f; $x
1 * x=good; x=bad :; $x
1 * x=good; x=bad eval '$x'
1 * x=good; x=bad export y; $x
1 b set -o posix; x=bad :; $x
1 * x=good; for x in good bad; do :; done; $x
1 * x=good; while «list»; do x=bad; break; done; $x
1 * x=good; while :; do $x; x=bad; [ -n "$y" ] && break; y=1; done
1 * x=good; trap 'x=bad' EXIT; $x
1 b x=good; trap 'x=bad' DEBUG; $x
1 b x=good; trap 'x=bad' ERR; false; $x
1 * x=good; echo bad | read x; $x
1 b shopt -s lastpipe; x=good; echo bad | read x; $x
1 * x=good; read x <<E⏎bad⏎E⏎$x
1 * x=good; : ${x:=bad}; $x
1 * x=; : ${x:=bad}; $x
1 * unset x; good ${x:=bad}; $x
1 * x=good; : $((x=1)); $x
1 b x=good; declare -n y=x; y=bad; $x
1 b x=good; typeset -n y=x; y=bad; $x
1 b x=good; printf -v x bad; $x
1 b x=good; y=x; printf -v "$y" bad; $x
1 b x=good; y=x; read "$y" <<<bad; $x
1 b x=good; y=x; declare "$y=bad"; $x
1 b x=good; y=x; declare "$y"=bad; $x
1 * x=good; y=x; eval "$y=bad"; $x
1 * x=good; y=x; export "$y=bad"; $x
1 b x=good; mapfile x <<<bad; $x
1 b x=good; x[0]=bad; $x
1 b x=(good); x+=(bad); ${x[1]}
1 b x=(good bad); "${x[@]}"
1 b x=(good bad); ${x[-1]}
1 b x=(bad good); x=("${x[@]:1}"); $x
1 b x=(good); x[1]=bad; unset 'x[0]'; ${x[@]}
1 b x=BAD; ${x,,}
1 b declare -l x=BAD; $x
1 b declare -l x; x=BAD; $x
1 bmz typeset -l x; x=BAD; $x
1 * x=good; { x=bad; }; $x
1 * x=good; if x=bad; then :; fi; $x
1 * x=good; case a in a) x=bad;; esac; $x
1 * x=good; x=bad & $x
1 * x=good; x=bad && $x
1 * x=good; false && x=bad; $x
1 * x=good; set -e; false || x=bad; $x
1 * set -- good; f() { set -- bad; }; f; $1
1 * set -- good; f() { shift; "$@"; }; f a bad
1 * set -- bad good; shift; $1
1 * set -- a bad; shift $#; $1 good
1 * set -- good; for i; do set -- bad; done; $1
1 * set -- good; eval 'set -- bad'; $1
1 * set -- a b; while getopts x i; do :; done; shift; $1
1 * x='bad a'; $x
1 * x='good a'; IFS=o; $x
1 * x=goXbad; IFS=X; $x
1 * x=bXaXd; IFS=X; $x
1 * IFS=:; x=bad:a; $x
1 * IFS=:; x=good:a; good $x
1 * x='g*'; good $x
1 * x='b*'; $x
1 * x=*; $x
1 * *
1 * b*
1 * ./b*
1 * [b]*
1 b shopt -s extglob⏎@(bad)
1 b shopt -s extglob⏎good @(a|$(bad))
1 b PATH=sub; good
1 * PATH=; good
1 * mkdir -p q; PATH=$PWD/q:$PATH; good
1 * cat >sub/good <<E⏎bad⏎E⏎PATH=sub:$PATH good
1 * echo bad >out; sh out
1 * echo bad >out; . ./out
1 * echo bad | sh
1 * printf 'b%sd' a | sh
1 * echo bad | while read x; do $x; done
1 * echo bad | { read x; $x; }
1 * echo bad >out; x=$(cat out); $x
1 * echo bad >out; read x <out; $x
1 b x=$(<good); good "$x"
1 b echo bad > >(sh)
1 b sh <(echo bad)
1 b bash <<<bad
1 b cat <<<bad | sh
1 b coproc sh; echo bad >&${COPROC[1]}
1 b coproc { bad; }; wait
1 b coproc bad; wait
1 b coproc bad >out
1 b coproc C bad
1 b coproc C { bad; }
1 b coproc bad { good; }
1 b coproc if bad; then :; fi
1 b coproc (bad)
1 b coproc x=a bad
1 b coproc >out bad
1 b coproc good | bad
1 b coproc $x bad
1 b exec 4< <(echo bad); sh <&4
1 * exec 4<<E⏎bad⏎E⏎sh <&4
1 * exec <<E⏎bad⏎E⏎sh
1 * exec <<E⏎bad⏎E⏎read x; $x
1 * { sh; } <<E⏎bad⏎E
1 * f() { sh; }; f <<E⏎bad⏎E
1 * f() { sh; }; echo bad | f
1 * if sh; then :; fi <<E⏎bad⏎E
1 * (sh) <<E⏎bad⏎E
1 * cat <<E | (sh)⏎bad⏎E
1 * for x in 1; do sh; done <<E⏎bad⏎E
1 * trap bad EXIT
1 * trap -- bad EXIT
1 * trap bad 0
1 * trap 'x=bad; $x' EXIT
1 * x=bad; trap '$x' EXIT; x=good
1 * trap "$x" EXIT
1 b trap bad DEBUG; :
1 b trap bad ERR; false
1 * (trap bad EXIT)
1 * f() { trap bad EXIT; }; f
1 * eval "ba""d"
1 * eval b\ad
1 * eval '$x'
1 * eval "\$(echo bad)"
1 * eval eval bad
1 * eval "eval 'bad'"
1 * x=bad eval '$x'
1 * eval "good" "; bad"
1 * eval -- bad
1 * eval "good⏎bad"
1 * eval 'good \' bad
1 * eval '# a' '⏎bad'
1 * command eval bad
1 * command -- bad
1 * command -p -- bad
1 b builtin command bad
1 b builtin builtin eval bad
1 * exec bad
1 b exec -a good bad
1 b exec -c ./bad
1 b exec -l bad
1 * env bad
1 * env -S 'bad a'
1 * env -S'good a' b
1 * env -Sbad
1 * env --split-string='bad'
1 * env -- x=1 bad
1 * env -C sub good
1 * env -u x -i ./bad
1 * env x=bad sh -c '$x'
1 * env - ./bad
1 * timeout 2 bad
1 * timeout --signal=9 2 env bad
1 * nice -5 bad
1 * nohup nice setsid bad
1 * xargs bad </dev/null
1 * xargs -a good bad
1 * echo bad | xargs sh -c '$1' _
1 * echo bad | xargs -I{} sh -c {}
1 * echo 'a; bad' | xargs -I{} sh -c 'good {}'
1 * echo bad | xargs -n1 env
1 * echo bad | xargs -n1 command
1 * echo bad | xargs nice
1 * find . -name good -exec env bad {} +
1 * find . -name good -ok bad {} \;
1 b . <(echo bad)
1 b source /dev/stdin <<<bad
1 * . /dev/stdin <<E⏎bad⏎E
1 * echo bad | . /dev/stdin
1 * sh /dev/stdin <<E⏎bad⏎E
1 * sh -s <<E⏎bad⏎E
1 * sh -c good bad
1 * sh -c '$0' bad
1 * sh -c '$1' a bad
1 * sh -c "good" "bad"
1 * sh -c 'sh -c "sh -c bad"'
1 * sh -c 'x=bad; $x'
1 * sh -c 'eval "$1"' _ bad
1 * sh -c 'shift; "$@"' a b bad
1 * sh -c 'exec "$@"' _ bad
1 * sh -c 'f() { "$@"; }; f bad'
1 * x=bad sh -c '$x'
1 * x=bad; export x; sh -c '$x'
1 * x=bad; sh -c '$x'
1 * set -a; x=bad; sh -c '$x'
1 * sh -c '. ./bad'
1 * sh -xc bad
1 * sh -e -c bad
1 * sh +e -c bad
1 * sh -o errexit -c bad
1 b bash -O extglob -c bad
1 b bash +O extglob -c bad
1 b bash --norc -c bad
1 b bash -c 'f() { good; }; export -f f; bash -c f'
1 b f() { bad; }; export -f f; bash -c f
1 b f() { bad; }; export -f f; echo f | bash
1 b f() { bad; }; export -f f; env f
1 b good() { bad; }; export -f good; bash -c good
1 b export -f good; env 'BASH_FUNC_good%%=() { bad; }' bash -c good
1 b env 'BASH_FUNC_good%%=() { bad; }' bash -c good
1 b compgen -C bad
1 b compgen -W '$(bad)'
1 b mapfile -C bad -c1 a <<<a
1 b mapfile -c1 -Cbad a <<<a
1 b readarray -C 'bad;' -c1 a <<<a
1 b PROMPT_COMMAND=bad
1 b enable -f ./bad bad
1 b complete -C bad good
1 b history -s bad; fc -s
1 b bind -x '"a":bad'
1 b jobs -x bad
1 b wait -p 'a[$(bad)]' -n
1 b ((a[$(bad)]=1))
1 b : ${a[$(bad)]}
1 b : ${x:$(bad):1}
1 b : ${x:-${y:-$(bad)}}
1 b : "${x:-'$(bad)'}"
1 b : "${x:-$'$(bad)'}"
1 b : ${x/a/$(bad)}
1 b : ${x/$(bad)/a}
1 b : "${x#"$(bad)"}"
1 b : "${x%'$(bad)'}"
1 b : ${x?$(bad)}
1 b : $((1 ? 2 : $(bad)3))
1 b : $(( 'a[$(bad)]' ))
1 b : $[ $(bad) ]
1 b [[ a == @(b|$(bad)) ]]
1 b [[ 'a[$(bad)]' -eq 1 ]]
1 b [[ a -eq 'a[$(bad)]' ]]
1 b [[ a =~ $(bad) ]]
1 b case a in $(bad)) :;; esac
1 b case $(bad) in a) :;; esac
1 b for i in $(bad); do :; done
1 b select i in $(bad); do break; done
1 b a=($(bad)); :
1 b a=([$(bad)0]=1); :
1 b declare -A a; a[$(bad)]=1
1 b declare -A a=([$(bad)x]=1)
1 b declare -A a; a['$(bad)']=1; : ${a['$(bad)']}
1 b declare -A a; k='$(bad)'; a[$k]=1; : $((a[$k]))
1 b declare -A a; k='$(bad)'; [[ -v a[$k] ]]
1 b declare -A a; k='$(bad)'; unset "a[$k]"
1 b declare -a 'a=($(bad))'
1 b declare -a a='($(bad))'
1 b x='($(bad))'; declare -a a="$x"
1 b x='($(bad))'; declare -a a=$x
1 b declare -i x='a[$(bad)]'
1 b declare -i x; x='a[$(bad)]'
1 b declare -i x; read x <<<'a[$(bad)]'
1 b declare -i x; for x in 'a[$(bad)]'; do :; done
1 b readonly -a 'a=($(bad))'
1 b local x=$(bad)
1 b export x=$(bad)
1 b x=$(bad) y=2
1 b x=$(bad) good
1 b x=~$(bad)
1 b {fd[$(bad)]}>out
1 b exec {x}>out; $x
1 * good >$(bad)
1 * good <"$(bad)"
1 * good 2>&$(bad)
1 b good <<<$(bad)
1 b good <<<"$(bad)"
1 b good <<<'$(bad)'
1 b good <(bad)
1 b good >(bad)
1 b good "<(bad)"
1 b cat < <(bad)
1 b x=<(bad)
1 * good "$\⏎(bad)"
1 * good $\⏎(bad)
1 * good "` + "`bad`" + `"
1 * good \$(bad
1 * good "\\$(bad)"
1 * good '\'$(bad)'
1 * good "a'$(bad)'b"
1 * good '"$(bad)"'
1 * good "'"'$(bad)'"'"
1 bmz good $'\''$(bad)
1 bmz good $'a\'$(bad)'
1 * good $"$(bad)"
1 * good a#$(bad)
1 * good #$(bad)
1 * good ;# bad⏎bad
1 * good # \⏎bad
1 * good \⏎# a⏎bad
1 * good \ # $(bad)
1 * good a\⏎#b⏎bad
1 b good {a,$(bad)}
1 b {good,bad}
1 b {bad,good}
1 b good; {bad,a}
1 * { bad; }
1 b ${ bad; }
1 b good ${ bad; }
1 * ! bad
1 b ! ! bad
1 * if bad; then :; fi
1 * if :; then bad; fi
1 * if false; then :; elif bad; then :; fi
1 * while bad; do :; break; done
1 * until bad; do :; break; done
1 * case a in a) bad;; esac
1 * case a in (a) bad; esac
1 * for x in a; do bad; done
1 bz for x (a b) bad
1 * good && bad
1 * good || bad
1 * false || bad
1 * good & bad
1 * good | bad
1 b good |& bad
1 b ((1)) && bad
1 b [[ a ]] && bad
1 b time bad
1 * exec 4>&1; bad
40 dmz «foreign»

subscript:
1 * a[$(bad)]
1 * a[0]
`
