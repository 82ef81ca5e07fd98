//go:build linux

// Live runs coding agents, each in a home of its own, against a model that
// asks for commands, and looks what becomes of them with guardexec installed,
// broken and taken out again. See the script run beside it.
package main

import (
	"context"
	"flag"
	"fmt"
	"os"
	"os/signal"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"
	"syscall"
	"time"
)

func main() {
	work := flag.String("work", "", "scratch directory; bin/guardexec is in it")
	npm := flag.String("npm", "", "directory of the packages, one below it for each client")
	node := flag.String("node", "", "directory with node")
	list := flag.Bool("list", false, "print the names of all clients")
	flag.Parse()
	if *list {
		for _, c := range clients() {
			fmt.Println(c.name)
		}
		return
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	ok, err := live(ctx, *work, *npm, *node, flag.Args())
	if err != nil {
		fmt.Fprintln(os.Stderr, "live:", err)
	}
	if err != nil || !ok {
		os.Exit(1)
	}
}

// live measures the named clients, some of them at a time, and prints their
// matrix. It is not ok if one that runs gives a wrong result.
func live(ctx context.Context, work, npm, node string, names []string) (ok bool, err error) {
	if err := adopt(); err != nil {
		return false, err
	}
	var chosen []client
	all := clients()
	for _, name := range names {
		i := slices.IndexFunc(all, func(c client) bool { return c.name == name })
		if i < 0 {
			return false, fmt.Errorf("no client is called %q", name)
		}
		if all[i].skip != "" {
			fmt.Printf("%s: skipped: %s\n", name, all[i].skip)
			continue
		}
		chosen = append(chosen, all[i])
	}
	rows := make([]row, len(chosen))
	var wg sync.WaitGroup
	free := make(chan struct{}, max(2, runtime.NumCPU()/2))
	for i, c := range chosen {
		wg.Go(func() {
			free <- struct{}{}
			defer func() { <-free }()
			rows[i] = row{client: c}
			if err := measure(ctx, &rows[i], work, npm, node); err != nil {
				rows[i].add("failed", err.Error(), false)
			}
		})
	}
	wg.Wait()
	printMatrix(rows)
	return !slices.ContainsFunc(rows, func(r row) bool { return !r.good() }), nil
}

// measure fills the row of one client. What was said is in a log of its own.
func measure(ctx context.Context, r *row, work, npm, node string) error {
	log, err := os.Create(filepath.Join(work, r.client.name+".log"))
	if err != nil {
		return err
	}
	defer log.Close()
	m, err := StartModel()
	if err != nil {
		return err
	}
	defer m.Close()
	began := time.Now()
	b, err := newBench(ctx, r.client, m, work, npm, node, log)
	if err == nil {
		err = b.measure(r)
		fmt.Printf("%s: %d runs in %v\n", b.name, b.runs, time.Since(began).Round(time.Second))
	}
	return err
}

// printMatrix prints a line for each client, and marks what is wrong.
func printMatrix(rows []row) {
	var columns []string
	for _, r := range rows {
		for _, c := range r.cells {
			if !slices.Contains(columns, c.column) {
				columns = append(columns, c.column)
			}
		}
	}
	fmt.Printf("| client | %s |\n|---|%s\n", strings.Join(columns, " | "), strings.Repeat("---|", len(columns)))
	for _, r := range rows {
		line := "| " + r.client.name + " " + r.version + " |"
		for _, column := range columns {
			i := slices.IndexFunc(r.cells, func(c cell) bool { return c.column == column })
			seen := "-"
			if i >= 0 {
				seen = strings.ReplaceAll(strings.SplitN(r.cells[i].seen, "\n", 2)[0], "|", "/")
				if !r.cells[i].good {
					seen = "**WRONG** " + seen
				}
			}
			line += " " + seen + " |"
		}
		fmt.Println(line)
	}
}
