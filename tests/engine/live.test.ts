import { existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from "vitest";
import { readRun } from "../../src/transcripts/read-run.ts";
import { buildAgent } from "../fakes/scripted-agent.ts";
import { makeScratch } from "../host/scratch.ts";
import { cassetteOf, fileOf, playTurns, prepare, toCall } from "./live-run.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let agent: Awaited<ReturnType<typeof buildAgent>>;
beforeAll(async () => {
  agent = await buildAgent();
});
afterAll(() => agent.dispose());

const hash = expect.stringMatching(/^[0-9a-f]{64}$/);
const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{3})?Z$/);

it("plays a conversation and tells everything of it", async () => {
  const turns = [
    [
      { do: "skill", skill: "greeter" },
      { do: "write", path: "out.txt", content: "ahoy\n" },
      {
        do: "bash",
        command: "git rm -q old.txt && git add out.txt && git commit -qm 'feat: greet'",
      },
      { do: "text", text: "Shall I go on?" },
    ],
    [{ do: "text", text: "Done." }],
  ] as const;
  const { played } = await playTurns(agent, turns, {
    from: [fileOf("old.txt", "old\n"), fileOf("run.sh", "#!/bin/sh\n", "100755")],
    test: {
      answers: { kind: "list", replies: ["Yes."] },
      workspace: {
        from: "evals/x",
        files: [["notes.txt", "keep\n"]],
        setup: ["echo 1 > made.txt; git add -A; git commit -qm setup"],
      },
    },
  });
  const cassette = cassetteOf(played);
  const file = (path: string, text: string, mode = "100644") => ({
    path,
    mode,
    size: text.length,
    sha256: hash,
    text,
  });
  expect(cassette).toMatchObject({
    test: "greets",
    agent: { name: "claude", version: "2.1.332", model: "claude-sonnet-4-5" },
    served_model: "claude-sonnet-4-5",
    isolation: "none",
    conversation: { unused_answers: 0, hit_max_turns: false },
    files: [
      file("made.txt", "1\n"),
      file("notes.txt", "keep\n"),
      file("old.txt", "old\n"),
      file("run.sh", "#!/bin/sh\n", "100755"),
    ],
    turns: [
      {
        user: "Greet me.",
        source: "prompt",
        exit: 0,
        signal: null,
        ended: "by-itself",
        started_at: time,
        changes: [
          { kind: "deleted", path: "old.txt" },
          { kind: "created", ...file("out.txt", "ahoy\n") },
        ],
      },
      { user: "Yes.", source: "answer", exit: 0, ended: "by-itself", changes: [] },
    ],
  });
  const commit = {
    hash: expect.stringMatching(/^[0-9a-f]{40}$/),
    subject: "feat: greet",
    body: "",
    paths: ["old.txt", "out.txt"],
  };
  const state = { branch: "main", commits: [commit] };
  expect(cassette.git).toEqual([state, state]);
  const run = readRun(cassette);
  expect([run.outcome, run.turns.map(({ answer }) => answer)]).toEqual([
    "completed",
    ["Shall I go on?", "Done."],
  ]);
  expect(run.turns[0]?.skillLoads).toMatchObject([{ name: "greeter", via: "tool" }]);
  expect(existsSync(cassette.paths.workspace)).toBe(false);
});

it("survives an agent that deletes its workspace, and says that a next turn has no place", async () => {
  const turns = [
    [
      { do: "bash", command: "rm -rf $PWD" },
      { do: "text", text: "Gone." },
    ],
  ] as const;
  const files = [["a.txt", "a"]] as const;
  const workspace = { from: null, files, setup: [] };
  const once = cassetteOf((await playTurns(agent, turns, { test: { workspace } })).played);
  expect([once.turns[0]?.changes, once.git]).toEqual([
    [{ kind: "deleted", path: "a.txt" }],
    [{ branch: "", commits: [] }],
  ]);
  const prompts = ["Greet me.", "Again."];
  const twice = await playTurns(agent, turns, { test: { workspace, prompts } });
  expect(twice.played).toEqual({ kind: "void", reason: "the workspace is gone", costUsd: 0 });
});

it("ends everything and removes every folder when the machine is closed in the middle of runs", async () => {
  const scratch = await makeScratch();
  const out = join(scratch, "started");
  const scenario = {
    cases: [
      {
        turns: [
          [{ do: "bash", command: `echo $$ >> ${out}; setsid sleep 1000 & sleep 1000` }] as const,
        ],
      },
    ],
  };
  const { play, settings } = prepare(agent, scenario);
  // A temporary folder of its own: other tests make and remove folders in the common one.
  const temporary = await makeScratch();
  vi.stubEnv("TMPDIR", temporary);
  onTestFinished(() => void vi.unstubAllEnvs());
  const both = Promise.all([play(await toCall()), play(await toCall())]);
  await vi.waitFor(
    async () => expect((await readFile(out, "utf8")).trim().split("\n")).toHaveLength(2),
    { timeout: 30_000 },
  );
  expect(readdirSync(temporary)).toEqual([
    expect.stringMatching(/^skillcheck-run-/),
    expect.stringMatching(/^skillcheck-run-/),
  ]);
  await settings.machine.close();
  const pids = (await readFile(out, "utf8")).trim().split("\n");
  expect(pids.filter((pid) => existsSync(`/proc/${pid}`))).toEqual([]);
  expect(await both).toEqual([
    { kind: "void", reason: "interrupted", costUsd: 0 },
    { kind: "void", reason: "interrupted", costUsd: 0 },
  ]);
  expect(await play(await toCall())).toEqual({ kind: "void", reason: "interrupted", costUsd: 0 });
  expect(readdirSync(temporary)).toEqual([]);
});
