// Package mcp is a Model Context Protocol server without its tools: messages,
// eras, and the two transports.
//
// One process serves both eras at once and decides for each request. A request
// with the per-request keys of 2026-07-28 in params._meta is modern and stands
// alone; any other is legacy, in the version that initialize settled. Input is
// strict JSON: a duplicate name, invalid UTF-8 or a lone surrogate is a parse
// error. An error never repeats what the client sent.
package mcp
