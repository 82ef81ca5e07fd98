package rules_test

import (
	"testing"

	"github.com/phocinae/guardexec/gate/rules"
)

// A locale whose encoding hides characters of ASCII is not inert.
func TestLocaleMayHideCharacters(t *testing.T) {
	for value, want := range map[string]bool{
		"": true, "C": true, "POSIX": true, "C.UTF-8": true, "en_US.UTF-8": true, "de_DE.utf8": true, "de_DE@euro": true,
		"fr_FR.ISO-8859-15": true, "ja_JP.UTF-8": true, "zh_CN.UTF-8": true, "sr_RS.UTF-8@latin": true,
		"ja_JP.SJIS": false, "ja_JP.Shift_JIS": false, "zh_CN.GBK": false, "zh_CN.GB18030": false, "zh_TW": false,
		"zh_TW.Big5": false, "zh_HK.BIG5-HKSCS": false, "japanese.sjis": false, "japanese": false, "../x": false, "ko_KR.CP949": false,
	} {
		for _, name := range []string{"LANG", "LC_ALL", "LC_CTYPE"} {
			if got := rules.InertEnv(name, value); got != want {
				t.Errorf("%s=%s: inert %v, want %v", name, value, got, want)
			}
		}
	}
}
