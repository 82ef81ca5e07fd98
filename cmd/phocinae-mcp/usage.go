package main

const usage = `usage: phocinae-mcp [flags]
       phocinae-mcp mock [--host H] [--port N] [--noul P] [--score N] [--rules FILE]

A Model Context Protocol server with the tools gate, classify, route and score.

  --transport stdio|http   PHOCINAE_MCP_TRANSPORT (stdio)
  --host ADDRESS           of this machine (127.0.0.1)
  --port N                 PHOCINAE_MCP_HTTP_PORT (8255); 0 takes a free one and prints it
  --token-file FILE        bearer token that HTTP clients must send; or PHOCINAE_MCP_TOKEN
  --ask mrtr|elicit|text   how an ask is put to the client's user (mrtr): as a form in protocol
                           2026-07-28, in the older ones too (elicit), or only told in text
  --lang en|zh             language of the descriptions (en)
  --server URL             model server: PHOCINAE_MCP_SERVER, PHOCINAE_GUARD_SERVER
  --allow-server URL       another server that a call may name; may be repeated
  --timeout SECONDS        PHOCINAE_MCP_TIMEOUT (5)
  --model NAME             PHOCINAE_MCP_MODEL
  --l1-enabled             put what gate does not understand to the model: PHOCINAE_MCP_L1_ENABLED
  --config FILE            configuration of the gate, as for guardexec
  --guard PATH             accepted and not needed: the gate is compiled in
  --version

The gate takes the rest from the configuration and environment of guardexec.
Exit status: 0 the client is gone, 1 the transport failed, 2 usage or configuration error.
`
