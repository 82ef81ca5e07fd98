package rules

import "strings"

// InertEnv reports that setting an environment variable to a value changes
// nothing but what programs print, how many threads they use, or which of
// their own modes they run in. A name is inert only if no tool known to us
// takes a program, path, host, library, configuration or option from it;
// dozens do from other names, so every name that is not here is unknown.
func InertEnv(name, value string) bool {
	switch {
	case name == "COLUMNS" || name == "LINES":
		return strings.Trim(value, "0123456789") == "" // mksh evaluates an expression
	case hasName(inertNames, name):
		return plain(value)
	case hasName(inertModes, name):
		return isWord(value)
	case hasName(pagerNames, name):
		return value == "" || value == "cat"
	case hasName(editorNames, name):
		return hasName("true : cat false", value)
	case name == "LANG" || strings.HasPrefix(name, "LC_") && isName(name):
		return value == "" || SafeLocale(value)
	case value == "" && hasName(emptyNames, name):
		return true
	case name == "GOFLAGS":
		return hasName("-count=1 -mod=vendor -mod=readonly -buildvcs=false -race -v -short -trimpath", value)
	case name == "RUSTFLAGS" || name == "RUSTDOCFLAGS":
		return rustFlags(value)
	case strings.HasPrefix(name, "HOMEBREW_NO_"):
		return isDigits(value) || value == ""
	}
	return false
}

// SafeLocale reports a locale in whose encoding no byte of ASCII is part of
// another character. In Shift JIS, Big5, GBK or GB 18030 a backslash, a bar or
// a brace may be the second half of one, and the shell reads a text otherwise
// than it looks.
func SafeLocale(value string) bool {
	if value == "C" || value == "POSIX" {
		return true
	}
	value, _, _ = strings.Cut(value, "@")
	name, codeset, ok := strings.Cut(value, ".")
	language, territory, _ := strings.Cut(name, "_")
	if name != "C" && (len(language) != 2 && len(language) != 3 || strings.ToLower(language) != language || strings.Trim(territory, "ABCDEFGHIJKLMNOPQRSTUVWXYZ") != "") {
		return false // a name from locale.alias
	}
	if !ok {
		return name != "C" && language != "zh" // Taiwan and Hong Kong mean Big5
	}
	codeset = strings.ToLower(strings.ReplaceAll(codeset, "-", ""))
	return codeset == "utf8" || codeset == "usascii" || strings.HasPrefix(codeset, "iso8859")
}

// InertUnset reports that removing a variable from the environment takes a
// mode, a display setting or added code away, and that programs then do what
// they do by default.
func InertUnset(name string) bool {
	return hasName(inertNames, name) || hasName(inertModes, name) || hasName(emptyNames, name) || name == "LANG" || strings.HasPrefix(name, "LC_") && isName(name)
}

