// Package shellparse turns the text of a shell script into segments: every
// simple command that could run, with its words as far as they are certain,
// its redirections, its working directory and the source of its input.
//
// It is the only importer of mvdan.cc/sh/v3/syntax. It knows nothing of
// programs or of policy. What it cannot see it marks as a Doubt, and what it
// refuses to read it answers with an Error; neither is ever proof of safety.
package shellparse
