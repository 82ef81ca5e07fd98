// Package systemone is the client of a local decision model that speaks the
// /v1/systemone protocol, and layer L1 of the gate on top of it.
//
// A request is one exchange over one connection under one deadline. There is
// no proxy, no redirect and no retry; a server must be on this machine unless
// the operator says otherwise; a reply is at most 1 MiB and every answer in it
// is checked for type and range. Whatever is wrong is an error, which the gate
// answers with fail_closed.
package systemone
