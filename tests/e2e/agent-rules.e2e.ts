/** The rules of agents.md §1 with the real Claude Code CLI: what it leaves behind, says, sees and repeats. */

import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { ModelScript } from "../../fakes/servers/model/script.ts";
import claude from "../../src/agents/claude.ts";
import type { Run } from "../../src/model/run.ts";
import { readRun } from "../../src/transcripts/read-run.ts";
import { cassetteOf } from "../engine/live-run.ts";
import { running, toWord } from "../engine/running.ts";
import { makeScratch } from "../host/scratch.ts";
import { bodiesOf, recordWith } from "./record-real-agent.ts";

const bash = (command: string) => ({
  tools: [{ name: "Bash", input: { command, description: "Run" } }],
});

function textsOf(run: Run, wanted: "tool_result" | "retry"): readonly string[] {
  return run.turns.flatMap(({ events }) =>
    events.flatMap((event) => (event.type === wanted ? [event.text] : [])),
  );
}

it("AG-1 leaves nothing of a tool that ignores SIGTERM and starts another session", async () => {
  const word = toWord(97541);
  const command = `trap '' TERM; setsid sleep ${word} & sleep ${word}`;
  const { played } = await recordWith([{ steps: [bash(command), { text: "never" }] }], {
    test: { timeoutMs: 8000 },
  });
  const run = readRun(cassetteOf(played));
  expect(run.outcome).toBe("timed-out");
  // It had begun: otherwise nothing would be proven.
  expect(run.turns[0]?.events.map(({ type }) => type)).toContain("tool_call");
  expect(running(word)).toEqual([]);
});

it("AG-3 takes an empty answer for no answer, although the CLI exits with 0", async () => {
  const { played } = await recordWith([{ steps: [{ text: "", fault: { kind: "empty" } }] }]);
  const run = readRun(cassetteOf(played));
  expect([run.exit, run.outcome, run.errorKind]).toEqual([0, "provider-error", "empty-answer"]);
});

it("AG-6 brings 400 KB of words from the model whole", async () => {
  const text = Array.from({ length: 60_000 }, (_, number) => `w${number}`).join(" ");
  expect(text.length).toBeGreaterThan(400_000);
  const { played } = await recordWith([{ steps: [{ text }] }]);
  const run = readRun(cassetteOf(played));
  expect([run.outcome, run.badLines, run.turns[0]?.answer === text]).toEqual([
    "completed",
    0,
    true,
  ]);
});

it("AG-8 AG-9 a profile that resets PATH and a runner's variables reach no tool; a stand-in does", async () => {
  const folder = await makeScratch();
  const script = '#!/bin/sh\necho "$*" >> "$(dirname "$0")/calls"\necho stand-in\n';
  await writeFile(join(folder, "gh"), script, { mode: 0o755 });
  const profile = "echo 'export PATH=/usr/bin:/bin' | tee ~/.bashrc ~/.profile > ~/.bash_profile";
  const command = "gh repo view; command -v gh; env | grep -cE '^(GITHUB|RUNNER)_|poison'; true";
  const { played } = await recordWith([{ steps: [bash(command), { text: "Done." }] }], {
    environment: {
      PATH: `${folder}:${process.env["PATH"]}`,
      ...{ GITHUB_SHA: "poison", GITHUB_ACTIONS: "true", RUNNER_TEMP: "poison" },
    },
    test: { workspace: { from: null, files: [], setup: [profile] } },
  });
  const run = readRun(cassetteOf(played));
  expect(run.outcome).toBe("completed");
  expect(textsOf(run, "tool_result")).toEqual([`stand-in\n${folder}/gh\n0`]);
  expect(await readFile(join(folder, "calls"), "utf8")).toBe("repo view\n");
});

/** Requests and shown retries of a run whose every request ends with that status. */
async function recordFailing(status: number, retries: string) {
  const script: ModelScript = { steps: [{ text: "never" }], fault: { kind: "status", status } };
  const settings = { ...claude.settings, CLAUDE_CODE_MAX_RETRIES: retries };
  const began = performance.now();
  const { played, server } = await recordWith([script], {
    settings: { agent: { ...claude, settings } },
  });
  const run = readRun(cassetteOf(played));
  return {
    ended: [run.outcome, run.errorKind, run.exit],
    requests: bodiesOf(server).length,
    retries: textsOf(run, "retry").map((text) => text.slice(0, "retry 1/2".length)),
    isQuick: performance.now() - began < 20_000,
  };
}

it.each([
  [401, "auth"],
  [529, "overloaded"],
  [500, "server"],
])("AG-11 the knob bounds a run that meets %i", async (status, kind) => {
  const ended = ["provider-error", kind, 1];
  const usual = claude.settings["CLAUDE_CODE_MAX_RETRIES"] ?? "";
  expect(await recordFailing(status, usual)).toEqual({
    ended,
    requests: 3,
    retries: ["retry 1/2", "retry 2/2"],
    isQuick: true,
  });
  expect(await recordFailing(status, "0")).toEqual({
    ended,
    requests: 1,
    retries: [],
    isQuick: true,
  });
});
