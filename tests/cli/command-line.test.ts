import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { good, recorded, skill, times } from "../action/skills.ts";
import { openDeskWorld } from "./desk-world.ts";

const FOLDER = "skills/greeter";
const VERBS = ["lint", "test", "record", "cassettes", "new-test", "doctor", "demo"];

it("helps: all verbs, one verb, the version; without a verb the help is an error", async () => {
  const world = await openDeskWorld({});
  const help = await world.run(["--help"]);
  expect(help.stdout.split("\n")[0]).toBe(
    "skillcheck VERB [folder…] [options]: do agent skills still work?",
  );
  expect([...help.stdout.matchAll(/^ {2}([a-z-]+) {2,}\S/gm)].map(([, verb]) => verb)).toEqual(
    VERBS,
  );
  expect(help.stdout).toMatch(
    /0 pass · 1 failed, regressed or lint · 2 cannot be used · 3 no verdict/,
  );
  expect(await world.run([])).toMatchObject({ exitCode: 2, stdout: help.stdout, stderr: "" });
  const verb = await world.run(["test", "--help"]);
  expect(verb).toMatchObject({ exitCode: 0, stderr: "" });
  for (const option of ["agent", "filter", "samples", "base", "changed", "min-pass-rate"]) {
    expect(verb.stdout).toMatch(new RegExp(`^ {2}--${option}( …)? {2,}\\S`, "m"));
  }
  const manifest = JSON.parse(
    await readFile(join(import.meta.dirname, "../../package.json"), "utf8"),
  );
  expect(await world.run(["--version"])).toMatchObject({
    exitCode: 0,
    stdout: `${manifest.version}\n`,
    stderr: "",
  });
});

const KNOWN_AGENTS =
  "Known are claude, codex, opencode, gemini, droid, cursor, and acp-NAME and command-NAME of agent_settings";

const MISTAKES: readonly (readonly [argv: string, words: string])[] = [
  [
    "lnt",
    "lnt: there is no such verb; write one of lint, test, record, cassettes, new-test, doctor, demo",
  ],
  ["lint --bogus", "lint: Unknown option '--bogus'; skillcheck lint --help lists the options"],
  ["test skills/none", "skills/none: there is no such file or folder"],
  ["test none", "none: there is no such folder and no skill of that name"],
  [
    "test --format junit",
    "--format junit: write one of pretty, plain, json, markdown, github, sarif",
  ],
  ["test --samples 31", "--samples 31: write a whole number from 1 to 30"],
  ["test --min-pass-rate 80%", "--min-pass-rate 80%: write a number from 0 to 1"],
  [
    "test --fail-on faild",
    "--fail-on faild: write some of failed, regressed, lint, invalid, unverified, untested, inconclusive, or none",
  ],
  [
    "test --mode replya",
    "--mode replya: there is no such mode; write one of replay, live, auto, record",
  ],
  ["test --replay --live", "--replay=replay and --live: write one of them"],
  ["test --replay=off --mode auto", "--mode auto and --replay=off: write one of them"],
  ["test --replay=", "--replay=: there is no such mode; write one of replay, live, auto, record"],
  ["test --jobs abc", "--jobs abc: write a whole number from 1 to 64"],
  [
    "test --max-cost free",
    "--max-cost free: write an amount in US dollars above 0 and at most 1000000, such as 2.50",
  ],
  ["test --base nowhere", "--base nowhere: there is no such commit"],
  ["test --filter xyz --agent codex", "--filter xyz and --agent codex: no test matches"],
  [
    "test --format json --format plain",
    "--format json prints one document alone; write the other formats to files: --format NAME=FILE",
  ],
  [
    "test --format json --format plain --output x",
    "--output goes with one --format; with several write --format NAME=FILE",
  ],
  [
    "test --format json=",
    "the name of a file is missing: write --format NAME=FILE or --output FILE",
  ],
  ["cassettes burn", "cassettes burn: write list, show, verify, prune or clear"],
  ["demo extra", "demo extra: demo takes options alone"],
  ["test --filter=", "--filter: is empty; write a part of a name, or leave the option out"],
  ["record --filter=", "--filter: is empty; write a part of a name, or leave the option out"],
  ["test --agent=", "--agent: is empty; name an agent, or leave the option out"],
  ["record --filter xyz", "nothing to run at .: no suite, or no test matches"],
  ["record --agent claude,none", `--agent: there is no agent none: ${KNOWN_AGENTS}`],
  [
    "test --agent cluade --agent codx",
    `--agent: there is no agent cluade: did you mean claude? ${KNOWN_AGENTS}\n--agent: there is no agent codx: did you mean codex? ${KNOWN_AGENTS}`,
  ],
  [
    "record --max-cost free",
    "--max-cost free: write an amount in US dollars above 0 and at most 1000000, such as 2.50",
  ],
];

