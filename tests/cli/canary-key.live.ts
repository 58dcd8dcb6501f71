/** The real key, printed by an agent in every form that can be turned back, reaches no sink (security.md §13). */

import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, it, vi } from "vitest";
import type { Step } from "../../fakes/agent/scenario.ts";
import { createRedactor } from "../../src/text/redactor.ts";
import { skill } from "../action/skills.ts";
import { openDeskWorld } from "./desk-world.ts";

vi.setConfig({ testTimeout: 120_000 });

const KEY = "sk-ant-skillcheck-CANARY-9f2c81d0a7";
const BYTES = Buffer.from(KEY);
const ENV = { ANTHROPIC_API_KEY: KEY, ANTHROPIC_BASE_URL: "http://127.0.0.1:9" };

/** Nobody gave the agent its key: the scenario has it as a literal, already in the form in which it is shown. */
const print = (text: string): Step => ({ do: "bash", command: `printf '%s\\n' '${text}'` });

const FORMS: Readonly<Record<string, Step>> = {
  plain: { do: "text", text: `It is ${KEY}` },
  base64: print(BYTES.toString("base64")),
  "base64 inside another text": print(Buffer.from(`x${KEY}y`).toString("base64")),
  hex: print(BYTES.toString("hex")),
  "split by newline": print(KEY.replace(/.{9}/g, "$&\n")),
  "JSON-escaped": { do: "text", text: `\\u0073${KEY.slice(1)}` },
  reversed: print([...KEY].reverse().join("")),
  "inside ANSI": { do: "text", text: KEY.replace(/.{7}/g, "$&\u001b[31m") },
  "in a file name": { do: "file", path: `out/${KEY}.txt`, content: "x" },
  "in a file": { do: "file", path: "out.txt", content: `key = ${KEY}\n` },
  "in stderr": { do: "stderr", text: `warning: ${KEY}\n` },
  "in an error stack": {
    do: "stderr",
    text: `Error: 401 ${KEY}\n    at call (/app/x.js:1:1)\n    at main (/app/y.js:2:2)\n`,
  },
  "percent-encoded": print(BYTES.toString("hex").replace(/../g, "%$&")),
  "gzip and base64": print(gzipSync(BYTES).toString("base64")),
};

const NAMES = Object.keys(FORMS);

const suite = `version: 1
samples: 1
tests:
${NAMES.map((name) => `  - name: ${name}\n    prompt: "Form ${name}."\n    expect: [{ said: Done }]\n`).join("")}`;

const SCENARIO = {
  cases: Object.entries(FORMS).map(([name, step]) => ({
    match: `Form ${name}\\.`,
    turns: [[step, { do: "text", text: "Done." } as const]],
  })),
};

it("SE-1 SE-2: every run that shows the key in any form is void, and no sink holds any", async () => {
  const world = await openDeskWorld(skill("skills/greeter", { suite }));
  await world.installAgent(SCENARIO);
  const argv = ["record", "--isolation", "none", "--yes", "--format", "json"];
  const { exitCode, stdout, stderr } = await world.run(argv, { env: ENV });
  const runs: readonly { test: string; outcome: string; reason: string }[] =
    JSON.parse(stdout).runs;
  expect(runs.map(({ test, outcome, reason }) => [test, outcome, reason])).toEqual(
    NAMES.map((name) => [name, "void", "secret observed"]),
  );
  expect(exitCode).toBe(3);
  const report = await world.run(["test", "--format", "json"], { env: ENV });
  const files = await Promise.all((await world.list(".")).map(world.read));
  const sinks = [stdout, stderr, report.stdout, report.stderr, ...files].join("\n");
  expect(await world.list(".skillcheck")).toEqual([]);
  expect(createRedactor([KEY]).observed(sinks)).toBe(false);
  expect(await readdir(world.temporary)).toEqual([]);
});

it("SB-2: the agent is handed another key, and nothing of ours", async () => {
  const world = await openDeskWorld(
    skill("skills/greeter", {
      suite:
        "version: 1\nsamples: 1\ntests:\n  - name: a\n    prompt: Go.\n    expect: [{ said: Done }]\n",
    }),
  );
  const seen = join(world.temporary, "..", "seen.json");
  await world.installAgent({
    cases: [
      {
        turns: [
          [
            { do: "report", path: seen },
            { do: "text", text: "Done." },
          ],
        ],
      },
    ],
  });
  const argv = ["record", "--isolation", "none", "--yes"];
  expect((await world.run(argv, { env: { ...ENV, OPENAI_API_KEY: KEY } })).exitCode).toBe(0);
  const report = await world.read(join("..", "seen.json"));
  expect(createRedactor([KEY]).observed(report)).toBe(false);
  expect(JSON.parse(report).env.ANTHROPIC_API_KEY).toMatch(/^skillcheck-/);
});