const (
	// inertNames take numbers, booleans and words, and nothing reads a path
	// or a program from them.
	inertNames = "CI NO_COLOR FORCE_COLOR CLICOLOR CLICOLOR_FORCE COLORTERM TERM LANGUAGE TZ COLUMNS LINES " +
		"GOOS GOARCH GOARM GOAMD64 GOARM64 GO386 CGO_ENABLED GOMAXPROCS GOMEMLIMIT GOGC GO111MODULE GOTRACEBACK GODEBUG GORACE GOTESTSUM_FORMAT " +
		"RUST_BACKTRACE RUST_LIB_BACKTRACE RUST_LOG RUST_LOG_STYLE RUST_TEST_THREADS RUST_TEST_NOCAPTURE RUST_MIN_STACK CARGO_TERM_COLOR CARGO_TERM_PROGRESS_WHEN CARGO_TERM_VERBOSE CARGO_INCREMENTAL CARGO_BUILD_JOBS CARGO_NET_OFFLINE " +
		"HUSKY COVERAGE E2E DEBUG VERBOSE LOG_LEVEL LOGLEVEL QUIET V PYTHONUNBUFFERED PYTHONDONTWRITEBYTECODE PYTHONHASHSEED PYTHONIOENCODING PYTHONUTF8 PYTHONFAULTHANDLER PYTHONNOUSERSITE " +
		"PIP_DISABLE_PIP_VERSION_CHECK PIP_NO_COLOR PIP_NO_INPUT PIP_PROGRESS_BAR PY_COLORS MYPY_FORCE_COLOR DEBIAN_FRONTEND NPM_CONFIG_LOGLEVEL npm_config_loglevel NPM_CONFIG_FUND npm_config_fund NPM_CONFIG_AUDIT npm_config_audit NPM_CONFIG_COLOR npm_config_color NPM_CONFIG_PROGRESS npm_config_progress NPM_CONFIG_UPDATE_NOTIFIER npm_config_update_notifier " +
		"NEXT_TELEMETRY_DISABLED TURBO_TELEMETRY_DISABLED ASTRO_TELEMETRY_DISABLED GATSBY_TELEMETRY_DISABLED STORYBOOK_DISABLE_TELEMETRY DO_NOT_TRACK DOTNET_CLI_TELEMETRY_OPTOUT DOTNET_NOLOGO UV_NO_PROGRESS TF_IN_AUTOMATION TF_INPUT " +
		"GIT_TERMINAL_PROMPT GIT_OPTIONAL_LOCKS GIT_ADVICE OMP_NUM_THREADS OPENBLAS_NUM_THREADS MKL_NUM_THREADS TOKENIZERS_PARALLELISM JEST_JUNIT_CLASSNAME NX_DAEMON NX_SKIP_NX_CACHE NX_NO_CLOUD CTEST_OUTPUT_ON_FAILURE CTEST_PARALLEL_LEVEL CMAKE_BUILD_PARALLEL_LEVEL CLICOLOR_NONE ACCESSIBLE SYSTEMD_COLORS COVERAGE_CORE BABEL_DISABLE_CACHE"
	// emptyNames add code or options, so that clearing them adds none.
	emptyNames = "PYTHONPATH PYTHONSTARTUP PYTEST_ADDOPTS GOFLAGS NODE_OPTIONS RUSTFLAGS RUBYOPT PERL5OPT MAKEFLAGS JAVA_TOOL_OPTIONS LD_PRELOAD LD_LIBRARY_PATH BASH_ENV ENV CDPATH"
	// inertModes name a mode of an application.
	inertModes = "NODE_ENV RAILS_ENV RACK_ENV APP_ENV FLASK_ENV MIX_ENV BABEL_ENV VITE_ENV DJANGO_ENV ENVIRONMENT STAGE TEST TESTING BUILD_ENV"
	// pagerNames name the program that shows output page by page.
	pagerNames = "PAGER GIT_PAGER MANPAGER SYSTEMD_PAGER BAT_PAGER DELTA_PAGER GH_PAGER AWS_PAGER PSQL_PAGER"
	// editorNames name the program that edits messages.
	editorNames = "EDITOR VISUAL GIT_EDITOR GIT_SEQUENCE_EDITOR"
)

// rustFlags reports options of rustc that set levels of lints, conditions, or
// how the code is optimised. Others name linkers, libraries and wrappers.
func rustFlags(value string) bool {
	const codegen = "opt-level debuginfo target-cpu target-feature codegen-units debug-assertions overflow-checks lto panic strip instrument-coverage force-frame-pointers"
	words := strings.Fields(value)
	for i := 0; i < len(words); i++ {
		w := words[i]
		if len(w) == 2 && i+1 < len(words) {
			i++
			w += words[i]
		}
		if len(w) < 3 || w[0] != '-' {
			return false
		}
		arg := w[2:]
		switch w[1] {
		case 'A', 'W', 'D', 'F':
			if !isWord(strings.ReplaceAll(arg, ":", "_")) {
				return false
			}
		case 'C':
			key, val, _ := strings.Cut(arg, "=")
			if !hasName(codegen, key) || val != "" && !isWord(strings.NewReplacer("+", "", ",", "").Replace(val)) {
				return false
			}
		default:
			if c, ok := strings.CutPrefix(w, "--cfg="); !ok || !isWord(c) {
				return false
			}
		}
	}
	return true
}

