/** Programs called claude that are not what they should be: the outcome and the words that each gives (issue 3, bad input). */

import { chmod, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, it, vi } from "vitest";
import { skill } from "../action/skills.ts";
import { openDeskWorld } from "./desk-world.ts";

vi.setConfig({ testTimeout: 120_000 });

const ENV = {
  ANTHROPIC_API_KEY: "sk-fake-key-0123456789",
  ANTHROPIC_BASE_URL: "http://127.0.0.1:9",
};
const SUITE = `version: 1
samples: 1
timeout: 3s
tests:
  - name: greets
    prompt: Greet me.
    expect:
      - said: ahoy
`;
const DONE =
  '{"type":"assistant","message":{"content":[{"type":"text","text":"ahoy"}]}}\n{"type":"result","subtype":"success","is_error":false,"result":"ahoy","session_id":"s"}\n';

/** Records with a shell script as claude; the last line of stderr without its name, what is kept of the version, and why none is. */
async function recordWith(script: string) {
  const world = await openDeskWorld(skill("skills/greeter", { suite: SUITE }));
  const file = join(dirname(world.repository), "bin", "claude");
  await writeFile(file, `#!/bin/bash\n${script}\n`);
  await chmod(file, 0o755);
  await writeFile(join(dirname(file), "done.jsonl"), DONE);
  const answer = await world.run(["record", "--isolation", "none", "--yes"], { env: ENV });
  const [path] = await world.list(".skillcheck/cassettes");
  const version =
    path === undefined ? "nothing kept" : JSON.parse(await world.read(path)).agent.version;
  const said = /^[✓!✗] greeter › greets, claude, sample 1: (.*?)(?:, cost unknown.*)?$/m.exec(
    answer.stderr,
  );
  const silence = /^claude tells no version \((.*)\); /m.exec(answer.stderr);
  return [answer.exitCode, said?.[1] ?? answer.stderr, version, silence?.[1] ?? null];
}

const SAY = 'cat "$(dirname "$0")/done.jsonl"';

it.each<[string, string, readonly unknown[]]>([
  [
    "too old: it does not know our options",
    'case "$1" in --version) echo "0.2.9 (Claude Code)";; *) echo "error: unknown option --output-format" >&2; exit 1;; esac',
    [3, expect.stringMatching(/^(?:crashed|cut-off|provider-error)\b.*/), "0.2.9", null],
  ],
  [
    "printing garbage in place of its version and of its stream",
    "head -c 3000 /dev/urandom | tr -d '\\0'",
    [
      3,
      expect.stringMatching(/^cut-off\b/),
      null,
      expect.stringMatching(/^exit code 0, printed ".+"$/),
    ],
  ],
  [
    "never telling its version",
    `case "$1" in --version) echo Loading; exec sleep 1000;; *) ${SAY};; esac`,
    [0, "completed", null, 'timed out after 30 s, printed "Loading"'],
  ],
  [
    "leaving a process that holds the stream of its version",
    `case "$1" in --version) sleep 47 & echo 2.1.332;; *) ${SAY};; esac`,
    [0, "completed", "2.1.332", null],
  ],
  [
    "hanging before the answer",
    'case "$1" in --version) echo 2.1.332;; *) exec sleep 1000;; esac',
    [3, expect.stringMatching(/^timed-out\b/), "2.1.332", null],
  ],
  [
    "hanging after the answer",
    `case "$1" in --version) echo 2.1.332;; *) ${SAY}; exec sleep 1000;; esac`,
    [3, expect.stringMatching(/^timed-out\b/), "2.1.332", null],
  ],
])("a claude %s", async (_name, script, wanted) => {
  const began = performance.now();
  expect(await recordWith(script)).toEqual(wanted);
  expect(performance.now() - began).toBeLessThan(45_000);
});
