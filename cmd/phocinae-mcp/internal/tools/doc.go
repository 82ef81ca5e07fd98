// Package tools holds the four tools of phocinae-mcp and its resources.
package tools
