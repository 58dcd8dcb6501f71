import { mkdir, symlink } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import type { ModelScript } from "../../fakes/servers/model/script.ts";
import { startModel } from "../../fakes/servers/model/start-model.ts";
import { programOf } from "../agents/real-agent.ts";
import { CALLS, obeyProbe } from "../agents/scripted-calls.ts";
import { openDeskWorld } from "./desk-world.ts";

vi.setConfig({ testTimeout: 120_000 });

const KEY = "sk-ant-skillcheck-CANARY-9f2c81d0a7";
const SKILL =
  "---\nname: greeter\ndescription: Greets the crew. Use it to greet.\n---\nSay ahoy.\n";
const SUITE = `version: 1
model: claude-sonnet-4-5
samples: 1
tests:
  - name: greets
    prompt: Greet me.
    expect:
      - said: ahoy
`;

async function openWorld(scripts: readonly ModelScript[] = [{ steps: [{ text: "Ahoy, crew!" }] }]) {
  const world = await openDeskWorld({
    "skills/greeter/SKILL.md": SKILL,
    "skills/greeter/skillcheck.yaml": SUITE,
  });
  const bin = join(dirname(world.repository), "bin");
  // As npm and installers leave it: a link on PATH.
  await symlink(programOf("claude"), join(bin, "claude"));
  const server = await startModel({ scripts });
  onTestFinished(() => server.close());
  const env = { ANTHROPIC_API_KEY: KEY, ANTHROPIC_BASE_URL: server.url };
  return { world, bin, server, env };
}

it("records in a cage where nobody says otherwise, and replays what it recorded", async () => {
  const { world, server, env } = await openWorld();
  const { exitCode, stdout, stderr } = await world.run(["record", "--yes"], { env });
  expect([exitCode, stdout.split("\n")]).toEqual([
    0,
    [
      expect.stringMatching(/^1 of 1 runs recorded, \d+ KiB added, in a cage$/),
      "spent $0.0042, $0.0042 a run",
      "",
    ],
  ]);
  expect(stderr).toMatch(
    /^agent: claude, the first installed\n1 run planned, in a cage, no price yet, at most \$5\.00\n/,
  );
  expect(server.requests.map(({ path }) => path)).toEqual(["/v1/messages"]);
  const [path = ""] = await world.list(".skillcheck/cassettes");
  const text = await world.read(path);
  expect([JSON.parse(text).isolation, text.includes(KEY)]).toEqual(["cage", false]);
  const replay = await world.run(["test"]);
  expect(replay.stdout).toMatch(/^pass greeter › greets \(claude\), 1\/1 /);
});

it("Build 7: the agent's shell is asked once for all runs, and its money is told as overhead, apart from the runs", async () => {
  const { claude } = CALLS;
  if (claude === undefined) throw new Error("no calls of claude");
  const { world, server, env } = await openWorld([
    obeyProbe(claude),
    { steps: [{ text: "Ahoy, crew!" }] },
  ]);
  const fakes = "    fakes: { gh: { repos: { a/b: { visibility: PUBLIC } } } }\n    expect:";
  await world.write({
    "skills/greeter/skillcheck.yaml": SUITE.replace("    expect:", fakes).replace(
      "samples: 1",
      "samples: 2",
    ),
  });
  const { exitCode, stdout } = await world.run(["record", "--yes", "--format", "json"], { env });
  const { overhead, spentUsd, runs } = JSON.parse(stdout);
  expect(exitCode).toBe(0);
  expect(overhead).toEqual([
    {
      kind: "stand-in-proof",
      agent: "claude",
      version: "2.1.332",
      isolation: "cage",
      commands: ["gh"],
      costUsd: expect.closeTo(2 * 0.00417),
      costSource: "estimated",
    },
  ]);
  expect(runs.map((run: { costUsd: number }) => run.costUsd)).toEqual([0.00417, 0.00417]);
  expect(spentUsd).toBeCloseTo(4 * 0.00417);
  expect(server.requests.map(({ chosen }) => chosen?.script).sort()).toEqual([
    "1",
    "1",
    "probe",
    "probe",
  ]);
});