const RANGES: Readonly<Record<string, string>> = {
  samples: "write a whole number from 1 to 30",
  jobs: "write a whole number from 1 to 64",
  "max-runs": "write a whole number from 1 to 10000",
  "max-cost": "write an amount in US dollars above 0 and at most 1000000, such as 2.50",
  "min-pass-rate": "write a number from 0 to 1",
};

const NO_NUMBERS = ["-1", "-0.5", "-.5", "1e99", "99999999999", "NaN"];

it.each(Object.entries(RANGES))(
  "--%s that is no number in its range is refused with what it may be, in both ways to write it",
  async (option, range) => {
    const world = await openDeskWorld(skill(FOLDER));
    const lines = option === "min-pass-rate" ? ["test"] : ["test", "test --live", "record"];
    for (const line of lines) {
      for (const text of NO_NUMBERS) {
        const words = `--${option} ${text}: ${range}`;
        expect(await world.refusal([...line.split(" "), `--${option}`, text])).toBe(words);
        expect(await world.refusal([...line.split(" "), `--${option}=${text}`])).toBe(words);
      }
    }
  },
);

it("an option without its value says so, also before another option; one with - is written with =", async () => {
  const world = await openDeskWorld(skill(FOLDER));
  const refusals: readonly (readonly [argv: string, words: string])[] = [
    ["test --samples", "--samples: its value is missing: write --samples VALUE"],
    ["test --filter -- skills", "--filter: its value is missing: write --filter VALUE"],
    [
      "test --max-cost --live",
      "--max-cost --live: its value is missing; one that begins with - is written --max-cost=--live",
    ],
    [
      "test --filter -x",
      "--filter -x: its value is missing; one that begins with - is written --filter=-x",
    ],
    ["test --filter=-x", "--filter -x: no test matches"],
  ];
  for (const [argv, words] of refusals) {
    expect([argv, await world.refusal(argv.split(" "))]).toEqual([argv, words]);
  }
});

it("a suite whose tests assert nothing is not said to be none: each test, and what to write", async () => {
  const suite =
    "version: 1\nagents: [claude]\ntests:\n  - { name: a, prompt: x }\n  - { name: b, prompt: x }\n";
  const world = await openDeskWorld(skill(FOLDER, { suite }));
  const words = (place: string, name: string) =>
    `${FOLDER}/skillcheck.yaml:${place} ${name} asserts nothing, so there is nothing to run it for: add checks under \`expect\``;
  for (const command of ["test --live", "record"]) {
    const said = await world.refusal([...command.split(" "), "--isolation", "none", "--yes"]);
    expect(said?.split("\n")).toEqual([words("4:5", "a"), words("5:5", "b")]);
  }
});

it("says in one line what is wrong with a command, on stderr, and exits with 2", async () => {
  const world = await openDeskWorld(skill(FOLDER));
  await world.write({ ".skillcheck.yml": "version: 1\nisolation: none\n" });
  const said = [];
  for (const [argv] of MISTAKES) said.push([argv, await world.refusal(argv.split(" "))]);
  expect(said).toEqual(MISTAKES);
  const unwritable = "no/such/folder.txt";
  for (const [argv, words] of [
    ...MISTAKES.slice(0, 3),
    [
      `test --output ${unwritable}`,
      `${unwritable} cannot be written: its folder is not there: make it first`,
    ] as const,
  ]) {
    const answer = { exitCode: 2, stdout: "", stderr: `skillcheck: ${words}\n` };
    expect(await world.run(argv.split(" "))).toMatchObject(answer);
  }
});

it("replays with --replay, alone or with its word, and takes no folder for the word", async () => {
  const tree = await recorded(skill(FOLDER), times(5, good(FOLDER)), { folder: FOLDER });
  const world = await openDeskWorld({ ...tree, ...skill("skills/other") });
  for (const option of ["--replay", "--replay=replay"]) {
    const answer = await world.run(["test", option, FOLDER]);
    expect(answer).toMatchObject({ exitCode: 0, stderr: "" });
    expect(answer.stdout.split("\n")[0]).toBe(
      "pass greeter › greets the crew (claude), 5/5, replayed",
    );
  }
  // Behind -- every word is a path.
  expect(await world.run(["test", "--", "--replay"])).toMatchObject({
    exitCode: 2,
    stderr: "skillcheck: --replay: there is no such file or folder\n",
  });
});

it("keeps hostile text of a mistake from the log: one line, no command of the runner", async () => {
  const world = await openDeskWorld(skill(FOLDER));
  const { exitCode, stderr } = await world.run(["test", "./a\n::error::x\u001b[31m##[group]"]);
  expect(exitCode).toBe(2);
  expect(stderr).not.toMatch(/^\s*::/m);
  expect(stderr).not.toContain("\u001b");
  expect(stderr).not.toContain("##[");
});

