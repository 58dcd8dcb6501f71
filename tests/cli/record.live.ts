import { readdir, readFile, truncate } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import type { Scenario, Step } from "../../fakes/agent/scenario.ts";
import { parseCassettePath } from "../../src/cassettes/path.ts";
import { SUITE, skill } from "../action/skills.ts";
import { type DeskWorld, openDeskWorld } from "./desk-world.ts";
import type { Answer } from "./run-here.ts";

const FOLDER = "skills/greeter";
const STORE = ".skillcheck/cassettes/skills--greeter";
const KEY = "sk-ant-skillcheck-CANARY-9f2c81d0a7";
/** Nobody answers at this address: the scripted agent asks no model. */
const KEYED = { ANTHROPIC_API_KEY: KEY, ANTHROPIC_BASE_URL: "http://127.0.0.1:9" };
const RECORD = ["record", "--isolation", "none"];
const CHOSEN = "agent: claude, the first installed";
const ATTRIBUTES = ".skillcheck/** -diff -text linguist-generated";

const GREET: readonly Step[] = [
  { do: "skill", skill: "greeter" },
  { do: "read", path: ".claude/skills/greeter/references/words.md" },
  { do: "text", text: "Ahoy, crew!" },
];

function always(...steps: readonly Step[]): Scenario {
  return { cases: [{ turns: [steps] }] };
}

function record(world: DeskWorld, ...more: readonly string[]): Promise<Answer> {
  return world.run([...RECORD, ...more], { env: KEYED });
}

/** The line that names the program and where its model is. */
function started({ repository }: DeskWorld): string {
  const program = join(dirname(repository), "bin", "claude");
  return `claude is ${program}, its model is at http://127.0.0.1:9 (ANTHROPIC_BASE_URL)`;
}

/** What `test` makes of the recordings: exit code and first line. */
async function replay(world: DeskWorld) {
  const { exitCode, stdout } = await world.run(["test"]);
  return [exitCode, stdout.split("\n")[0]];
}

async function textOf(world: DeskWorld, paths: readonly string[]): Promise<string> {
  return (await Promise.all(paths.map((path) => world.read(path)))).join("\n");
}

it("asks before it spends, and says what is missing; nothing is written until a run can begin", async () => {
  const world = await openDeskWorld(skill(FOLDER));
  const say = async (argv: readonly string[], env = KEYED as Readonly<Record<string, string>>) => {
    const { exitCode, stdout, stderr } = await world.run(argv, { env });
    expect([exitCode, stdout]).toEqual([2, ""]);
    return stderr.trimEnd().split("\n");
  };
  expect(await say(["record", "--yes", "--isolation", "container"])).toEqual([
    "skillcheck: --isolation container: write cage, none or container=IMAGE",
  ]);
  expect(await say([...RECORD, "--yes"])).toEqual([
    "skillcheck: no agent is installed: none of claude, codex, opencode, gemini, droid, cursor is on PATH. Install one, or name its program under agent_settings",
  ]);
  await world.installAgent(always(...GREET));
  const plan = [CHOSEN, "5 runs planned, no cage, no price yet, at most $5.00", started(world)];
  expect(await say(RECORD)).toEqual([
    ...plan,
    "skillcheck: running agents spends money: add --yes or --max-cost USD where nobody can be asked",
  ]);
  expect(await say([...RECORD, "--max-cost", "0.5"], {})).toEqual([
    CHOSEN,
    plan[1]?.replace("5.00", "0.50"),
    started(world).split(",")[0],
    "skillcheck: claude needs a key: set ANTHROPIC_API_KEY or ANTHROPIC_AUTH_TOKEN in the environment, or record with --login own --max-runs N to use your own login at a desk",
  ]);
  expect(await say([...RECORD, "--yes", "--filter", "xyz"])).toEqual([
    "skillcheck: nothing to run at .: no suite, or no test matches",
  ]);
  await world.write({ [`${FOLDER}/skillcheck.yaml`]: SUITE.replace("prompt:", "promt:") });
  expect(await say([...RECORD, "--yes"])).toEqual([
    `skillcheck: ${FOLDER}/skillcheck.yaml:5:5 tests[0].prompt: is missing: write what the user asks`,
    `${FOLDER}/skillcheck.yaml:6:5 tests[0].promt: is not a key that can stand here: did you mean \`prompt\`?`,
  ]);
  await world.git("checkout", "--quiet", ".");
  expect(await world.git("status", "--short")).toBe("");
});

/** Two at once on two cores: either may be the first. */
function expectTwoRuns(lines: readonly string[]): void {
  const told = lines.map((line) => line.replace(/\S+\.json$/, "FILE"));
  expect(told.map((line) => line.replace(/^.*?\] /, "")).sort()).toEqual(
    [1, 2].map(
      (sample) =>
        `greeter › greets the crew, claude, sample ${sample}: completed, $0.0125, no cage, FILE`,
    ),
  );
  expect(told.map((line) => line.replace(/(?<=\]).*/, "").replace(/\d+ s/, "N s"))).toEqual([
    "✓ [1/2, $0.01, about N s left]",
    "✓ [2/2, $0.03]",
  ]);
}

