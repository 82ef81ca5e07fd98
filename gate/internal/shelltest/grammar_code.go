package shelltest

// codeRules are builtins, wrappers and tools, and changes of the directory.
const codeRules = `
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
`
