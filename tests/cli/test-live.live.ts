import { readdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import type { Scenario, Step } from "../../fakes/agent/scenario.ts";
import type { Report } from "../../src/model/report.ts";
import { SUITE, skill } from "../action/skills.ts";
import { type DeskWorld, openDeskWorld } from "./desk-world.ts";

const FOLDER = "skills/greeter";
const STORE = ".skillcheck/cassettes";
const KEY = "sk-ant-skillcheck-CANARY-9f2c81d0a7";
const KEYED = { ANTHROPIC_API_KEY: KEY, ANTHROPIC_BASE_URL: "http://127.0.0.1:9" };
const AHOY: readonly Step[] = [
  { do: "skill", skill: "greeter" },
  { do: "read", path: ".claude/skills/greeter/references/words.md" },
  { do: "text", text: "Ahoy, crew!" },
];
/** What two runs cost: three answers each. */
const TWO_USD = 0.02502;

function always(...steps: readonly Step[]): Scenario {
  return { cases: [{ turns: [steps] }] };
}

function live(world: DeskWorld, ...more: readonly string[]) {
  const argv = ["test", "--isolation", "none", "--samples", "2", ...more];
  return world.run(argv, { env: KEYED });
}

async function liveReport(world: DeskWorld, ...more: readonly string[]) {
  const answer = await live(world, "--format", "json", ...more);
  const report: Report = JSON.parse(answer.stdout);
  return { ...answer, report, test: report.skills[0]?.tests[0] };
}

it("--live runs the agents, counts nothing that was recorded earlier, and keeps nothing", async () => {
  const world = await openDeskWorld(skill(FOLDER));
  await world.installAgent(always({ do: "text", text: "Hello." }));
  // An old recording that fails.
  expect((await live(world, "--mode", "record", "--yes")).exitCode).toBe(1);
  const old = await world.list(STORE);
  await world.installAgent(always(...AHOY));
  const { exitCode, report, test } = await liveReport(world, "--live", "--yes");
  expect([exitCode, report.mode, report.money]).toEqual([
    0,
    "live",
    { spentUsd: TWO_USD, recordedUsd: 0, runs: 2, capUsd: 5 },
  ]);
  expect(test).toMatchObject({
    status: "pass",
    evidence: "live",
    evidenceClass: "live-pr",
    planned: 2,
    rate: { passed: 2, valid: 2 },
    spentUsd: TWO_USD,
    recordedUsd: 0,
    marks: ["no cage"],
  });
  expect(test?.samples.map(({ recording, verdict }) => [recording, verdict])).toEqual([
    [null, "pass"],
    [null, "pass"],
  ]);
  expect(await world.list(STORE)).toEqual(old);
  expect(await readdir(world.temporary)).toEqual([]);
  const said = await live(world, "--live", "--yes");
  // Nothing is kept, so no path is told.
  expect(said.stderr).not.toContain(STORE);
  expect(said.stdout).not.toContain(STORE);
  expect(said.stderr.trimEnd().split("\n").at(-1)).toMatch(
    /^✓ \[2\/2, \$0\.03\] greeter › greets the crew, claude, sample [12]: completed, \$0\.0125, no cage$/,
  );
  expect(said.stdout.split("\n")).toEqual(
    expect.arrayContaining([
      "pass greeter › greets the crew (claude), 2/2, live, no cage",
      expect.stringMatching(/^skillcheck: success · .* · spent \$0\.03$/),
    ]),
  );
});

/** Two tests of which every run has the same key. */
const TWINS = `version: 1
samples: 1
tests:
  - { name: first, prompt: Greet, expect: [{ said: ahoy }] }
  - { name: second, prompt: Greet, expect: [{ said: ahoy }] }
`;

it("tests with equal inputs are each judged on their own samples, live and replayed", async () => {
  const world = await openDeskWorld(skill(FOLDER, { suite: TWINS }));
  await world.installAgent(always(...AHOY));
  const counts = ({ skills, money }: Report) => [
    money.runs,
    ...(skills[0]?.tests ?? []).map(({ planned, rate, batches, spentUsd }) => [
      planned,
      rate?.passed,
      rate?.valid,
      batches.map(({ samples }) => samples),
      spentUsd,
    ]),
  ];
  const argv = ["test", "--isolation", "none", "--yes", "--format", "json"];
  for (const mode of ["live", "record"]) {
    const { stdout } = await world.run([...argv, "--mode", mode], { env: KEYED });
    const each = [1, 1, 1, [1], TWO_USD / 2];
    expect(counts(JSON.parse(stdout))).toEqual([2, each, each]);
  }
  const replayed = await world.run(["test", "--format", "json"], { env: {} });
  const each = [1, 1, 1, [1], 0];
  expect(counts(JSON.parse(replayed.stdout))).toEqual([2, each, each]);
});

it("what ran for a test with equal inputs says nothing of one whose own runs left nothing", async () => {
  const world = await openDeskWorld(skill(FOLDER, { suite: TWINS }));
  await world.installAgent(always(...AHOY));
  const argv = ["test", "--live", "--isolation", "none", "--max-runs", "1", "--yes"];
  const { stdout } = await world.run([...argv, "--jobs", "1", "--format", "json"], { env: KEYED });
  const { skills }: Report = JSON.parse(stdout);
  expect(skills[0]?.tests.map(({ status, rate, reason }) => [status, rate?.valid, reason])).toEqual(
    [
      ["pass", 1, "passes"],
      ["unverified", undefined, "not run: --max-runs was reached"],
    ],
  );
});

it("--mode auto runs what has no recording and keeps it; then there is nothing to run", async () => {
  const world = await openDeskWorld(skill(FOLDER));
  await world.installAgent(always(...AHOY));
  const first = await liveReport(world, "--mode", "auto", "--yes");
  expect([first.exitCode, first.test?.evidence, first.report.money.spentUsd]).toEqual([
    0,
    "live",
    TWO_USD,
  ]);
  const kept = await world.list(STORE);
  expect(first.test?.samples.map(({ recording }) => recording)).toEqual(kept);
  // Nothing is asked, no key is needed.
  const again = await world.run(["test", "--mode", "auto", "--format", "json"], { env: {} });
  const { skills, money }: Report = JSON.parse(again.stdout);
  expect([again.exitCode, skills[0]?.tests[0]?.evidence, money]).toEqual([
    0,
    "replayed",
    { spentUsd: 0, recordedUsd: TWO_USD, runs: 2, capUsd: null },
  ]);
  // An edited skill makes them stale.
  await world.write({ [`${FOLDER}/references/words.md`]: "Ahoy!\n" });
  expect((await liveReport(world, "--mode", "auto", "--yes")).test?.evidence).toBe("live");
  expect(await world.list(STORE)).toHaveLength(4);
});

it("--changed runs only skills that differ from the base, and nothing where none does", async () => {
  const world = await openDeskWorld({ ...skill(FOLDER), ...skill("skills/other") });
  await world.installAgent(always(...AHOY));
  const none = await live(world, "--live", "--changed");
  expect([none.exitCode, none.stderr]).toEqual([0, ""]);
  await world.git("switch", "--quiet", "--create", "change");
  await world.write({ "skills/other/references/words.md": "Ahoy!\n" });
  const { report, stderr } = await liveReport(world, "--live", "--changed", "--yes");
  expect(report.skills.map(({ folder }) => folder)).toEqual(["skills/other"]);
  expect(stderr.split("\n")[1]).toBe("2 runs planned, no cage, no price yet, at most $5.00");
});

it("runs that leave nothing are invalid samples; money that ends leaves tests unverified, exit 5", async () => {
  const two = `${SUITE}  - name: second\n    prompt: Greet again.\n    expect:\n      - said: ahoy\n`;
  const world = await openDeskWorld(skill(FOLDER, { suite: two }));
  await world.installAgent(always({ do: "text", text: `Ahoy, ${KEY}` }));
  const { exitCode, report, test } = await liveReport(world, "--live", "--yes");
  expect([exitCode, report.money.spentUsd]).toEqual([3, null]);
  expect(test).toMatchObject({
    status: "invalid",
    evidence: "live",
    samples: [],
    spentUsd: null,
    reason: "no verdict in 2 of 2 samples: secret observed (2)",
  });
  await world.installAgent(always(...AHOY));
  const cut = await liveReport(world, "--live", "--max-cost", "0.03", "--jobs", "1");
  expect([cut.exitCode, cut.report.money.capUsd]).toEqual([5, 0.03]);
  const statuses = cut.report.skills[0]?.tests.map(({ status, reason }) => [status, reason]);
  expect(statuses).toEqual([
    ["pass", "passes"],
    ["unverified", "not run: the money ended"],
  ]);
  expect(cut.report.reasons.map(({ text }) => text)).toContain(
    "the money ended before every run was made: raise --max-cost to about 0.06",
  );
});

it("says of a test that a limit ended midway how many samples ran, and which limit is enough for all", async () => {
  const world = await openDeskWorld(skill(FOLDER));
  await world.installAgent(always(...AHOY));
  const run = async (...limit: readonly string[]) => {
    const argv = ["test", "--live", "--isolation", "none", "--yes", "--jobs", "1", ...limit];
    const json = await world.run([...argv, "--format", "json"], { env: KEYED });
    const { skills, exitCode }: Report = JSON.parse(json.stdout);
    const [test] = skills[0]?.tests ?? [];
    return [exitCode, test?.status, test?.reason, test?.next];
  };
  expect(await run("--max-cost", "0.03")).toEqual([
    5,
    "inconclusive",
    "the money ended after 2 of 5 samples: 2 pass, and 4 must pass",
    "raise --max-cost to about 0.07",
  ]);
  expect(await run("--max-runs", "3")).toEqual([
    5,
    "inconclusive",
    "--max-runs was reached after 3 of 5 samples: 3 pass, and 4 must pass",
    "raise --max-runs to at least 5",
  ]);
  expect(await run("--max-cost", "0.07")).toEqual([0, "pass", "passes", null]);
});

it("tests of one resource never overlap; --keep-workspace leaves what a run did, and nothing else", async () => {
  const suite = `${SUITE}    exclusive: crew\n  - name: second\n    prompt: Greet again.\n    exclusive: crew\n    expect:\n      - said: ahoy\n`;
  const world = await openDeskWorld(skill(FOLDER, { suite }));
  const lock = join(dirname(world.repository), "lock");
  const command = `mkdir '${lock}' && sleep 0.2 && rmdir '${lock}' && echo done > done.txt`;
  await world.installAgent(always({ do: "bash", command }, ...AHOY));
  const argv = ["--live", "--yes", "--jobs", "4", "--keep-workspace"];
  const { exitCode, stderr } = await live(world, ...argv);
  expect(exitCode).toBe(0);
  const kept = [...stderr.matchAll(/^(.*): kept the workspace (\S+)$/gm)];
  expect(kept.map(([, name]) => name).sort()).toEqual([
    "greeter › greets the crew, claude, sample 1",
    "greeter › greets the crew, claude, sample 2",
    "greeter › second, claude, sample 1",
    "greeter › second, claude, sample 2",
  ]);
  for (const [, , workspace = ""] of kept) {
    expect((await readdir(workspace)).sort()).toEqual([".claude", ".git", "done.txt"]);
    expect(await readdir(dirname(workspace))).toEqual(["workspace"]);
  }
});

/** What spoils a run, and the keys of a test beside it; then what is to be done about it. */
const SPOILED: readonly (readonly [keys: string, steps: readonly Step[], next: string])[] = [
  [
    "workspace: { setup: ['echo no branch >&2; exit 3'] }",
    AHOY,
    "see what workspace.setup printed, and mend it",
  ],
  [
    "timeout: 1s, workspace: { setup: [sleep 9999] }",
    AHOY,
    "make workspace.setup faster, or raise timeout (1s)",
  ],
  [
    "tags: [a]",
    [{ do: "api-error", failure: 401 }],
    "check the key of claude: its provider refused it",
  ],
  ["tags: [a]", [{ do: "api-error", failure: 429 }], "wait, or run fewer at once with --jobs 1"],
  ["timeout: 2s", [{ do: "hang" }], "raise timeout (2s a turn) or run_timeout (10m a run)"],
];

it.each(SPOILED)("advises what mends the trouble itself: %s, %j", async (keys, steps, next) => {
  const suite = `version: 1\nsamples: 1\ntests:\n  - { name: first, prompt: Greet, expect: [{ said: ahoy }], ${keys} }\n`;
  const world = await openDeskWorld(skill(FOLDER, { suite }));
  await world.installAgent(always(...steps));
  const argv = ["test", "--isolation", "none", "--yes", "--format", "json"];
  const nextOf = async (...more: readonly string[]) => {
    const { stdout } = await world.run([...argv, ...more], { env: KEYED });
    const { exitCode, skills }: Report = JSON.parse(stdout);
    return [exitCode, skills[0]?.tests[0]?.next];
  };
  expect(await nextOf("--live")).toEqual([3, `${next}, then run it again`]);
  expect(await nextOf("--mode", "record")).toEqual([
    3,
    `${next}, then npx skillcheck record ${FOLDER}`,
  ]);
});

it("a run that does not say what it cost does not hide what the others did", async () => {
  const suite = TWINS.replace("second, prompt: Greet", "second, prompt: Fail");
  const world = await openDeskWorld(skill(FOLDER, { suite }));
  const fails = { match: "Fail", turns: [[{ do: "api-error", failure: 529 } as const]] };
  await world.installAgent({ cases: [fails, { turns: [AHOY] }] });
  const argv = ["--isolation", "none", "--yes", "--jobs", "1"];
  const live = await world.run(["test", "--live", ...argv], { env: KEYED });
  expect(live.stderr).toContain("[2/2, $0.01 + 1 unknown] greeter › second, claude, sample 1: ");
  expect(live.stdout).toMatch(/ · spent \$0\.01 \+ 1 unknown\n$/);
  const spentPartly = { knownUsd: TWO_USD / 2, unknownRuns: 1 };
  const json = await world.run(["test", "--live", ...argv, "--format", "json"], { env: KEYED });
  expect(JSON.parse(json.stdout).money).toMatchObject({ spentUsd: null, spentPartly });
  const kept = await world.run(["record", ...argv], { env: KEYED });
  expect(kept.stdout.split("\n")[2]).toBe("spent $0.0125 + 1 unknown");
  const document = await world.run(["record", ...argv, "--format", "json"], { env: KEYED });
  expect(JSON.parse(document.stdout)).toMatchObject({ spentUsd: null, spentPartly });
});