// plain reports a value without characters that a shell, a URL or a path
// would need. RUST_LOG has commas and equal signs, LANG dots and @.
func plain(s string) bool {
	for i := range len(s) {
		c := s[i]
		if (c < 'a' || c > 'z') && (c < 'A' || c > 'Z') && (c < '0' || c > '9') && strings.IndexByte("_-.,=:*+@% /", c) < 0 {
			return false
		}
		if c == '/' && (i == 0 || !letter(s[i-1])) || c == '.' && i+1 < len(s) && s[i+1] == '.' || c == ':' && i == 0 {
			return false
		}
	}
	return true
}

func letter(c byte) bool { return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' }

// isWord reports letters, digits, and the dots, dashes and at signs of locale
// and mode names.
func isWord(s string) bool {
	for i := range len(s) {
		c := s[i]
		if !letter(c) && (c < '0' || c > '9') && strings.IndexByte("_-.@", c) < 0 {
			return false
		}
	}
	return s != ""
}

// ShellOnly reports that a bare assignment to a name stays inside the
// script: the shell itself gives it no meaning, and no program would read it
// if it happened to be in the environment already. Inherited variables stay
// exported when they are assigned to, so D=x can reach a program only if D
// was exported before; ordinary names have no reader there. Names that
// shells, loaders, version control, language runtimes, package managers,
// compilers or network programs read do.
func ShellOnly(name string) bool {
	if !Unobeyed(name) || hasName(programNames, name) || begins(name, programPrefixes) {
		return false
	}
	i := strings.LastIndexByte(name, '_')
	return i < 0 || !hasName(programSuffixes, name[i+1:])
}

// Unobeyed reports a name to which neither shells and the C library nor the
// programs of Deaf give a meaning that matters.
func Unobeyed(name string) bool {
	return isName(name) && !hasName(shellNames, name) && !begins(name, shellPrefixes)
}

// ZshOnly reports a name that is nothing in other shells. In zsh these are tied
// to PATH and its like. zshparam(1), Parameters Used By The Shell.
func ZshOnly(name string) bool { return hasName("path cdpath fpath module_path", name) }

// Deaf reports a builtin or a program that obeys no variable of its own but for
// how its output looks, and starts no other program without saying so. POSIX,
// Shell and Utilities, environment variables of each; the GNU manual of each.
// On macOS some programs are looked up in a directory that a variable names,
// strings among them. xcode-select(1).
func Deaf(name string) bool { return hasName(deafNames, name) }

const deafNames = ": [ break cd continue declare echo exit export false getopts let local mapfile printf pwd read readarray readonly return shift test true type typeset umask unset wait " +
	"basename cat cksum cmp comm cp cut date df diff dirname du egrep expand expr fgrep find fmt fold grep head hostname id join jq ln ls md5sum mkdir mktemp mv nl nproc od paste readlink realpath rev rm rmdir sed seq sha1sum sha256sum sha512sum sleep sort stat tac tail tee touch tr uname uniq wc which whoami xxd"

// begins reports whether a name begins with one of the prefixes of a list. It
// looks at those with the same first letter only: a script may assign to
// thousands of names.
func begins(name, prefixes string) bool {
	for from := 0; ; from++ {
		i := strings.IndexByte(prefixes[from:], name[0])
		if i < 0 {
			return false
		}
		from += i
		if from > 0 && prefixes[from-1] != ' ' {
			continue
		}
		prefix, _, _ := strings.Cut(prefixes[from:], " ")
		if strings.HasPrefix(name, prefix) {
			return true
		}
	}
}

const (
	shellNames = "IFS PATH HOME ENV PS0 PS1 PS2 PS3 PS4 PROMPT RPROMPT RPS1 SHELLOPTS BASHOPTS CDPATH cdpath path fpath FPATH MODULE_PATH module_path GLOBIGNORE EXECIGNORE FIGNORE FCEDIT FUNCNEST INPUTRC TIMEFORMAT TMOUT POSIXLY_CORRECT OPTIND OPTARG OPTERR OLDPWD PWD DIRSTACK UID EUID GROUPS RANDOM SECONDS LINENO EPOCHSECONDS SRANDOM BASHPID PPID PGRP PIPESTATUS USER_ID HOSTFILE MAIL MAILPATH MAILCHECK COMP_WORDBREAKS COMPREPLY PROMPT_COMMAND PROMPT_DIRTRIM precmd preexec chpwd NULLCMD READNULLCMD " +
		"TMPDIR TMPPREFIX EXECSHELL STTY ARGV0 histchars SPROMPT TZ TZDIR LINES COLUMNS LOCPATH PATH_LOCALE NLSPATH DEVELOPER_DIR TOOLCHAINS SDKROOT RES_OPTIONS LOCALDOMAIN HOSTALIASES GETCONF_DIR GREP_OPTIONS GREP_COLORS LS_COLORS LS_OPTIONS"
	shellPrefixes = "BASH_ BASH_FUNC_ KSH HIST PROMPT_ TEXTDOMAIN ZDOTDIR ZSH LD_ DYLD_ LC_ LOCALE_ARCHIVE MUSL_ RESOLV_ LDAP DBUS_ SYSTEMD_ LIBXO_ GCONV_ MALLOC_ GLIBC_ FAKEROOT PROXYCHAINS_ Malloc OBJC_ CFFIXED_ PHOCINAE_ GUARDEXEC_ CLAUDE ANTHROPIC OPENAI CODEX GEMINI"
	programNames  = "EDITOR VISUAL PAGER MANPAGER BROWSER SHELL TEMP TMP DISPLAY XAUTHORITY LOGNAME USER " +
		"CC CXX CPP LD AR AS NM RANLIB STRIP OBJCOPY FC F77 CFLAGS CXXFLAGS CPPFLAGS LDFLAGS MAKE MAKEFLAGS GNUMAKEFLAGS MFLAGS MAKEFILES MAKELEVEL CLASSPATH PKG_CONFIG PKG_CONFIG_PATH CMAKE_PREFIX_PATH " +
		"MALLOC_CONF TAR_OPTIONS GZIP BZIP2 XZ_OPT XZ_DEFAULTS ZSTD_CLEVEL UNZIP ZIPOPT RSYNC_RSH RSYNC_PROXY CVS_RSH SVN_SSH EMAIL KUBECONFIG"
	programPrefixes = "GIT_ GCM_ NODE_ PYTHON PERL RUBY GEM_ BUNDLE_ JAVA _JAVA JDK_ MAVEN M2_ MVN_ GRADLE CARGO RUST GO NPM npm_ PNPM_ YARN PIP UV_ POETRY_ CONDA VIRTUAL_ENV TOX_ PYTEST_ MYPY COVERAGE SSH SUDO GPG GNUPG TERM LESS MAN FZF RIPGREP CURL WGET DOCKER COMPOSE_ KUBE HELM_ AWS_ AZURE_ GOOGLE_ CLOUDSDK_ GH_ GITHUB_ GLAB_ TF_ ANSIBLE VAULT_ PG MYSQL REDIS MONGO XDG_ GTK_ QT_ DOTNET_ MSBUILD NUGET_ PHP COMPOSER_ LUA_ R_ JULIA_ DENO_ BUN_ ESLINT JEST VITE NX_ TURBO_ CMAKE_ CTEST_ CCACHE_ MESON NINJA_ BAZEL OPENSSL_ SSL_ REQUESTS_ HTTP_ FTP_ ALL_PROXY TCL VIM EMACS NVIM EXINIT BAT_ DELTA_ HOMEBREW_ NIX_ ASDF_ MISE_ PYENV_ RBENV_ NVM_ DIRENV_"
	programSuffixes = "PROXY proxy PAGER EDITOR ASKPASS OPTS OPTIONS FLAGS WRAPPER HOME PRELOAD PRESET" // after the last _
)