it("keeps each sample in a file of its own, marks them for git once, and test replays them", async () => {
  const world = await openDeskWorld({ ...skill(FOLDER), ".gitattributes": "*.png -text" });
  await world.installAgent(always(...GREET));
  const first = await record(world, "--yes", "--samples", "2");
  expect(first.exitCode).toBe(0);
  const files = await world.list(STORE);
  expect(files.map((path) => parseCassettePath(path))).toEqual(
    Array(2).fill(
      expect.objectContaining({
        folder: "skills--greeter",
        test: expect.stringMatching(/^greets-the-crew-[0-9a-f]{6}$/),
        agent: "claude",
      }),
    ),
  );
  expect(new Set(files.map((path) => parseCassettePath(path)?.key)).size).toBe(1);
  expect(first.stdout).toMatch(
    /^2 of 2 runs recorded, \d+ KiB added, no cage\nspent \$0\.0250, \$0\.0125 a run\n$/,
  );
  const lines = first.stderr.replace(`${CHOSEN}\n`, "").trimEnd().split("\n");
  expect(lines.slice(0, 3)).toEqual([
    "2 runs planned, no cage, no price yet, at most $5.00",
    started(world),
    "added to ./.gitattributes: recordings are no text to git",
  ]);
  expectTwoRuns(lines.slice(3));
  const json = await record(world, "--yes", "--samples", "1", "--format", "json");
  const document = JSON.parse(json.stdout);
  const [added = ""] = (await world.list(STORE)).filter((path) => !files.includes(path));
  expect(document).toEqual({
    version: 1,
    isolation: "none",
    plannedRuns: 1,
    spentUsd: 0.01251,
    unverified: [],
    notFor: [],
    costSource: "reported",
    addedBytes: (await readFile(join(world.repository, added))).length,
    overhead: [],
    runs: [
      {
        skill: FOLDER,
        test: "greets the crew",
        agent: "claude",
        model: "",
        sample: 1,
        recording: added,
        outcome: "completed",
        reason: null,
        costUsd: 0.01251,
        costSource: "reported",
        lost: [],
      },
    ],
  });
  expect(await world.read(".gitattributes")).toBe(`*.png -text\n${ATTRIBUTES}\n`);
  expect(await world.git("check-attr", "diff", "text", "--", added)).toBe(
    `${added}: diff: unset\n${added}: text: unset`,
  );
  expect(await replay(world)).toEqual([
    0,
    "pass greeter › greets the crew (claude), 3/3, replayed, self-recorded, no cage",
  ]);
  expect(await readdir(world.temporary)).toEqual([]);
  expect(await textOf(world, await world.list(STORE))).not.toContain(KEY);
});

it("warns when the recordings hold more than 50 MiB; writes into the store of the settings", async () => {
  const world = await openDeskWorld({
    ...skill(FOLDER),
    ".skillcheck.yml": "version: 1\nisolation: none\nstore: my recordings\n",
    "my recordings/cassettes/big.json": "",
  });
  await truncate(join(world.repository, "my recordings/cassettes/big.json"), 51 * 1024 * 1024);
  await world.installAgent(always(...GREET));
  const answer = await world.run(["record", "--yes", "--samples", "1"], { env: KEYED });
  expect(answer.exitCode).toBe(0);
  expect(answer.stderr).toContain(
    "the recordings hold 51 MiB; skillcheck cassettes prune drops what nothing reaches",
  );
  const [file = "", ...others] = await world.list("my recordings/cassettes/skills--greeter");
  expect(others).toEqual([]);
  expect(await world.git("check-attr", "text", "--", file)).toMatch(/: text: unset$/);
  expect(await world.list(".skillcheck")).toEqual([]);
});

it("ends with 5 when the money is spent, and keeps what was recorded", async () => {
  const world = await openDeskWorld(skill(FOLDER));
  await world.installAgent(always(...GREET));
  const answer = await record(world, "--max-cost", "0.03");
  expect(answer.exitCode).toBe(5);
  expect(answer.stdout.split("\n").slice(0, 3)).toEqual([
    expect.stringMatching(/^2 of 5 runs recorded, /),
    "spent $0.0250, $0.0125 a run",
    "the money ended: 3 of 5 runs were not made; raise --max-cost to about 0.07",
  ]);
  expect(await world.list(STORE)).toHaveLength(2);
  expect((await world.run(["cassettes", "verify"])).stdout).toBe("2 sound, 0 refused\n");
  expect((await record(world, "--max-cost", "0.07")).exitCode).toBe(0);
});

