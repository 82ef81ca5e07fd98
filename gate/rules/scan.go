package rules

// scan runs the scanner of a contract.
func scan(c *Call) {
	switch c.Contract.Scan {
	case ScanNone:
	case ScanWrap:
		scanWrap(c)
	case ScanSessions:
		scanSessions(c)
	case ScanProjectEnv:
		scanProjectEnv(c)
	case ScanXargs:
		scanXargs(c)
	case ScanJoin:
		scanJoin(c)
	case ScanRare:
		scanRare(c)
	case ScanVolume:
		scanVolume(c)
	case ScanRust:
		scanRust(c)
	case ScanLocal:
		scanLocal(c)
	case ScanShell:
		scanShell(c)
	case ScanForeignShell:
		scanForeignShell(c)
	case ScanBuiltin:
		scanBuiltin(c)
	case ScanAssign:
		scanAssign(c)
	case ScanKill:
		scanKill(c)
	case ScanInterp:
		scanInterp(c)
	case ScanMake:
		scanMake(c)
	case ScanPkgScript:
		scanPkgScript(c)
	case ScanTester:
		scanTester(c)
	case ScanCC:
		scanCC(c)
	case ScanPkg:
		scanPkg(c)
	case ScanSysPkg:
		scanSysPkg(c)
	case ScanPyProject:
		scanPyProject(c)
	case ScanConfigVerb:
		scanConfigVerb(c)
	case ScanSystem:
		scanSystem(c)
	case ScanGo:
		scanGo(c)
	case ScanFacts:
		scanFacts(c)
	case ScanGitGlobal:
		scanGitGlobal(c)
	case ScanGitRev:
		scanGitRev(c)
	case ScanReady:
		scanReady(c)
	case ScanGitFormat:
		scanGitFormat(c)
	case ScanGitReflog:
		scanGitReflog(c)
	case ScanGitRefs:
		scanGitRefs(c)
	case ScanGitURL:
		scanGitURL(c)
	case ScanGitConfig:
		scanGitConfig(c)
	case ScanRefPath:
		scanRefPath(c)
	case ScanSSH:
		scanSSH(c)
	case ScanCurl:
		scanCurl(c)
	case ScanHTTP:
		scanHTTP(c)
	case ScanNetcat:
		scanNetcat(c)
	case ScanHost:
		scanHost(c)
	case ScanIP:
		scanIP(c)
	case ScanKeygen:
		scanKeygen(c)
	case ScanDocker:
		scanDocker(c)
	case ScanBuild:
		scanDockerBuild(c)
	case ScanSpec:
		scanSpec(c)
	case ScanCompose:
		scanCompose(c)
	case ScanUmask:
		scanUmask(c)
	case ScanArgFile:
		c.argFiles()
	case ScanFill:
		scanFill(c)
	case ScanElm:
		scanElm(c)
	case ScanDotnet:
		scanDotnet(c)
	case ScanFlake:
		scanFlake(c)
	case ScanInspect:
		scanInspect(c)
	case ScanDockerCp:
		scanDockerCopy(c)
	case ScanCloud:
		scanCloud(c)
	case ScanTerraform:
		scanTerraformFmt(c)
	case ScanSQL:
		scanSQL(c)
	case ScanSQLite:
		scanSQLite(c)
	case ScanDump:
		scanDump(c)
	case ScanCopy:
		scanCopy(c)
	case ScanChmod:
		scanChmod(c)
	case ScanEnv:
		scanEnv(c)
	case ScanDD:
		scanDD(c)
	case ScanPrint:
		scanPrint(c)
	case ScanTest:
		scanTest(c)
	case ScanSplit:
		scanSplit(c)
	case ScanDate:
		scanDate(c)
	case ScanSeq:
		scanSeq(c)
	case ScanMktemp:
		scanMktemp(c)
	case ScanShred:
		scanShred(c)
	case ScanFind:
		scanFind(c)
	case ScanSearch:
		scanSearch(c)
	case ScanSed:
		scanSed(c)
	case ScanAwk:
		scanAwk(c)
	case ScanOpenSSL:
		scanOpenSSL(c)
	case ScanGPG:
		scanGPG(c)
	case ScanSVN:
		scanSVN(c)
	case ScanJq:
		scanJq(c)
	case ScanYq:
		scanYq(c)
	case ScanPandoc:
		scanPandoc(c)
	case ScanDocument:
		scanDocument(c)
	case ScanXMLStar:
		scanXMLStarlet(c)
	case ScanTar:
		scanTar(c)
	case ScanZip:
		scanZip(c)
	case ScanCompress:
		scanCompress(c)
	case ScanRsync:
		scanRsync(c)
	case ScanStty:
		scanStty(c)
	case ScanMedia:
		scanMedia(c)
	case ScanPDFText:
		scanPDFText(c)
	case ScanGoTool:
		scanGoTool(c)
	case ScanCMake:
		scanCMake(c)
	case ScanVersion:
		scanVersion(c)
	case ScanMiller:
		scanMiller(c)
	case ScanDasel:
		scanDasel(c)
	case ScanNames:
		scanNames(c)
	case ScanChain:
		scanChain(c)
	case ScanTasks:
		scanTasks(c)
	case ScanClojure:
		scanClojure(c)
	case ScanPolicy:
		scanPolicy(c)
	case ScanTop:
		scanDockerTop(c)
	case ScanListed:
		scanListed(c)
	case ScanNetwork:
		scanNetwork(c)
	case ScanLdd:
		scanLdd(c)
	case ScanToolchain:
		scanToolchain(c)
	case ScanRunuser:
		scanRunuser(c)
	default:
		c.Unknown("its arguments are not understood")
	}
}
