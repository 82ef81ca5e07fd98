// Package wrappers knows the coding agents: how each tells of a tool call, and
// in which words it takes an answer. A refusal in the dialect of another agent
// is an allow, so every agent has its own file, and its answers are constants
// of this package that were seen to work.
//
// It knows nothing of shells and judges nothing.
package wrappers
