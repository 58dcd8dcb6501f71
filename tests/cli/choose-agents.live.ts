import { chmod, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, it, vi } from "vitest";
import { writeCursorStandIn } from "../agents/cursor-stand-in.ts";
import { type DeskWorld, type FileTree, openDeskWorld } from "./desk-world.ts";

vi.setConfig({ testTimeout: 120_000 });

const FOLDER = "skills/greeter";
const SKILL = "---\nname: greeter\ndescription: Greets the crew.\n---\nSay ahoy.\n";
const KEYED = {
  ANTHROPIC_API_KEY: "sk-ant-skillcheck-CANARY-9f2c81d0a7",
  ANTHROPIC_BASE_URL: "http://127.0.0.1:9",
};
const RECORD = ["record", "--isolation", "none", "--yes", "--samples", "1"];

/** A suite of tests by their names, each with keys of its own. */
function suite(tests: Readonly<Record<string, string>>, top = ""): string {
  const written = Object.entries(tests).map(
    ([name, keys]) =>
      `  - { name: ${name}, prompt: Greet me., expect: [{ said: ahoy }]${keys === "" ? "" : `, ${keys}`} }\n`,
  );
  return `version: 1\n${top}tests:\n${written.join("")}`;
}

function open(suiteText: string, more: FileTree = {}): Promise<DeskWorld> {
  return openDeskWorld({
    [`${FOLDER}/SKILL.md`]: SKILL,
    [`${FOLDER}/skillcheck.yaml`]: suiteText,
    ...more,
  });
}

/** Puts a program of that name on PATH that tells a version and does nothing else. */
async function install({ repository }: DeskWorld, name: string, version: string): Promise<void> {
  const file = join(dirname(repository), "bin", name);
  await writeFile(file, `#!/bin/sh\n[ "$1" = --version ] || exit 1\necho "${version}"\n`);
  await chmod(file, 0o755);
}

const GREET = { cases: [{ turns: [[{ do: "text", text: "Ahoy, crew!" } as const]] }] };

async function record(world: DeskWorld, more: readonly string[] = [], env = {}) {
  const { exitCode, stdout, stderr } = await world.run([...RECORD, ...more], {
    env: { ...KEYED, ...env },
  });
  const home = `${dirname(world.repository)}/`;
  const said = stderr.replaceAll(home, "").replace(/\S+\.json$/gm, "FILE");
  return { exitCode, stdout, said: said.trimEnd().split("\n") };
}

it("without a word the first installed runs, and is named; the settings and the suite are stronger", async () => {
  const world = await open(suite({ greets: "" }));
  expect(await record(world)).toMatchObject({
    exitCode: 2,
    said: [
      "skillcheck: no agent is installed: none of claude, codex, opencode, gemini, droid, cursor is on PATH. Install one, or name its program under agent_settings",
    ],
  });
  await install(world, "gemini", "0.60.0");
  const gemini = await record(world, [], { GEMINI_API_KEY: "canary-gemini-key" });
  expect(gemini.said.slice(0, 1)).toEqual(["agent: gemini, the first installed"]);
  expect(gemini.said).toContain(
    "gemini 0.60.0 is not the version that was tested, 0.61.0: it runs, and its recordings say so",
  );
  await world.installAgent(GREET);
  const first = await record(world);
  expect([first.exitCode, first.said[0]]).toEqual([0, "agent: claude, the first installed"]);
  await world.write({ ".skillcheck.yml": "version: 1\nagents: [codex]\n" });
  expect(await record(world)).toMatchObject({
    exitCode: 2,
    said: [
      "skillcheck: codex is not installed: no program codex on PATH. Install it, or set agent_settings.codex.command",
    ],
  });
  await world.write({ [`${FOLDER}/skillcheck.yaml`]: suite({ greets: "" }, "agents: [claude]\n") });
  const named = await record(world);
  expect([named.exitCode, named.said[0]]).toEqual([0, expect.stringMatching(/^1 run planned/)]);
});

it("a test for other agents is said to be not for the one that was asked for; a missing CLI is unverified", async () => {
  const tests = { both: "", "claude-only": "agents: [claude]" };
  const world = await open(suite(tests, "agents: [claude, codex]\n"));
  await world.installAgent(GREET);
  const all = await record(world);
  const missing =
    "codex is not installed: no program codex on PATH. Install it, or set agent_settings.codex.command";
  expect([all.exitCode, all.stdout.split("\n").slice(0, 3), all.said.slice(0, 3)]).toEqual([
    4,
    [
      expect.stringMatching(/^2 of 2 runs recorded/),
      expect.stringMatching(/^spent /),
      `1 test unverified: ${missing}`,
    ],
    [
      "– greeter › claude-only: not for codex",
      `${missing}; its tests are unverified`,
      expect.stringMatching(/^2 runs planned/),
    ],
  ]);
  const json = await record(world, ["--format", "json"]);
  expect(JSON.parse(json.stdout)).toMatchObject({
    plannedRuns: 2,
    unverified: [{ skill: FOLDER, test: "both", agent: "codex", model: "", reason: missing }],
    notFor: [{ skill: FOLDER, test: "claude-only", agents: ["codex"] }],
  });
  const report = JSON.parse((await world.run(["test", "--format", "json"])).stdout);
  expect(
    report.skills[0].rows.map((row: { agent: string; notFor?: number }) => [row.agent, row.notFor]),
  ).toEqual([
    ["claude", undefined],
    ["codex", 1],
  ]);
  const { stdout } = await world.run(["test", "--format", "markdown"]);
  expect(stdout).toContain("· codex | 1 unverified · 1 not for codex |");
  expect(await record(world, ["--agent", "codex"])).toMatchObject({
    exitCode: 2,
    said: ["– greeter › claude-only: not for codex", `skillcheck: ${missing}`],
  });
  const live = await world.run(
    ["test", "--live", "--isolation", "none", "--yes", "--samples", "1"],
    {
      env: KEYED,
    },
  );
  expect(live.exitCode).toBe(4);
  expect(live.stdout).toContain("unverified greeter › both (codex), unrecorded\n");
  expect(live.stdout).toContain(`greeter  1 test unverified: not run: ${missing}\n`);
});

