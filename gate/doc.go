// Package gate judges shell commands: allow, ask or deny.
//
// New compiles a Policy into a Gate; Gate.Judge answers one Request. A verdict
// depends on the request, the policy and a bounded number of file facts only:
// the package reads no environment, no clock and no network.
package gate
