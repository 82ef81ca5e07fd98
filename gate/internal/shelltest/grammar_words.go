package shelltest

// wordRules are arguments, expansions, redirections, tests and arithmetic.
const wordRules = "" + `
arg:
30 * a
8 * b
8 * 'a b'
6 * "a b"
6 * bad
4 * good
4 * -n
3 * --
3 * ''
3 * ""
8 * «uservar»
5 * "$x"
4 * "$1"
3 * "$@"
2 * $*
2 * "$*"
2 * $#
2 * "$#"
1 * $?
1 * "$0"
4 * "$(«list»)"
3 * $(«list»)
2 * «bq:list»
1 * "«bq:list»"
1 * $(⏎«block»⏎)
2 * «sq:list»
2 * «dq:list»
1 * «bs:list»
3 * «data»
3 * "${x:-a}"
2 * ${y:-«arg»}
2 * "${y:-«text»}"
1 * "${x:-'«text»'}"
1 * ${y:-'«text»'}
1 * "${y:-"«text»"}"
1 * ${y:="«text»"}
1 * ${x:+«arg»}
2 * "${x#*«pat»}"
1 * ${x##"$y"}
2 bmz ${x/a/b}
1 bmz "${x//'a'/$(«simple»)}"
1 bmz "${x:1}"
1 bmz ${x:$((1)):2}
1 bm "${a[@]}"
1 bm "${a[0]}"
1 bm ${a[$((0))]}
1 bm "${#a[@]}"
1 b "${!a[@]}"
1 b ${x@Q}
1 b "${x^}"
3 bmz {a,b}
2 bmz {a,«arg»}
1 b {1..3}
1 b a{b,{c,d}}
1 bmz {a
1 bmz a}
1 bmz {}
1 bmz {,«arg»}
1 bmz {$x,«uservar»}
1 bmz $'a\qb'
1 bmz $'\cA\e\?\"'
1 bmz $'\M-a\8\x'
1 * a=~/b
1 * a+=~
1 * a[1]=~
1 * a:~
1 bmz {a}
2 * *
2 * g*
1 * b?d
1 * "g"*
1 * "*"
1 * \*
1 * [a
1 * [ab]*
2 * ~
1 * ~/a
1 * a~
1 * x=~
2 * a\⏎b
2 * "a\⏎b"
1 * "a⏎b"
1 * 'a⏎b'
2 bmz $'a\nb'
1 bmz $'\x62ad'
1 b $"a"
2 * a#b
1 * \#
1 * a\ b
1 * "a\b"
1 * "\$x"
1 * '\'
1 * "\\"
1 * \\
1 * a"b"'c'
1 * $
1 * "$"
1 * a$
1 * !
1 * {
1 * }
1 * if
1 * x=bad
1 * =
2 * $((1+2))
1 * "$((«arith»))"
1 b $[1+2]
1 bz <(«list»)
1 b >(«list»)
1 * "$PWD"
1 * $HOME
1 * $-
1 * sub
1 * "$x"/«uservar»

text:
5 * a
5 * bad
3 * $(bad)
2 * $(good)
2 * $x
1 * a b
1 * ${y:-$(good)}
1 * "
1 * '
1 * '$(bad)'
1 * \"$(good)\"
1 * \$(bad)

data:
4 * 'bad'
3 * 'x; bad'
3 * '$(bad)'
2 * '` + "`bad`" + `'
2 * 'a[$(bad)]'
2 * 'a[$(bad)0]'
2 * "; bad"
2 * '| bad'
2 * '&& bad'
1 * '⏎bad'
1 * "\$(bad)"
1 * "\` + "`bad\\`" + `"
1 * \$\(bad\)
1 * '<(bad)'
1 * '# bad'
1 * '{bad,bad}'
1 * 'x=bad'
1 * '${x@P}'
1 * 'BEGIN{system("bad")}'
1 * '"; bad; "'
1 * "'; bad; '"
1 bmz $'\n'bad

redir:
16 * >/dev/null
12 * 2>&1
8 * 2>/dev/null
6 * >out
2 * >>out
3 * </dev/null
2 * <out
1 * <<<«arg»
2 bmz <<<"$x"
1 bmz &>/dev/null
1 b &>>out
1 * >&2
1 * 2>&-
1 * <&0
1 b {fd}>/dev/null
1 * >|out
1 bz <<<$(«list»)
1 bz < <(«list»)
1 b > >(«list»)
1 * 4>&1 5>/dev/null
1 * >$x
1 * <>out
1 * 4<<E⏎bad⏎E⏎
2 * >missing/a
1 * 2>missing/a
1 * <missing
1 * 4>&7
1 b {fd}>missing/a
1 * >>missing/$x

