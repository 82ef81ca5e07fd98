// The TypeScript client against phocinae-mcp: every way to negotiate, both
// transports, every answer of a person.
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';

const [server, url] = process.argv.slice(2);
let failed = 0, passed = 0;

for (const mode of [{ pin: '2026-07-28' }, 'auto', 'legacy']) {
  // With --ask elicit a legacy client is asked, too.
  for (const kind of ['stdio', 'elicit', 'http']) {
    for (const action of ['accept', 'decline', 'cancel']) {
      const name = `${JSON.stringify(mode)} ${kind} ${action}`;
      const client = new Client({ name: 'peer', version: '1' },
        { capabilities: { elicitation: { form: {} } }, versionNegotiation: { mode } });
      client.setRequestHandler('elicitation/create', async () =>
        action === 'accept' ? { action, content: { approve: true } } : { action });
      try {
        await client.connect(kind === 'http'
          ? new StreamableHTTPClientTransport(new URL(url))
          : new StdioClientTransport({ command: server, args: kind === 'elicit' ? ['--ask', 'elicit'] : [] }));
        const tools = await client.listTools();
        if (tools.tools.length !== 4) throw new Error(`${tools.tools.length} tools`);
        const ask = mode === 'legacy' && kind !== 'elicit' ? 'ask' : action === 'accept' ? 'allow' : 'deny';
        for (const [command, want] of [['ls', 'allow'], ['rm -rf /', 'deny'], ['git push', ask]]) {
          const r = await client.callTool({ name: 'gate', arguments: { command } });
          const got = JSON.parse(r.content[0].text).decision;
          if (got !== want) throw new Error(`${command}: ${got}, want ${want}`);
        }
        await client.close();
        passed++;
      } catch (e) {
        failed++;
        console.log(`FAIL ${name}: ${e.stack ?? e}`);
      }
    }
  }
}
console.log(`TypeScript client: ${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
