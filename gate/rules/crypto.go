package rules

// crypto are OpenSSL 3.0 and GnuPG 2.2, from their man pages.
var crypto = []Contract{
	{Names: "openssl", Doc: "Certificates, keys, digests and TLS connections. openssl(1).", Style: Raw, Scan: ScanOpenSSL},
	{Names: "gpg gpg2 gpgv gpgsm", Doc: "Encrypts, signs and keeps keys. gpg(1).", Style: Raw, Scan: ScanGPG},
	{
		Names: "gpgconf gpg-agent gpg-connect-agent gpg-preset-passphrase pinentry dirmngr keyctl kinit klist kdestroy ssh-pkcs11-helper p11tool certtool tpm2 ykman",
		Doc:   "Keep keys, tickets and certificates.", Style: Raw, Scan: ScanFacts,
		Facts: []Fact{{Kind: Credential, Note: "keys"}},
	},
	{
		Names: "minisign signify cosign rekor-cli slsa-verifier sigstore notation gitsign", Doc: "Sign and verify files.", Style: Raw, Scan: ScanFacts,
		Facts: []Fact{{Kind: Credential, Note: "uses a signing key"}},
	},
}