hdoc:
10 * cat <<E⏎«hbody»⏎E
5 * cat <<E | «cmd»⏎«hbody»⏎E
8 * cat <<'E'⏎«hbody»⏎E
4 * cat <<\E⏎«hbody»⏎E
3 * cat <<"E"⏎«hbody»⏎E
4 * cat <<-E⏎⇥«hbody»⏎⇥E
2 * cat <<-'E'⏎⇥«hbody»⏎⇥E
3 * good <<E⏎«hbody»⏎E
3 * good <<E; «list»⏎«hbody»⏎E
3 * good <<E && «list»⏎«hbody»⏎E
2 * cat <<E >out⏎«hbody»⏎E
2 * cat <<E; cat <<F⏎«hbody»⏎E⏎«hbody»⏎F
2 * cat <<E <<'F'⏎«hbody»⏎E⏎«hbody»⏎F
2 * «var»=$(cat <<E⏎«hbody»⏎E⏎)
2 * «var»="$(cat <<'E'⏎«hbody»⏎E⏎)"
2 * good "$(cat <<E⏎«hbody»⏎E⏎)"
2 * if cat <<E⏎«hbody»⏎E⏎then «list»; fi
1 * while read «var»; do «list»; done <<E⏎«hbody»⏎E
1 * while read «var»; do «list»; done <<'E'⏎«hbody»⏎E
2 * { «list»; } <<E⏎«hbody»⏎E
2 * f() { cat <<E⏎«hbody»⏎E⏎}; f
1 * ( cat <<E⏎«hbody»⏎E⏎)
1 * cat <<E # «comment»⏎«hbody»⏎E
1 * cat << E⏎«hbody»⏎E⏎«list»
1 * cat <<E\⏎F⏎«hbody»⏎EF
1 * cat <<''⏎«hbody»⏎
1 * cat <<"E F"⏎«hbody»⏎E F
1 * cat \⏎<<E⏎«hbody»⏎E
1 * sh <<E⏎«block»⏎E
2 * sh <<'E'⏎«block»⏎E
2 b bash <<'E'⏎«block»⏎E
1 * eval "$(cat <<'E'⏎«block»⏎E⏎)"
1 * . /dev/stdin <<'E'⏎«block»⏎E
1 * cat <<E | sh⏎«block»⏎E
1 * cat <<E⏎«hbody»
1 b cat <<< «arg»
1 * cat <<E⏎«hbody»⏎E ⏎«hbody»⏎E

hbody:
20 * «htext»
10 * «htext»⏎«htext»
4 * «htext»⏎«hbody»

htext:
15 * a
10 * bad
5 * $x
4 * $(«simple»)
4 * \$(bad)
4 * ` + "`good`" + `
2 * \` + "`bad\\`" + `
3 * 'a'
3 * "a"
2 * it's
2 * "
2 * ${x:-a}
2 * ${x:-'$(bad)'}
1 * ${x:-"$(good)"}
2 * ${x:-$(good)}
2 * a \⏎b
2 * \⏎E
2 * E\⏎
2 * \\
2 * a\\
2 *  E
2 * E 
1 * ⇥E
1 * $\⏎(bad)
1 * \\$(bad)
1 * \\\$(bad)
2 * # a \⏎bad
1 * $((1+2))
1 * $((«arith»))
1 * )
1 * }
1 * EOF
1 * $
1 * <<F
1 * $'a'
1 * ${x@P}

testexpr:
6 * -n $x
6 * $x == «pat»
5 * -z "$x"
4 * a = a
3 * $x != bad
3 * -e bad
2 * -f $x
2 b -v x
1 b -v a[0]
1 b -v 'a[$(bad)]'
1 b -v «uservar»
2 * 1 -eq 1
3 * $# -eq 1
1 * $x -eq 1
1 * x -eq 1
1 * 'a[$(bad)]' -eq 1
1 * «uservar» -lt «uservar»
2 b $x =~ ^g
1 b $x =~ «pat»
1 * «testexpr» && «testexpr»
1 * ! «testexpr»
1 * ( «testexpr» )
1 * $(«simple») == a
1 b a == @(a|$(bad))
1 * -R x

arith:
20 * 1
15 * i=1
8 * x=1
8 * i=1,i++
8 * $#
3 * i+1
1 * x
1 * $x
1 * i++
1 * x+y
1 * "$x"
1 * x?1:2
2 * (1,2)
2 bm a[0]
1 bm a[x]
1 bm a[$x]
1 bm a[$(bad)]
1 bm a['$(bad)']
1 b 'x[$(bad)]'
1 * $(echo 1)
1 * ${#x}
1 * x=$x
1 * 08
1 * $1
1 * i<2
1 * x=y
1 bm a[0]=1
1 * !x
1 * -x
1 * $((1))
`
