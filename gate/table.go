package gate

// Table is a user's table of allowed and refused commands, in the format of
// the original's l0_table.json.
type Table struct{}
