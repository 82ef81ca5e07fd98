// Package config turns flags, environment, files and defaults into one checked
// Config, and a Config into a gate.Policy.
//
// The order is flag, environment, the user's file, the system's file, default.
// Every value is typed and strict: what does not parse is an error, never a
// default. Load and Policy read nothing but through their Source.
package config