it.each([
  ["the agent", "chmod 000 .", ""],
  ["setup", "true", "    workspace: { setup: ['chmod 000 .'] }\n"],
])(
  "a workspace that %s closes is told as that: in a cage no stand-in starts in it any more",
  async (_who, command, keys) => {
    const { claude } = CALLS;
    if (claude === undefined) throw new Error("no calls of claude");
    const { world, env } = await openWorld([
      obeyProbe(claude),
      { steps: [{ tools: [claude.shell(command)] }, { text: "Ahoy, crew!" }] },
    ]);
    const fakes = `    fakes: { gh: { repos: { a/b: { visibility: PUBLIC } } } }\n${keys}    expect:`;
    await world.write({ "skills/greeter/skillcheck.yaml": SUITE.replace("    expect:", fakes) });
    const { exitCode, stderr } = await world.run(["record", "--yes"], { env });
    expect([exitCode, stderr.trimEnd().split("\n").at(-1)]).toEqual([
      3,
      "✗ greeter › greets, claude, sample 1: nothing kept: the workspace cannot be recorded: it cannot be read any more, its folder has the mode 000",
    ]);
  },
);

it("SB-5: without bubblewrap nothing is run and no model is called", async () => {
  const { world, bin, server, env } = await openWorld();
  const bare = join(dirname(bin), "bare");
  await mkdir(bare);
  for (const program of ["git", "sh", "env"])
    await symlink(`/usr/bin/${program}`, join(bare, program));
  const PATH = `${bin}:${bare}`;
  const answer = await world.run(["record", "--yes"], { env: { ...env, PATH } });
  expect([answer.exitCode, answer.stderr.trimEnd().split("\n").at(-1)]).toEqual([
    2,
    expect.stringMatching(
      /^skillcheck: sandbox unavailable: there is no bwrap on PATH: install bubblewrap .*; or --isolation none, beside everything else on this machine$/,
    ),
  ]);
  expect(server.requests).toEqual([]);
  expect(await world.list(".skillcheck")).toEqual([]);
  const doctor = await world.run(["doctor"], { env: { ...env, PATH } });
  expect(doctor.exitCode).toBe(2);
  expect(doctor.stdout.split("\n").slice(0, 11)).toEqual([
    expect.stringMatching(/^✓ claude: 2\.1\.332, the tested one: .*\/bin\/claude$/),
    ...["codex", "opencode", "gemini", "droid"].map((name) =>
      expect.stringMatching(new RegExp(`^! ${name}: not installed \\(tested with `)),
    ),
    "! cursor: not installed (no version was tested)",
    "✓ by default: claude, the first installed",
    "✓ key of anthropic: set",
    "! key of openai: not set (OPENAI_API_KEY)",
    "! key of gemini: not set (GEMINI_API_KEY)",
    "! key of cursor: not set (CURSOR_API_KEY)",
  ]);
  expect(doctor.stdout).toContain("✗ cage: sandbox unavailable: there is no bwrap on PATH");
  expect(doctor.stdout).not.toContain(KEY);
});

it("says why nothing was asked: no price for the model, no room in the money", async () => {
  const { world, server, env } = await openWorld();
  const suiteOf = (model: string) => SUITE.replace("claude-sonnet-4-5", model);
  const record = async (...more: readonly string[]) => {
    const { exitCode, stderr } = await world.run(["record", "--yes", ...more], { env });
    return [exitCode, stderr.trimEnd().split("\n").at(-1)];
  };
  const line = (reason: string) =>
    expect.stringMatching(
      new RegExp(
        `^! greeter › greets, claude, sample 1: over-budget \\(max-budget\\): ${reason}, \\$0\\.0000, in a cage, `,
      ),
    );
  await world.write({ "skills/greeter/skillcheck.yaml": suiteOf("claude-nonesuch-9") });
  expect(await record()).toEqual([3, line("no limit in money can hold: .*claude-nonesuch-9.*")]);
  await world.write({ "skills/greeter/skillcheck.yaml": SUITE });
  expect(await record("--max-cost", "0.01")).toEqual([
    5,
    line(
      "the budget of \\$0\\.01 leaves no room: \\$0\\.00 is spent, and this call may cost \\$0\\.\\d\\d",
    ),
  ]);
  expect(server.requests).toEqual([]);
});
