// Package shelltest makes shell scripts at random and runs them for real, to
// refute what the gate proves about them.
//
// The leaves of a script are two stub programs, good and bad, which write down
// that they ran, where, and with which arguments. Around them stand every
// construct and spelling of the shells that may run a program, and a few
// harmless tools, which write themselves down too. A script runs in a fresh
// directory of its own with nothing else on PATH.
package shelltest
