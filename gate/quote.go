package gate

import "strconv"

// quote renders a string for a message: control and invisible characters are
// escaped.
func quote(s string) string { return strconv.QuoteToGraphic(s) }
