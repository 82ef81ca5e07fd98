package shelltest

// oddRules are the places where text becomes code.
const oddRules = `
cd:
4 * cd sub && good && cd - && good
3 * cd sub || «simple»; «simple»
3 * { cd sub; }; «simple»
3 * if cd sub; then «simple»; fi; «simple»
2 * if cd missing; then «simple»; else «simple»; fi
2 * cd missing && «simple» || «simple»
2 * cd sub; cd missing; «simple»
2 * for i in sub .; do cd "$i"; «simple»; done
2 * for i in a b; do cd sub; «simple»; done
2 * while cd sub; do «simple»; done; «simple»
2 * x=sub; cd "$x"; «simple»
2 * x=$PWD; cd sub; good "$x"; cd "$x"; «simple»
2 * good "$PWD"; cd sub; good "$PWD"
2 * cd sub; good "$OLDPWD"
2 * (cd sub && «simple») && «simple»
2 * mkdir -p q/r; cd q/r; «simple»
2 * mkdir -p q/r; cd q; cd r; «simple»
2 * cd sub | «simple»; «simple»
2 * ! cd sub; «simple»
2 * cd sub & «simple»
2 * case a in a) cd sub;; esac; «simple»
2 * eval 'cd sub'; «simple»
2 * trap 'cd sub' EXIT; «simple»
2 * HOME=$PWD/sub; cd; «simple»
2 b pushd sub >/dev/null; «simple»; pushd; «simple»; popd; «simple»
2 b pushd sub; pushd /dev; popd; «simple»; popd; «simple»
2 b cd sub; dirs -c; pushd .; «simple»
1 b shopt -s autocd; sub; «simple»
1 b shopt -s cdable_vars; y=sub; cd y; «simple»
1 b shopt -s cdspell; cd sbu; «simple»
1 z sub; «simple»
1 z cd sub sub; «simple»
1 z cd -0; «simple»
1 * CDPATH=$PWD/sub; mkdir -p sub/q; cd q; «simple»
1 * CDPATH=sub; mkdir -p sub/q q; cd q; «simple»
1 * cd sub; unset PWD; good "$PWD"
1 * cd sub; PWD=a; good "$PWD"
1 * cd sub; PWD=a; cd .; good "$PWD"
1 * cd sub/; «simple»
1 * cd su*; «simple»
1 * cd "sub"''; «simple»
1 * set -e; cd missing; «simple»
1 * set -e; cd missing || «simple»; «simple»
8 * cd sub
4 * cd .
4 * cd
3 * cd -
3 * cd ~
3 * cd "$HOME"
2 * cd missing
2 * cd $x
2 * cd ./sub
2 * cd sub && «simple»
2 * cd sub || exit
2 * ( cd sub; «simple» )
2 * cd sub; «simple»; cd -
1 * CDPATH=sub; cd a
1 * CDPATH=. cd sub
1 * HOME=sub cd
1 * HOME=sub; cd
1 bz pushd sub
1 bz popd
1 bz pushd sub; «simple»; popd
1 * cd -P .
1 * cd -- sub
1 * cd ""
1 * command cd sub
1 * cd sub | cat
1 * cd sub &
1 * eval cd sub
1 * PWD=a
1 * OLDPWD=sub; cd -
1 * cd $(echo sub)
1 * cd "$(pwd)"
1 * cd "$(dirname sub/a)"

builtin:
15 * shift
9 * shift 2
9 * set -- good a
3 * set -- bad
2 * set x=bad
6 * set --
6 * set -e
6 * set +e
6 * set -f
2 * unset x
6 * unset y
3 * unset -f f
3 * unset -v x
1 b unset 'a[0]'
1 b unset 'a[$(bad)]'
6 * export x
6 * read x
6 * read -r x y
3 * wait
3 * umask 022
1 * type bad
2 * command -v bad
3 * exit
3 * exit 0
1 * return
1 * break
3 * getopts a x
3 * test -n "$x"
6 * [ "$x" = a ]
3 * [ -n $x ]
3 b test -v x
1 b test -v 'a[$(bad)]'
1 b [ -v «uservar» ]
1 b [ 1 -eq 'a[$(bad)]' ]
1 bmz printf -v x %s bad
1 b printf -v 'a[$(bad)]' a
3 * printf %s «arg»
1 b mapfile -t a <<<bad
1 b mapfile -C bad -c 1 a <<<a
3 * hash -r
3 * times
3 * trap
3 b shopt -s extglob
1 b declare -p x
1 b local x=bad
1 * alias
3 b caller
3 * exec 4>&1
3 * readonly x
3 bmz let x=1
1 bmz let 'a[$(bad)]=1'
1 b enable -n echo
1 b read 'a[$(bad)]' <<<a
1 b declare 'a[$(bad)]=1'
3 * dirs
1 * PATH=$PATH «simple»

wrap:
12 b bash -c «sq:block»
12 * sh -c «sq:block»
6 * eval «sq:block»
6 b bash -c «hex:list»
3 bmz eval «hex:list»
4 * sh -c "sh -c «bs:simple»"
4 * eval eval «sq:list»
6 * timeout 2 sh -c «sq:list»
6 * env LC_ALL=C sh -c «sq:list»
2 * env -C sub good
2 * env -C sub sh -c «sq:list»
6 * sh -c 'good "$@"' sh «arg» «arg»
6 * sh -c 'for i; do good "$i"; done' sh «arg» b
3 * sh -c 'shift; good "$1"' sh a «arg»
6 * sh -c 'cd sub && good'
4 * printf '%s\n' a | xargs sh -c 'good "$@"' sh
4 * echo a b | xargs -n 1 -P 1 good «arg»
4 * echo a b | xargs -I X good X «arg»
4 * find . -maxdepth 1 -name "g*" -exec good {} \;
4 * find sub -maxdepth 0 -exec sh -c 'good "$1" "$2"' sh «arg» {} \;
32 * eval «simple»
20 * eval «sq:list»
4 * eval «dq:list»
3 * eval "$x"
2 * eval «data»
2 * eval "«var»=«value»"
32 * command «simple»
8 * command -p good
8 b builtin echo «arg»
8 b builtin eval «sq:list»
8 * exec «simple»
8 b exec -a a «simple»
4 * exec «redir»
16 * env «simple»
3 * env x=a «simple»
2 * env -i PATH="$PATH" «simple»
8 * env -u x «simple»
8 * env -S «sq:simple»
8 * env -- «simple»
12 * timeout 2 «simple»
4 * timeout -k 1 2 «simple»
8 * nice «simple»
8 * nice -n 5 «simple»
8 * nohup «simple»
8 * setsid «simple»
4 * stdbuf -o0 «simple»
4 d time «simple»
24 * sh -c «sq:list»
3 * sh -c «dq:list»
12 * sh -c '"$@"' a «simple»
8 * sh -c '$0 $1' «simple»
2 * sh -c "$x"
1 * sh -c «data»
16 b bash -c «sq:list»
8 b bash -c "«simple»"
8 b bash -c '"$0" "$@"' «simple»
4 b bash -ec «sq:list»
4 b bash -c -- «sq:list»
4 m mksh -c «sq:list»
4 z zsh -fc «sq:list»
4 d dash -c «sq:list»
1 * sh -s «arg» <<<good
1 * echo «dq:list» | sh
1 * sh bad
1 * . ./bad
1 * . ./good
1 b source good
1 b source <(echo bad)
1 b bash <(echo good)
16 * printf '%s\n' a b | xargs good
8 * echo a | xargs -n1 good «arg»
2 * echo bad | xargs «simple»
2 * echo bad | xargs
8 * echo a | xargs -I{} good {} «arg»
1 * echo bad | xargs -I{} {}
4 * echo a | xargs -I% sh -c 'good %'
2 * echo bad | xargs -I% sh -c '% a'
4 * echo a | xargs env «simple»
8 * find . -name good -exec good {} \;
2 * find . -name bad -exec good {} +
1 * find . -name bad -exec {} \;
4 * find . -name sub -exec sh -c 'good "$1"' _ {} \;
1 * find . -name bad -exec sh -c '{}' \;
1 * find . -maxdepth 0 -exec bad {} \;
1 * find . -name bad -execdir good {} \;

tool:
48 * cat
24 * cat «arg»
18 * grep a
3 * grep -c bad good
12 * sed -n 1p
12 * sed s/a/b/
2 * sed 's/a/bad/e'
1 * sed '1e bad' good
12 * sed -e p -e 's/a/b/' good
18 * head -n1
12 * tail -n 1 good
12 * wc -l
12 * sort
1 * sort -u good bad
12 * uniq
12 * tr a b
12 * cut -d: -f1
18 * awk '{print $1}'
2 * awk 'BEGIN{system("bad")}'
6 * awk 'BEGIN{system("good")}'
1 * awk -v x=bad 'BEGIN{print x}'
1 * awk 'BEGIN{print "bad" | "sh"}'
1 * awk 'BEGIN{"bad" | getline}'
2 * basename a/bad
6 * expr 1 + 2
12 * seq 2
12 * printf '%s\n' «arg»
12 * touch out
12 * mkdir -p sub/a
1 * find . -name bad
6 * tee out
1 * git -c alias.x='!bad' x
1 * git -c core.pager=bad --version
1 * git -c alias.x='!good' x
1 * GIT_PAGER=bad git --version
1 * tar cf out --to-command=bad good
1 * tar cf /dev/null --checkpoint=1 --checkpoint-action=exec=bad good
1 * tar cf out -I bad good
6 * tar cf out good
1 * split --filter=bad good
1 * split --filter='bad; cat' good
1 * split -l 1 good p
1 * sort --compress-program=bad -S1 good
1 * find . -name sub -fprint out
1 * test -f bad
1 * env
6 * tac good

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
1 d ENV=./bad sh -c :
2 b command_not_found_handle() { bad; }; missing
2 b command_not_found_handle() { "$@"; }; missing
1 z command_not_found_handler() { bad; }; missing
2 b hash -p ./bad good; good
2 b BASH_CMDS[good]=./bad; good
2 b BASH_ALIASES[good]=bad; shopt -s expand_aliases⏎good
2 b shopt -s expand_aliases⏎alias good=bad⏎good
2 b shopt -s expand_aliases; alias q=bad⏎q
2 dmz alias good=bad⏎good
2 dmz alias q=bad⏎q
1 dmz alias q='good '⏎alias r=bad⏎q r
1 dmz alias good=bad; eval good
1 dmz alias f=bad; f
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
1 mz for x in a b; { bad; }
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

subscript:
1 * a[$(bad)]
1 * a[0]
`
