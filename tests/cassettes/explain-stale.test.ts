import { expect, test } from "vitest";
import {
  findStaleness,
  type Staleness,
  type WantedRun,
} from "../../src/cassettes/explain-stale.ts";
import { openRecordings } from "../../src/cassettes/recording-index.ts";
import { toBaseSource } from "../../src/cassettes/recording-source.ts";
import { toRunKey } from "../../src/cassettes/run-key.ts";
import type { Cassette } from "../../src/model/cassette.ts";
import type { RunInputs } from "../../src/model/run-inputs.ts";
import type { Skill } from "../../src/model/skill.ts";
import { filesOf, makeCassette, makeInputs, makeSkill, toFile } from "./make-cassette.ts";

async function wantedOf(skill: Skill, changed: Partial<RunInputs> = {}): Promise<WantedRun> {
  const inputs = makeInputs(skill, changed);
  return { skill, inputs, runKey: await toRunKey(inputs), test: "greets" };
}

async function explain(
  wanted: WantedRun,
  ...cassettes: readonly Cassette[]
): Promise<Staleness | null> {
  const files = await Promise.all(cassettes.map(toFile));
  const tree = filesOf(Object.fromEntries(files.map(({ path, text }) => [path, text])));
  const index = await openRecordings({
    skillFolders: ["skills/greeter"],
    sources: [toBaseSource(tree)],
  });
  return (await findStaleness(wanted, index)).staleness;
}

test("a changed skill: each changed file, and every other input as the same", async () => {
  const before = await makeSkill({
    "SKILL.md": "old\n",
    "scripts/a.sh": "a\n",
    "gone.md": "x\n",
    "same.md": "s\n",
  });
  const now = await makeSkill({
    "SKILL.md": "new\n",
    "scripts/a.sh": "a\n",
    "added.md": "y\n",
    "same.md": "s\n",
  });
  const stale = await explain(await wantedOf(now), await makeCassette({ skill: before }));
  expect(stale?.fields).toEqual(["skills"]);
  expect(stale?.rows).toEqual([
    { input: "SKILL.md", recorded: "sha 01d0", now: "sha 7aa7", changed: true },
    { input: "added.md", recorded: "not there", now: "sha 3bb2", changed: true },
    { input: "gone.md", recorded: "sha 73cb", now: "not there", changed: true },
    {
      input: "user turns, fakes, environment and workspace",
      recorded: "sha 1406",
      now: "same",
      changed: false,
    },
    {
      input: "agent, its settings, requested model",
      recorded: "claude, sha 4d64, claude-haiku-4-5",
      now: "same",
      changed: false,
    },
    { input: "other skills, subagents", recorded: "none", now: "same", changed: false },
    { input: "preamble, permission mode", recorded: "sha 75c1", now: "same", changed: false },
    { input: "format number", recorded: "1", now: "same", changed: false },
  ]);
});

test("a mode alone, a name alone", async () => {
  const before = await makeSkill();
  const [file] = before.files;
  const executable = {
    ...before,
    digest: "f".repeat(64),
    files: file ? [{ ...file, mode: "100755" as const }] : [],
  };
  const mode = await explain(await wantedOf(executable), await makeCassette({ skill: before }));
  expect(mode?.rows[0]).toEqual({
    input: "SKILL.md",
    recorded: "sha 3d02, mode 100644",
    now: "sha 3d02, mode 100755",
    changed: true,
  });
  const renamed = await explain(
    await wantedOf({ ...before, name: "host" }),
    await makeCassette({ skill: before }),
  );
  expect(renamed?.rows[0]).toEqual({
    input: "name of the skill",
    recorded: "greeter",
    now: "host",
    changed: true,
  });
});

test.each<[string, Partial<RunInputs>, string]>([
  ["user turns", { prompts: ["Greet us"] }, "user_turns"],
  ["requested model", { model: "" }, "model"],
  ["agent and its settings", { agentSettings: [] }, "agent"],
  ["workspace", { workspace: { fromDigest: null, files: [], setup: [] } }, "workspace"],
  ["fakes", { standIns: [{ kind: "script", command: "aws", text: "exit 0" }] }, "fakes"],
  ["preamble", { preamble: "no_spend" }, "preamble"],
  ["permission mode", { permissionMode: "plan" }, "permission"],
])("CA-1: %s changed alone is named as the reason", async (input, changed, field) => {
  const stale = await explain(await wantedOf(await makeSkill(), changed), await makeCassette());
  expect(stale?.fields).toEqual([field]);
  expect(stale?.rows.filter((row) => row.changed).map((row) => row.input)).toEqual([input]);
});