interface Trouble {
  readonly steps: readonly Step[];
  readonly told: string;
  readonly reason: string | null;
}

const TROUBLES: Readonly<Record<string, Trouble>> = {
  "a provider that is overloaded": {
    steps: [{ do: "api-error", failure: 529 }],
    told: "provider-error (overloaded)",
    reason:
      "API Error: 529 Overloaded. This is a server-side issue, usually temporary — try again in a moment. If it persists, check your inference gateway (ADDRESS).",
  },
  garbage: {
    steps: [{ do: "garbage", lines: 5 }],
    told: "provider-error (empty-answer)",
    reason: null,
  },
  "a stream cut in the middle": {
    steps: [{ do: "text", text: "Ahoy" }, { do: "cut" }],
    told: "cut-off",
    reason: null,
  },
};

it.each(Object.entries(TROUBLES))(
  "%s is recorded as it was, counts as no verdict, and ends with 3",
  async (_name, { steps, told, reason }) => {
    const world = await openDeskWorld(skill(FOLDER));
    await world.installAgent(always(...steps));
    const answer = await record(world, "--yes", "--samples", "1");
    expect([answer.exitCode, answer.stdout]).toEqual([
      3,
      expect.stringMatching(/^1 of 1 runs recorded, [0-9]+ KiB added, no cage\n/),
    ]);
    expect(answer.stdout.split("\n").slice(1)).toEqual([
      `1 of them invalid: ${told}; kept as it ended, it counts as neither pass nor fail: mend the cause, then record again`,
      "spent unknown",
      "",
    ]);
    const said = /^! greeter › greets the crew, claude, sample 1: (.*), cost unknown, /m;
    expect(said.exec(answer.stderr)?.[1]?.replace(/127\.0\.0\.1:[0-9]+/, "ADDRESS")).toBe(
      reason === null ? told : `${told}: ${reason}`,
    );
    expect(await replay(world)).toEqual([3, expect.stringMatching(/^invalid greeter › /)]);
    expect((await world.run(["cassettes", "verify"])).stdout).toBe("1 sound, 0 refused\n");
  },
);

it("the stream of another version is read as far as it is known; what is not is counted and shown", async () => {
  const world = await openDeskWorld(skill(FOLDER));
  const hologram: Step = { do: "line", line: '{"type":"hologram","x":1}' };
  await world.installAgent({ version: "9.9.9", cases: [{ turns: [[hologram, ...GREET]] }] });
  expect((await record(world, "--yes", "--samples", "1")).exitCode).toBe(0);
  const shown = await world.run(["cassettes", "show", "--format", "json"]);
  expect(JSON.parse(shown.stdout).recordings).toMatchObject([
    {
      agentVersion: "9.9.9",
      outcome: "completed",
      isolation: "none",
      unknownLines: [{ type: "hologram", count: 1 }],
    },
  ]);
  expect((await replay(world))[0]).toBe(0);
});

it("SE-2: a run that shows the key is void in every decodable form: nothing is kept, nothing is printed", async () => {
  const forms = [
    KEY,
    Buffer.from(KEY).toString("base64"),
    Buffer.from(KEY).toString("hex"),
    [...KEY].reverse().join(""),
    `${KEY.slice(0, 12)}\n${KEY.slice(12)}`,
    KEY.replace("s", "\\u0073"),
  ];
  const world = await openDeskWorld(skill(FOLDER));
  await world.installAgent({
    cases: [{ turns: [[{ do: "text", text: forms.join(" and ") }]] }],
  });
  const answer = await record(world, "--yes", "--samples", "1");
  expect([answer.exitCode, answer.stdout]).toEqual([
    3,
    "0 of 1 runs recorded, 0 KiB added, no cage\nspent unknown\n",
  ]);
  expect(answer.stderr).toContain(
    "✗ greeter › greets the crew, claude, sample 1: nothing kept: secret observed",
  );
  for (const form of forms) expect(answer.stderr).not.toContain(form);
  const errors: readonly Step[] = [{ do: "stderr", text: `Error: 401 ${forms[1]}\n` }, ...GREET];
  await world.installAgent(always(...errors));
  const stderr = await record(world, "--yes", "--samples", "1");
  expect([stderr.exitCode, stderr.stderr.includes("secret observed")]).toEqual([3, true]);
  await world.installAgent(always({ do: "file", path: `${KEY}.txt`, content: "x" }, ...GREET));
  const file = await record(world, "--yes", "--samples", "1");
  expect([file.exitCode, file.stderr.includes("secret observed")]).toEqual([3, true]);
  expect(`${stderr.stderr}${file.stderr}`).not.toContain(KEY);
  expect(await world.list(".skillcheck")).toEqual([]);
  expect(await readdir(world.temporary)).toEqual([]);
});
