package rules

// git is git 2.39 with the options of later versions that only print, from
// its man pages. One variable is one command; the files git_*.go hold them.
var git = []Contract{{
	Names: "git", Doc: "Version control. git(1).", BareOK: true, Scan: ScanGitGlobal,
	Flags: []Flag{
		{Names: "-P --no-pager --no-optional-locks --literal-pathspecs --glob-pathspecs --noglob-pathspecs --icase-pathspecs --no-replace-objects --no-lazy-fetch --no-advice -v --version -h --help --html-path --man-path --info-path"},
		{Names: "-C=", Value: Base},
		{Names: "-c="},
		{Names: "--exec-path?", Value: Load, Note: "directory git runs its commands from"},
		{Names: "--config-env=", Value: Load, Note: "configuration from the environment"},
		{Names: "-p --paginate", Does: Program, Note: "starts the configured pager"},
		{Names: "--git-dir= --work-tree= --attr-source= --namespace= --super-prefix=", Value: Unknown, Note: "the repository or its work tree is another one"},
		{Names: "--bare", Does: Unknown, Note: "the repository is another one"},
	},
	Subs: []Contract{
		gitStatus, gitDiff, gitLog, gitBlame, gitGrep, gitReflog, gitShortlog, gitRevList, gitRangeDiff,
		gitLsFiles, gitLsTree, gitLsRemote, gitRevParse, gitDescribe, gitNameRev, gitMergeBase, gitCherry,
		gitShowRef, gitForEachRef, gitShowBranch, gitCountObjects, gitCatFile, gitDiffTree, gitCheckIgnore,
		gitCheckAttr, gitCheckRefFormat, gitVar, gitHelp, gitVersion, gitFsck, gitPatchID, gitStripspace,
		gitColumn, gitVerify, gitMergeTree, gitGetTar, gitInterpretTrailers,

		gitBranch, gitTag, gitRemote, gitStash, gitWorktree, gitConfig, gitNotes, gitSubmodule,
		gitSparse, gitLFS, gitBisect, gitBundle, gitSymbolicRef, gitUpdateRef, gitUpdateIndex,
		gitReplace, gitRerere, gitMaintenance, gitHook, gitCredential, gitMultiPack, gitCommitGraph,

		gitFetch, gitPull, gitPush, gitClone, gitInit, gitAdd, gitRm, gitMv, gitCommit, gitMerge,
		gitRebase, gitCherryPick, gitRevert, gitReset, gitCheckout, gitSwitch, gitRestore, gitClean,
		gitApply, gitAm, gitFormatPatch, gitArchive, gitGC, gitPrune, gitFilter, gitHashObject,
		gitCheckoutIndex, gitReadTree, gitWriteTree, gitPlumbing, gitTools, gitServers, gitMail,
		gitSVN, gitMergeFile, gitFastExport, gitRequestPull,
	},
}}