test("a changed model is shown by name", async () => {
  const stale = await explain(
    await wantedOf(await makeSkill(), { model: "" }),
    await makeCassette(),
  );
  expect(stale?.rows.find((row) => row.changed)).toEqual({
    input: "requested model",
    recorded: "claude-haiku-4-5",
    now: "the agent's own",
    changed: true,
  });
});

test("nearest = fewest changed inputs, then newest", async () => {
  const skill = await makeSkill();
  const twoChanges = makeInputs(skill, { model: "x", preamble: "unattended" });
  const oneChange = makeInputs(skill, { model: "x" });
  const far = await makeCassette({
    inputs: twoChanges,
    changed: { recorded_at: "2026-11-30T15:00:00Z" },
  });
  const near = await makeCassette({
    inputs: oneChange,
    changed: { recorded_at: "2026-11-30T13:00:00Z" },
  });
  const nearer = await makeCassette({
    inputs: oneChange,
    changed: { recorded_at: "2026-11-30T14:00:00Z" },
  });
  const stale = await explain(await wantedOf(skill), far, near, nearer);
  const { turns: _turns, files: _files, ...header } = nearer;
  expect(stale?.nearest.cassette).toEqual(header);
});

test("a renamed test is known by its user turns; a new test and a new agent are unrecorded, not stale", async () => {
  const skill = await makeSkill();
  const recorded = await makeCassette({ changed: { test: "old name" } });
  const renamed = await explain(await wantedOf(skill, { preamble: "no_spend" }), recorded);
  expect(renamed?.fields).toEqual(["preamble"]);
  expect(await explain(await wantedOf(skill, { prompts: ["A new test"] }), recorded)).toBeNull();
  expect(await explain(await wantedOf(skill, { agent: "codex" }), await makeCassette())).toBeNull();
  expect(await explain(await wantedOf(skill))).toBeNull();
});

test("skills loaded beside and subagents are named one by one; what did not change is not", async () => {
  const skill = await makeSkill();
  const own = { name: skill.name, digest: skill.digest };
  const part = (name: string, letter: string) => ({ name, digest: letter.repeat(64) });
  const inputs = (companions: RunInputs["skills"], subagents: RunInputs["subagents"]) =>
    makeInputs(skill, { skills: [own, ...companions], subagents });
  const before = inputs([part("deploy", "a"), part("gone", "b")], [part("reviewer.md", "c")]);
  const recorded = await makeCassette({
    skill,
    inputs: before,
    changed: { with: [...before.skills.slice(1)], subagents: [...before.subagents] },
  });
  const wanted = (now: RunInputs) => toRunKey(now).then((runKey) => ({ runKey, inputs: now }));
  const rowsOf = async (now: RunInputs) => {
    const stale = await explain({ ...(await wanted(now)), skill, test: "greets" }, recorded);
    return stale?.rows.filter(({ changed, input }) => changed || input.includes("subagents"));
  };
  const [deploy, reviewer] = [part("deploy", "d"), part("reviewer.md", "e")];
  const row = (input: string, then: string, now: string) => ({
    input,
    recorded: then,
    now,
    changed: true,
  });
  expect(await rowsOf(inputs([deploy], before.subagents))).toEqual([
    row("skill deploy", "sha aaaa", "sha dddd"),
    row("skill gone", "sha bbbb", "not there"),
    // What was loaded beside is not what it was: no word of it in a row that says so.
    { input: "subagents", recorded: "reviewer.md", now: "same", changed: false },
  ]);
  expect(await rowsOf(inputs(before.skills.slice(1), [reviewer, part("x.md", "f")]))).toEqual([
    row("subagent reviewer.md", "sha cccc", "sha eeee"),
    row("subagent x.md", "not there", "sha ffff"),
  ]);
  const other = await explain(
    { ...(await wanted({ ...before, preamble: "unattended" })), skill, test: "greets" },
    recorded,
  );
  expect(other?.rows).toContainEqual({
    input: "other skills, subagents",
    recorded: "deploy, gone, reviewer.md",
    now: "same",
    changed: false,
  });
});