it("--agent all takes who is installed and can run the test, and says who is left out and why", async () => {
  const world = await open(suite({ greets: "" }));
  await world.installAgent(GREET);
  await install(world, "codex", "0.171.0");
  await install(world, "opencode", "1.18.33");
  const { exitCode, said } = await record(world, ["--agent", "all"]);
  expect(exitCode).toBe(0);
  const cli = (name: string, program = name) =>
    `left out: ${name} is not installed: no program ${program} on PATH. Install it, or set agent_settings.${name}.command`;
  expect(said.slice(0, -2)).toEqual([
    cli("gemini"),
    cli("droid"),
    cli("cursor", "cursor-agent"),
    "left out: codex needs a key: set OPENAI_API_KEY in the environment",
    "left out: greets: opencode needs a model of its own form, and the test names none: write model: { opencode: anthropic/claude-haiku-4-5 }",
    expect.stringMatching(/^1 run planned/),
    expect.stringMatching(/^claude is /),
  ]);
});

it("what an agent cannot do is said before anything is asked or started", async () => {
  const definition = { [`${FOLDER}/evals/reviewer.md`]: "---\nname: reviewer\n---\nReview.\n" };
  const world = await open(suite({ greets: "subagents: [evals/reviewer.md]" }), definition);
  await install(world, "gemini", "0.61.0");
  expect(await record(world, ["--agent", "gemini"])).toMatchObject({
    exitCode: 2,
    said: [
      "skillcheck: greets: gemini takes no definitions of subagents, and the test installs some: leave gemini out of its agents",
    ],
  });
});

it("cursor runs outside a cage alone, with its own key; the result says that nobody saw its traffic", async () => {
  const world = await open(suite({ greets: "" }).replace("said: ahoy", "said: go on"));
  await writeCursorStandIn(join(dirname(world.repository), "bin"));
  const caged = await world.run(["record", "--yes", "--agent", "cursor"]);
  expect([caged.exitCode, caged.stderr]).toEqual([
    2,
    "skillcheck: greets: cursor takes no other address for its model, so no gateway can stand before it, and that gateway is the only way out of a cage: extra_hosts open hosts beside a model, none in its place. --isolation none with CURSOR_API_KEY set runs it; then nobody sees its traffic, and tokens and money are not known\n",
  ]);
  const keyless = await record(world, ["--agent", "cursor"]);
  expect([keyless.exitCode, keyless.said.at(-1)]).toEqual([
    2,
    "skillcheck: cursor needs a key: set CURSOR_API_KEY in the environment",
  ]);
  const key = "key_cursor_CANARY_0123456789abcdef";
  const { exitCode, stdout, said } = await record(world, ["--agent", "cursor"], {
    CURSOR_API_KEY: key,
  });
  expect([exitCode, stdout.split("\n")[1], said]).toEqual([
    0,
    "spent unknown",
    [
      expect.stringMatching(/^1 run planned, no cage/),
      "cursor is bin/cursor-agent, is given the key of CURSOR_API_KEY and talks to its own service: nobody sees its traffic, and no cap holds its money",
      "cursor 2026.11.20-7ae6800: no version of it was tested",
      "added to ./.gitattributes: recordings are no text to git",
      "✓ greeter › greets, cursor, sample 1: completed, cost unknown, no cage, FILE",
    ],
  ]);
  const [path = ""] = await world.list(".skillcheck/cassettes");
  expect(await world.read(path)).not.toContain(key);
  const replay = await world.run(["test"]);
  expect([replay.exitCode, replay.stdout.split("\n")[0]]).toEqual([
    0,
    "pass greeter › greets (cursor), 1/1 (single sample), replayed, self-recorded, no cage, traffic unseen",
  ]);
});

it("tells a version that was not tested once, whatever roots its runs are of", async () => {
  const roots = ["a", "b"].map((root) => ({
    [`${root}/.skillcheck.yml`]: "version: 1\nagents: [gemini]\n",
    [`${root}/${FOLDER}/SKILL.md`]: SKILL,
    [`${root}/${FOLDER}/skillcheck.yaml`]: suite({ greets: "" }),
  }));
  const world = await openDeskWorld(Object.assign({}, ...roots));
  await install(world, "gemini", "0.60.0");
  const { said } = await record(world, ["a", "b"], { GEMINI_API_KEY: "canary-gemini-key" });
  expect(said.filter((text) => /^gemini 0\.60\.0/.test(text))).toEqual([
    "gemini 0.60.0 is not the version that was tested, 0.61.0: it runs, and its recordings say so",
  ]);
});
