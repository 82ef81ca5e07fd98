// The replies of phocinae-mcp against the protocol's official schemas in code,
// for all versions, over stdio.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import * as schemas from '@modelcontextprotocol/core';

const server = process.argv[2];
const modern = '2026-07-28';
let failed = 0, checked = 0;

function check(version, what, schema, value) {
  checked++;
  const r = schemas[schema].safeParse(value);
  if (!r.success) {
    failed++;
    console.log(`FAIL ${version} ${what}: ${r.error.message}\n${JSON.stringify(value)}`);
  }
}

for (const version of ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25', modern]) {
  const child = spawn(server, ['--ask', 'elicit'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const next = async () => JSON.parse((await lines.next()).value);
  const meta = { 'io.modelcontextprotocol/protocolVersion': modern, 'io.modelcontextprotocol/clientCapabilities': { elicitation: {} } };
  let id = 0;
  const send = (method, params = {}) => {
    if (version === modern) params = { ...params, _meta: meta };
    child.stdin.write(JSON.stringify({ jsonrpc: '2.0', id: ++id, method, params }) + '\n');
  };
  const ask = async (what, schema, method, params) => {
    send(method, params);
    const m = await next();
    check(version, what, m.error ? 'JSONRPCErrorResponseSchema' : 'JSONRPCResultResponseSchema', m);
    if (schema) check(version, what, schema, m.result);
  };
  const gate = (command) => ({ name: 'gate', arguments: { command } });
  if (version === modern) {
    await ask('discover', 'DiscoverResultSchema', 'server/discover');
  } else {
    const clientInfo = { name: 'peer', version: '1' };
    await ask('initialize', 'InitializeResultSchema', 'initialize', { protocolVersion: version, capabilities: { elicitation: {} }, clientInfo });
    await ask('ping', 'EmptyResultSchema', 'ping');
  }
  await ask('tools', 'ListToolsResultSchema', 'tools/list');
  await ask('allow', 'CallToolResultSchema', 'tools/call', gate('ls'));
  await ask('deny', 'CallToolResultSchema', 'tools/call', gate('rm -rf /'));
  await ask('faulty', 'CallToolResultSchema', 'tools/call', gate(''));
  await ask('resources', 'ListResourcesResultSchema', 'resources/list');
  await ask('templates', 'ListResourceTemplatesResultSchema', 'resources/templates/list');
  await ask('read', 'ReadResourceResultSchema', 'resources/read', { uri: 'phocinae://policy/gate-approval' });
  await ask('no resource', null, 'resources/read', { uri: 'x://y' });
  await ask('no tool', null, 'tools/call', { name: 'nope' });
  await ask('no method', null, 'no/such');
  send('tools/call', gate('git push'));
  const m = await next();
  if (version === modern) {
    check(version, 'question', 'ElicitRequestSchema', m.result.inputRequests.approval);
  } else if (version >= '2025-06-18') {
    check(version, 'question', 'ElicitRequestSchema', { method: m.method, params: m.params });
    child.stdin.write(JSON.stringify({ jsonrpc: '2.0', id: m.id, result: { action: 'accept', content: { approve: true } } }) + '\n');
    check(version, 'answer', 'CallToolResultSchema', (await next()).result);
  } else {
    check(version, 'ask', 'CallToolResultSchema', m.result);
  }
  child.stdin.end();
}
console.log(`official schemas: ${checked} checks, ${failed} failed`);
process.exit(failed || checked < 100 ? 1 : 0);
