// Written by guardexec install. Every shell command and file change is put to
// guardexec first; whatever is not allowed throws, and so does every failure.
import { spawnSync } from "node:child_process";

const line = [{PROGRAM}, "hook", "opencode"{ARGS}];
const judged = /^(bash|shell|write|edit|multiedit|patch|apply_patch)$/;

let shell = process.env.SHELL || "";

export const Guardexec = async ({ directory }) => ({
  config: async (c) => { shell = c.shell || shell; },
  "tool.execute.before": async (input, output) => {
    if (!judged.test(input.tool)) return;
    const event = JSON.stringify({ tool: input.tool, args: output.args, cwd: directory, shell, sessionID: input.sessionID, callID: input.callID });
    const run = spawnSync(line[0], line.slice(1), { input: event, encoding: "utf8", env: { ...process.env, GOMAXPROCS: "1" }, timeout: 8000, maxBuffer: 1 << 20 });
    if (run.error || run.status !== 0) throw new Error("guardexec could not answer: " + (run.error?.message || run.stderr || run.signal));
    // No answer is no opinion, which is enough for a file but not for a command.
    if (run.stdout === "" && !/^(bash|shell)$/.test(input.tool)) return;
    let reply;
    try { reply = JSON.parse(run.stdout); } catch { throw new Error("guardexec answered nothing that can be read"); }
    if (reply.decision !== "allow") throw new Error(reply.reason || "guardexec did not allow it");
  },
});
