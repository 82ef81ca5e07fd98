package main

import (
	"os"
	"path/filepath"
	"regexp"

	"github.com/phocinae/guardexec/wrappers"
)

// gooseSwitches looks for what keeps Goose from calling the user's plugin: its
// own settings, and those of a project, which it trusts as much.
func (p *program) gooseSwitches(d *diagnosis) {
	place := p.place()
	root := d.host.Root(place, false)
	for _, file := range []string{
		filepath.Join(root, ".config", "goose", "settings.json"),
		filepath.Join(place.Project, ".config", "goose", "settings.json"),
		filepath.Join(place.Project, ".config", "goose", "settings.local.json"),
	} {
		data, err := readSettings(file)
		if err != nil || wrappers.GooseSwitchesOff(data) {
			d.say("%s: Goose is told to leave the plugin out, or that cannot be read", file)
			d.worsen(stateInactive)
		}
	}
	configs := filepath.Join(p.home(), ".config", "goose")
	if dir, _ := p.getenv("XDG_CONFIG_HOME"); filepath.IsAbs(dir) {
		configs = filepath.Join(dir, "goose")
	}
	if root != p.home() {
		configs = filepath.Join(root, "config")
	}
	if data, err := readSettings(filepath.Join(configs, "config.yaml")); err == nil && gooseOff().Match(data) {
		d.say("%s: the plugin is switched off there", filepath.Join(configs, "config.yaml"))
		d.worsen(stateInactive)
	}
	users, err := d.host.File(place, false)
	if err != nil {
		return
	}
	projects, err := d.host.File(place, true)
	if err != nil || users == projects {
		return
	}
	dir := filepath.Dir(filepath.Dir(projects))
	if _, err := os.Lstat(dir); err != nil {
		return
	}
	if data, err := readSettings(projects); err == nil {
		if found, err := d.host.Find(data); err == nil && len(found) > 0 {
			return // it has been looked at
		}
	}
	d.say("%s takes the place of the user's plugin and does not call guardexec", dir)
	d.worsen(stateInactive)
}

// gooseOff finds the plugin switched off in Goose's own list of plugins.
func gooseOff() *regexp.Regexp {
	return regexp.MustCompile(`(?m)^ +['"]?[^\n]*plugins[/\\]guardexec['"]?:[ \t]*\r?\n +enabled: *false`)
}
