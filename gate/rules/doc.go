// Package rules holds what guardexec knows of programs: which options they
// take, what their operands are, and what they do to the machine.
//
// A Contract states facts, never verdicts. Analyze turns an argument list into
// the effects it would have; whether an effect is welcome is policy, and
// policy lives in package gate. Every argument that a contract does not
// account for becomes an Unknown effect, which is never allowed.
package rules
