import { existsSync, readdirSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { live } from "../../src/engine/live.ts";
import { buildAgent } from "../fakes/scripted-agent.ts";
import { makeScratch } from "../host/scratch.ts";
import { fileOf, playTurns, prepare, test, toCall, toSettings } from "./live-run.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let agent: Awaited<ReturnType<typeof buildAgent>>;
beforeAll(async () => {
  agent = await buildAgent();
});
afterAll(() => agent.dispose());

it.each([
  [
    "a skill named like a path",
    { skill: { name: "../../evil" } },
    'the skill cannot be installed: "../../evil" is no name of a folder',
  ],
  [
    "a file of the suite in .git",
    { test: { workspace: { from: null, files: [["a/.GIT/config", ""]] as const, setup: [] } } },
    "workspace.files may not write a/.GIT/config: .git is made by skillcheck",
  ],
  [
    "a link in the fixture and a file of the suite behind it",
    {
      from: [fileOf("out", "/tmp", "120000")],
      test: { workspace: { from: "x", files: [["out/pwned", ""]] as const, setup: [] } },
    },
    "out is a link or a file, not a folder",
  ],
  [
    "setup that fails",
    { test: { workspace: { from: null, files: [], setup: ["echo why >&2; exit 3"] } } },
    "setup failed (exit 3): echo why >&2; exit 3: why",
  ],
  [
    "setup that writes what a terminal or the runner obeys",
    {
      test: { workspace: { from: null, files: [], setup: [". ./x"] }, prompts: ["p"] },
      from: [fileOf("x", "printf '\\033[31m\\n::error::y\\n' >&2; exit 1")],
    },
    "setup failed (exit 1): . ./x: ::error::y",
  ],
  [
    "setup that takes too long",
    { test: { timeoutMs: 300, workspace: { from: null, files: [], setup: ["sleep 100"] } } },
    "setup failed (timeout): sleep 100: it printed nothing",
  ],
  [
    "setup that removes the repository",
    { test: { workspace: { from: null, files: [], setup: ["rm -rf .git"] } } },
    expect.stringMatching(/^git rev-parse: fatal: not a git repository/),
  ],
  [
    "an agent that is not there",
    { settings: { program: "/no/such/claude" } },
    "/no/such/claude could not be started: spawn /no/such/claude ENOENT",
  ],
])("is void and leaves no folder behind: %s", async (_name, wanted, reason) => {
  const scratch = await makeScratch();
  vi.stubEnv("TMPDIR", scratch);
  const { played } = await playTurns(agent, [[{ do: "text", text: "." }]], wanted);
  vi.unstubAllEnvs();
  expect(played).toEqual({ kind: "void", reason, costUsd: 0 });
  expect(readdirSync(scratch)).toEqual([]);
  expect(existsSync("/tmp/pwned")).toBe(false);
});

it("AG-10 refuses a temporary folder below files that the agent would read", async () => {
  const scratch = await makeScratch();
  await writeFile(join(scratch, "CLAUDE.md"), "MARKER");
  await mkdir(join(scratch, "tmp"));
  vi.stubEnv("TMPDIR", join(scratch, "tmp"));
  const { played } = await playTurns(agent, [[{ do: "text", text: "." }]]);
  vi.unstubAllEnvs();
  expect(played).toEqual({
    kind: "void",
    reason: `the agent would read ${scratch}/CLAUDE.md: set TMPDIR elsewhere`,
    costUsd: 0,
  });
});

it("is void when the workspace holds more files than can be recorded", async () => {
  const command =
    "i=0; while [ $i -lt 21 ]; do mkdir d$i; (cd d$i && seq 1000 | xargs touch); i=$((i+1)); done";
  const { played } = await playTurns(agent, [
    [
      { do: "bash", command },
      { do: "text", text: "." },
    ],
  ]);
  expect(played).toEqual({
    kind: "void",
    reason: "the workspace cannot be recorded: it holds more than 20000 files",
    costUsd: 0,
  });
});

it("takes a submodule among a skill's files for a fault of ours", async () => {
  const call = await toCall();
  const [file] = call.skill.files;
  if (file === undefined) throw new Error("no file");
  const skill = { ...call.skill, files: [{ ...file, mode: "160000" as const }] };
  const { play } = prepare(agent, { cases: [{ turns: [[{ do: "text", text: "." }]] }] });
  await expect(play({ ...call, skill })).rejects.toThrow("a submodule among the files of a skill");
});

it("tells material that cannot be read before anything is opened", async () => {
  const { settings } = toSettings("/bin/true");
  const call = {
    ...(await toCall()),
    material: () => Promise.reject(new Error("no such fixture")),
  };
  await expect(live(settings)(call)).rejects.toThrow("no such fixture");
  expect(test.samples).toBe(1);
});
