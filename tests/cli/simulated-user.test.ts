import { expect, it, onTestFinished, vi } from "vitest";
import { startModel } from "../../fakes/servers/model/start-model.ts";
import { openDeskWorld } from "./desk-world.ts";

vi.setConfig({ testTimeout: 60_000 });

const FOLDER = "skills/greeter";
const SKILL =
  "---\nname: greeter\ndescription: Greets the crew. Use it to greet.\n---\nSay ahoy.\n";
const KEY = "sk-ant-skillcheck-CANARY-9f2c81d0a7";
const MODEL = "claude-haiku-4-5-20251001";
const suite = (user: string, agents = "claude") => `version: 1
agents: [${agents}]
samples: 1
tests:
  - name: asks whom to greet
    prompt: Greet somebody.
    user: ${user}
    expect:
      - said: ahoy
      - asked: whom
        turn: 1
      - cost_usd: { at_most: 0.009 }
`;
const BRIEF = "You want the crew greeted, nobody else.";

async function openWorld(user: string, agents?: string) {
  const world = await openDeskWorld({
    [`${FOLDER}/SKILL.md`]: SKILL,
    [`${FOLDER}/skillcheck.yaml`]: suite(user, agents),
  });
  await world.installAgent({
    cases: [{ turns: [[{ do: "text", text: "Whom?" }], [{ do: "text", text: "Ahoy, crew!" }]] }],
  });
  const variants = ["The crew, please.", "NOTHING_FURTHER"].map((text) => [{ text }]);
  const server = await startModel({ scripts: [{ side: true, variants }] });
  onTestFinished(() => server.close());
  const env = { ANTHROPIC_API_KEY: KEY, ANTHROPIC_BASE_URL: server.url };
  const record = (...more: readonly string[]) =>
    world.run(["record", "--isolation", "none", "--yes", ...more], { env });
  return { world, server, env, record };
}

it("records a conversation with a played user, tells its money apart, and replays it without a model", async () => {
  const { world, server, env, record } = await openWorld(BRIEF);
  const recorded = await record();
  expect([recorded.exitCode, recorded.stdout.split("\n")]).toEqual([
    0,
    [
      expect.stringMatching(/^1 of 1 runs recorded, \d+ KiB added, no cage$/),
      "spent ~$0.0111, of it ~$0.0028 for the simulated user, $0.0083 a run",
      "",
    ],
  ]);
  const lines = recorded.stderr.trimEnd().split("\n");
  expect(lines).toContain(`${MODEL} plays the user at ${server.url} (ANTHROPIC_BASE_URL)`);
  expect(lines.at(-1)).toMatch(
    /^✓ greeter › asks whom to greet, claude, sample 1: completed, \$0\.0083 and ~\$0\.0028 for the simulated user, no cage, /,
  );
  const asked = server.requests.length;
  expect(asked).toBe(2);
  const [path = ""] = await world.list(".skillcheck/cassettes");
  const cassette = JSON.parse(await world.read(path));
  expect(
    cassette.turns.map((turn: { source: string; user: string }) => [turn.source, turn.user]),
  ).toEqual([
    ["prompt", "Greet somebody."],
    ["user", "The crew, please."],
  ]);
  expect(JSON.stringify(cassette)).not.toContain(BRIEF);

  const replay = await world.run(["test", "--format", "json"], { env });
  const report = JSON.parse(replay.stdout);
  expect([replay.exitCode, server.requests.length]).toEqual([0, asked]);
  const estimated = { spentUsd: 0, isEstimated: true, runs: 1 };
  expect(report.money).toEqual({
    ...estimated,
    recordedUsd: expect.closeTo(0.01112, 6),
    simulatedUser: { ...estimated, recordedUsd: expect.closeTo(0.00278, 6) },
    capUsd: null,
  });
  const [test] = report.skills[0].tests;
  expect(test.samples[0].simulatedUser).toEqual({
    model: MODEL,
    modelCalls: 2,
    inputTokens: 2800,
    outputTokens: 68,
    costUsd: 0.00278,
    costSource: "estimated",
  });
  expect(test.samples[0].costUsd).toBeCloseTo(0.00834, 6);
  const markdown = await world.run(["test", "--format", "markdown"]);
  expect(markdown.stdout).toContain(
    '| 2 | "The crew, please." (simulated user) | – | "Ahoy, crew&#33;" |',
  );
  expect(markdown.stdout).toContain("| of it simulated user, 1 run | $0.00 | under ~$0.01 |");

  await world.write({ [`${FOLDER}/skillcheck.yaml`]: suite("You want everybody greeted.") });
  const stale = await world.run(["test"]);
  expect([stale.exitCode, stale.stdout]).toEqual([
    4,
    expect.stringContaining("stale: brief of the simulated user changed since it was recorded"),
  ]);
});

it("says before any money is spent that somebody must be named, or has no key", async () => {
  const { world, env, record } = await openWorld(BRIEF, "opencode");
  await world.write({
    [`${FOLDER}/skillcheck.yaml`]: suite(BRIEF, "opencode").replace(
      "samples: 1",
      "samples: 1\nmodel: local/qwen3",
    ),
  });
  const last = (stderr: string) => stderr.trimEnd().split("\n").at(-1);
  const unnamed = await record();
  expect([unnamed.exitCode, last(unnamed.stderr)]).toEqual([
    2,
    `skillcheck: ${FOLDER}/skillcheck.yaml:6:5 user: nothing says which model plays the user of "asks whom to greet" beside opencode: name its model: user: { brief: …, model: … }`,
  ]);
  await world.write({ [`${FOLDER}/skillcheck.yaml`]: suite(`{ brief: b, provider: gemini }`) });
  const keyless = await record();
  expect([keyless.exitCode, last(keyless.stderr)]).toEqual([
    2,
    "skillcheck: the simulated user needs a key: set GEMINI_API_KEY in the environment",
  ]);
  expect(await world.list(".skillcheck")).toEqual([]);
  expect(Object.keys(env)).not.toContain("GEMINI_API_KEY");
});
