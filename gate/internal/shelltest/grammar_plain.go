package shelltest

// plainRules are commands, lists, compounds and functions.
const plainRules = `
script:
60 * «block»
60 * «block»⏎«line»
40 * «setup»⏎«block»
10 * «setup»⏎«setup»⏎«block»
10 * «block»⏎«setup»⏎«line»
4 * «odd»⏎«line»
3 * «line»⏎«odd»
3 * «setup»⏎«odd»⏎«line»
22 * «flow»
6 * #env «callerenv»⏎«block»
2 * #env «callerenv»⏎«setup»⏎«block»
2 * #env «callerenv»⏎«flow»
1 * #env «callerenv»⏎«exotic»
4 * «exotic»
3 * «exotic»⏎«line»
3 * «setup»⏎«exotic»
2 * «flow»⏎«exotic»
1 * «exotic»⏎«exotic»

block:
40 * «line»
25 * «line»⏎«line»
20 * «line»⏎«line»⏎«line»
5 * «line»⏎⏎«line»
5 * «line» # «comment»⏎«line»
3 * # «comment»⏎«line»

comment:
5 * bad
5 * it's $(bad)
5 * bad \
3 * bad \\
3 * "
3 * ⇥bad ; bad
2 * <<E
2 * ${x:-

line:
600 * «list»
100 * «hdoc»
15 * «fdef»
60 * «fuse»
80 * «assign»
1 * «cmd» &\⏎& «list»
1 * «cmd» |\⏎| «list»

list:
40 * «cmd»
14 * «cmd»; «list»
8 * «cmd» && «list»
8 * «cmd» || «list»
8 * «pipe»
3 * «cmd» & «list»
3 * ! «cmd»
2 * «cmd»;⏎«list»
2 * «cmd» &&⏎«list»
1 * «cmd» ;\⏎«list»
1 * «cmd» & wait; «list»
1 bmz time «cmd»
1 b time -p «cmd»
2 * «cmd» && «cmd» || «cmd»

pipe:
20 * «cmd» | «cmd»
10 * «cmd» | «tool»
5 * «cmd» | «cmd» | «cmd»
3 b «cmd» |& «cmd»
2 * ! «cmd» | «cmd»
4 * «cmd» | while read -r «var»; do «list»; done
3 * «cmd» | { read «var»; «list»; }
2 * printf '%s\n' «data» | «cmd»
2 * echo «data» | cat

cmd:
70 * «simple»
12 * «compound»
6 * «tool»
6 * «wrap»
3 * «simple» «redir»
2 * «redir» «simple»

simple:
60 * good
60 * good «arg»
30 * good «arg» «arg»
5 * good «arg» «arg» «arg»
8 * «gname»
8 * «gname» «arg»
1 * bad
1 * bad «arg»
1 * «bname»
10 * :
4 * true
4 * false
4 * echo «arg»
3 * echo «arg» «arg»
3 * : «arg»
1 * «call»
1 * «uservar»
1 * «uservar» «arg»
3 * «cd»
2 * «builtin»
3 * LC_ALL=«locale» «simple»
1 * «var»=«value» «simple»
1 * «redir» «var»=«value» «simple»

gname:
5 * "good"
5 * 'good'
3 * g"oo"d
3 * go\od
3 * go\⏎od
2 * g''ood
2 * ""good
2 * "g""ood"
2 * "go\⏎od"
2 bmz $'good'
2 bmz «hex:goodname»
2 * g"o\⏎"od
2 b $"good"
1 * go$'od'
1 * ${-+good}
1 * ${y-good}

goodname:
1 * good

bname:
5 * "bad"
5 * b\ad
3 * b''ad
3 * ba\⏎d
3 * 'b'ad
3 bmz «hex:badname»
2 bmz $'\142ad'
2 bmz $'b\x61d'
1 bmz $'b\u0061d'
2 * ${y-bad}
2 * ${y:+good}${y:-bad}
2 bmz ba[d]
1 * b?d
1 * b*
1 * [b]ad
1 b {bad,good}
1 b {bad,}
1 b b{a,}d
1 b $"bad"
1 * $(echo bad)
1 * "$(echo bad)"
1 * $(:)bad
1 * ./bad
1 * $PWD/bad
1 * ~/bad
1 * $HOME/bad
1 * "$3" «arg»
1 * $2 «arg»

badname:
1 * bad

var:
5 * x
5 * y
3 * z
1 * a

compound:
8 * { «list»; }
8 * ( «list» )
3 * («list»)
2 * {⏎«block»⏎}
2 * (⏎«block»⏎)
8 * if «list»; then «list»; fi
5 * if «list»; then «list»; else «list»; fi
3 * if «list»⏎then «block»⏎elif «list»; then «list»⏎else⏎«block»⏎fi
5 * for «var» in «arg» «arg»; do «list»; done
3 * for «var» in good bad; do «list»; done
2 * for «var» in «arg» «arg»⏎do «list»; continue; «list»; done
3 * for «var» in «arg» «arg»; do «list»; break; «list»; done
2 * for «var» in a b c; do «list» && break; «list»; done
2 * for «var»; do «list»; done
2 * for «var» do «list»; done
2 b for ((i=0; i<2; i++)); do «list»; done
1 b for ((«arith»; i<2; i++)) { «list»; }
4 * while «list»; do «list»; break; done
3 * until «list»; do «list»; break; done
3 * while «list» && false; do «list»; done
2 * i=0; while [ $i -lt 2 ]; do i=$((i+1)); «list»; done
6 * case «arg» in «pat») «list»;; *) «list»;; esac
3 * case «value» in («pat»|«pat») «list»;; «pat») «list»;; esac
2 b case «value» in «pat») «list»;& «pat») «list»;;& *) «list»;; esac
2 * case «value» in «pat») ;; esac
4 bmz [[ «testexpr» ]]
2 bmz [[ «testexpr» ]] && «simple»
3 bmz (( «arith» ))
2 b select «var» in «arg»; do «list»; break; done
4 * { «list»; } «redir»
3 * ( «list» ) «redir»
2 * { «list»; } | «cmd»
2 * «cmd» | { «list»; }
1 b coproc «cmd»
1 b coproc C { «list»; }

pat:
5 * a
5 * good
5 * bad
3 * *
2 * "$x"
2 * $x
2 * [a-z]*
2 * g??d
1 * 'a b'
1 * $(good)
1 bmz @(a|b)
1 b @(a|$(bad))

fname:
5 * f
4 * g
2 * h
1 * good
1 * echo
1 * cat
1 * true

fdef:
20 * «fname»() { «list»; }
6 * «fname» () {⏎«block»⏎}
5 * «fname»() ( «list» )
3 * «fname»()⏎{ «list»; }
5 bmz function «fname» { «list»; }
2 bz function «fname»() { «list»; }
3 * «fname»() if «list»; then «list»; fi
2 * «fname»() for x in a b; do «list»; done
1 * «fname»() case a in *) «list»;; esac
1 b «fname»() (( «arith» ))
1 b «fname»() [[ «testexpr» ]]
3 * «fname»() { «list»; } «redir»
3 * «fname»() { «list»; } | «cmd»
3 * «fname»() { «list»; } && «list»
3 * «fname»() { «list»; } || «list»
3 * «fname»() { «list»; } & «list»
3 * ( «fname»() { «list»; } )
2 * if «list»; then «fname»() { «list»; }; fi
2 * for x in a b; do «fname»() { «list»; }; «call»; done
3 * «fname»() { «list»; return; «list»; }
2 * «fname»() { «list» && return 1; «list»; }
3 bmz «fname»() { local «var»=«value»; «list»; }
3 bmz «fname»() { local «var»; «assign»; «list»; }
2 bmz «fname»() { typeset «var»=«value»; «list»; }
1 b «fname»() { declare -g «var»=«value»; «list»; }
2 d «fname»() { local «var»=«value»; «list»; }
3 * «fname»() { "$@"; }
2 * «fname»() { good "$@"; }
2 * «fname»() { good "$1" "$2"; shift; good "$@"; }
2 * «fname»() { shift; "$@"; }
2 * «fname»() { «fname»() { «list»; }; «list»; }
2 * «fname»() { cd sub; «list»; }
2 * «fname»() { set -- «arg»; «list»; }
2 * «fname»() { exit; }; «list»
2 * «fdef»; unset -f «fname»
1 * unset -f «fname»
1 * unset «fname»
1 b declare -f «fname»
1 b export -f «fname»; bash -c «fname»

fuse:
10 * «fname»() { «list»; }; «list»
10 * f() { «list»; }; f
8 * f() { «list»; }⏎f «arg»
4 * f() («list»); f «arg» && «list»
4 * f() { good "$@"; }; f «arg» «arg»
4 * f() { "$@"; }; f good «arg»
1 * f() { "$@"; }; f «value»
3 * f() { good "$1"; shift; good "$@"; }⏎f «arg» a b
3 * f() { shift; "$@"; }; f a good «arg»
3 * f() { «var»=«value»; }; f; good "$«var»"
2 * f() { «var»=«value»; }; f; $«var»
3 * f() { good "$«var»"; }; «var»=«value»; f
2 * f() { cd sub; good; }; f; good
2 * f() ( cd sub; good ); f; good
2 * f() { good; return; bad; }; f
2 * f() { if «list»; then return 1; fi; good; }; f || good
3 * f() { g; }; g() { good "$1"; }; f a; g b
2 * f() { for i in "$@"; do good "$i"; done; }; f «arg» b
2 * f() { «list»; } >/dev/null; f
2 * f() { while [ $# -gt 0 ]; do good "$1"; shift; done; }; f a «arg»
3 bmz f() { local x=«value»; good "$x"; }; x=«value»; f; good "$x"
1 bmz f() { local x=«value»; g; }; g() { good "$x"; }; x=«value»; f
2 bmz function f { «list»; }; f «arg»

call:
10 * f
6 * g
3 * h
6 * f «arg»
3 * g «arg» «arg»
3 * f good
3 * f bad
2 * f «uservar»
1 * x=«value» f
1 * y=«value» g «arg»
1 * command f
1 * \f
1 * "g"
1 * f | g
1 * $(f)
1 * good "$(f)"
1 * (f)
1 * f &

setup:
40 * «assign»
3 * «fdef»
15 * «fuse»
6 * set -- «arg» «arg»
3 * set -- «value»
2 * set -e
1 * set -u
1 * set -f
2 * shift
2 * cd sub
2 * export «var»=«value»
1 * readonly «var»=«value»
1 * set -a
1 * set -o pipefail
1 b shopt -s lastpipe
1 b shopt -s extglob
1 b shopt -s nullglob
1 b shopt -s expand_aliases
1 b set +B
2 * trap «sq:list» EXIT
1 b trap «sq:list» DEBUG
1 b trap «sq:list» ERR
1 b trap «sq:list» RETURN
1 * trap - EXIT
1 * alias g=«value»
1 * alias good='good a '
1 * unset «var»
1 * IFS=«ifs»
1 bmz a=(«value» «value»)
1 * read «var» <<E⏎«value»⏎E
1 * exec 4>out
1 * exec 4>&1
1 * mkdir -p sub

ifs:
1 * 1
1 * 0-
3 * :
2 * 
2 * o
2 * a
1 * ' '
1 bmz $'\n'
1 * "$x"

assign:
25 * «var»=«value»
4 * «var»=«value» «var»=«value»
4 * «var»=$(«list»)
3 * «var»="$(«list»)"
3 * «var»="$«var»"
3 * «var»=$«var»
2 bmz «var»+=«value»
2 bmz «var»+=" «value»"
2 * «var»=${«var»:-«value»}
2 * : ${«var»:=«value»}
2 * : "${«var»=«value»}"
3 bmz a=(«value» «value»)
1 bmz a+=(«value»)
2 bm a[1]=«value»
2 bm a[0]=«value»
1 bm a[x]=«value»
1 b a[«arith»]=«value»
2 * export «var»=«value»
1 * readonly z=«value»
2 bmz typeset «var»=«value»
1 b declare -i x=«number»
1 b declare -u x=«value»
1 b declare -a a=(«value»)
1 b declare -A a=([k]=«value»)
1 b declare «sq:assignment»
1 * «var»=«value»; export «var»
1 * unset «var»
2 * for «var» in «value» «value»; do :; done
2 * if «cmd»; then «var»=«value»; else «var»=«value»; fi
2 * if «cmd»; then «var»=«value»; fi
2 * «cmd» && «var»=«value»
2 * «cmd» || «var»=«value»
1 * ( «var»=«value» )
1 * { «var»=«value»; } | cat
1 * { «var»=«value»; } &
1 * case «arg» in a) «var»=«value»;; b) «var»=«value»;; esac
1 * while «var»=«value»; do break; done
1 * eval «sq:assignment»
1 bmz printf -v «var» %s «value»
1 bz read -r «var» <<<«value»
1 * read «var» «var» <<E⏎«value» «value»⏎E
1 * getopts ab «var» -a
1 bmz ((«arith»))
1 * : $((«arith»))
1 bmz let «sq:arith»
1 bmz x=$«hex:badname»

assignment:
4 * «var»=«value»
1 * x=good
1 * x=bad

value:
20 * good
12 * bad
4 * a
4 * "good a"
3 * 'bad a'
2 * ''
2 * "$x"
2 * $y
2 * 1
2 * «data»
1 bmz '{bad,good}'
1 bmz '{good,bad}'
1 * "$(good)"
1 * "$(echo good)"
1 * $(echo bad)
1 * ~
1 * "$1"
1 * «bname»
1 * /dev/null

locale:
10 * C
4 * C.UTF-8
4 * en_US.UTF-8
1 * ja_JP.SJIS
1 * "$x"
1 *

number:
5 * 1
3 * 2
1 * -1

uservar:
20 * $x
10 * "$x"
5 * ${x}
5 * $y
5 * $z
3 * ${x:-good}
2 * ${x:+good}
2 * ${x-good}
2 * "${x}"
2 * ${x%a}
2 * ${x#a}
1 * ${x%% *}
2 bm ${a[0]}
1 bm ${a[1]}
1 bm "${a[@]}"
1 bm ${a[*]}
1 bmz ${x/bad/good}
1 bz ${x//o/a}
1 bmz ${x:0:4}
1 b ${x^^}
1 b ${x,,}
1 b ${x@Q}
1 b ${!x}
1 * "$@"
1 * $@
1 * "$1"
1 * $1
1 * $2
1 * $x$y
1 * "$x$y"
1 * $x "$y"
1 * ${#x}
`