it("writes each format where it was asked for: a report is one document, whole, over an old file", async () => {
  const tree = await recorded(skill(FOLDER), times(5, good(FOLDER)), { folder: FOLDER });
  const world = await openDeskWorld({ ...tree, "out.json": "{ broken" });
  const formats = ["plain", "json=out.json", "markdown=out.md", "github=out.txt"];
  const answer = await world.run(["test", ...formats.flatMap((one) => ["--format", one])]);
  expect(answer).toMatchObject({ exitCode: 0, stderr: "" });
  expect(answer.stdout).toBe(
    "pass greeter › greets the crew (claude), 5/5, replayed\n\nskillcheck: success · 1 test, 1 pass · spent $0.00\n",
  );
  expect(JSON.parse(await world.read("out.json"))).toMatchObject({ version: 1, exitCode: 0 });
  expect((await world.read("out.md")).split("\n")[0]).toBe(
    "### ✅ skillcheck: 1 skill passes (1/1 tests)",
  );
  expect(await world.read("out.txt")).toBe("");
  const alone = await world.run(["test", "--format", "json", "--output", "alone.json"]);
  expect(alone).toMatchObject({ exitCode: 0, stdout: "", stderr: "" });
  expect(JSON.parse(await world.read("alone.json"))).toMatchObject({ version: 1, exitCode: 0 });
  expect((await world.git("status", "--short")).split("\n")).toEqual([
    "M out.json",
    "?? alone.json",
    "?? out.md",
    "?? out.txt",
  ]);
});

it("obeys SKILLCHECK_* below flags, names unknown ones and those of pytest-skillcheck", async () => {
  const tree = await recorded(skill(FOLDER), times(3, good(FOLDER)), { folder: FOLDER });
  const world = await openDeskWorld(tree);
  const json = await world.run(["test"], {
    env: { SKILLCHECK_FORMAT: "json", SKILLCHECK_SAMPLES: "7", SKILLCHECK_FAIL_ON: "failed" },
  });
  expect(json).toMatchObject({ exitCode: 0, stderr: "" });
  expect(JSON.parse(json.stdout)).toMatchObject({
    failOn: ["failed"],
    skills: [{ tests: [{ planned: 7 }] }],
  });
  const stronger = await world.run(["test", "--format", "plain", "--filter", "crew"], {
    env: {
      SKILLCHECK_FORMAT: "json",
      SKILLCHECK_FILTER: "matches nothing",
      SKILLCHECK_REPLAY: "off",
      SKILLCHECK_TYPO: "1",
    },
  });
  expect(stronger.exitCode).toBe(0);
  expect(stronger.stdout).toMatch(/^pass greeter › greets the crew/);
  expect(stronger.stderr.trim().split("\n").sort()).toEqual([
    "SKILLCHECK_REPLAY belongs to pytest-skillcheck and is not obeyed here",
    "SKILLCHECK_TYPO is not a variable of skillcheck",
  ]);
  const wrong = await world.run(["test"], { env: { SKILLCHECK_FILTER: "matches nothing" } });
  expect(wrong).toMatchObject({
    exitCode: 2,
    stderr: "skillcheck: --filter matches nothing: no test matches\n",
  });
});

it("adds annotations in a job of GitHub's, unless a format was chosen; colours only where wanted", async () => {
  const tree = await recorded(skill(FOLDER), times(5, good(FOLDER)), { folder: FOLDER });
  const world = await openDeskWorld(tree);
  await world.write({ [`${FOLDER}/SKILL.md`]: `${tree[`${FOLDER}/SKILL.md`]}\nMore.\n` });
  const job = await world.run(["test"], { env: { GITHUB_ACTIONS: "true", CI: "true" } });
  expect(job.exitCode).toBe(4);
  expect(job.stdout).toMatch(/^unverified greeter › greets the crew \(claude\), stale$/m);
  expect(job.stdout).toMatch(/^::error file=skills\/greeter\/SKILL.md,line=1,col=1,title=/m);
  const list = await world.run(["cassettes", "list"], { env: { GITHUB_ACTIONS: "true" } });
  expect(list.stdout.match(/5 recordings/g)).toHaveLength(1);
  const plain = await world.run(["test", "--format", "plain"], {
    env: { GITHUB_ACTIONS: "true", FORCE_COLOR: "1" },
  });
  expect(plain.stdout).not.toMatch(/^::/m);
  expect(plain.stdout).not.toContain("\u001b");
  const pretty = await world.run(["test", "--format", "pretty"], { env: { FORCE_COLOR: "1" } });
  expect(pretty.stdout).toContain("\u001b[");
  const bare = await world.run(["test", "--format", "pretty"]);
  expect(bare.stdout).not.toContain("\u001b");
});
