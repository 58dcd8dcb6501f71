import { symlink } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { startModel } from "../../fakes/servers/model/start-model.ts";
import { programOf } from "../agents/real-agent.ts";
import { openDeskWorld } from "./desk-world.ts";

vi.setConfig({ testTimeout: 120_000 });

const KEY = "sk-ant-skillcheck-CANARY-9f2c81d0a7";
const skill = (name: string, description: string) =>
  `---\nname: ${name}\ndescription: ${description}\n---\nSay ahoy.\n`;
const REVIEWER = "skills/greeter/evals/agents/reviewer.md";
const FILES = {
  "skills/greeter/SKILL.md": skill("greeter", "Greets the crew."),
  "skills/deploy/SKILL.md": skill("deploy", "Ships the hull to the harbour."),
  "skills/other/SKILL.md": skill("other", "Counts the barnacles."),
  [REVIEWER]: "---\nname: reviewer\ndescription: Weighs every anchor.\n---\nYou review.\n",
  "skills/greeter/skillcheck.yaml": `version: 1
model: claude-sonnet-4-5
samples: 1
with: [deploy]
subagents: [evals/agents/reviewer.md]
env: { TEAM_COLOUR: teal }
tests:
  - name: greets
    prompt: Greet me.
    workspace: { setup: ['printf %s "$TEAM_COLOUR" > setup.txt'] }
    expect:
      - used_agent: reviewer
      - delegated: true
      - said: ahoy
      - file_contains: { path: setup.txt, text: teal }
      - file_contains: { path: colour.txt, text: teal }
      - created: colour.txt
`,
};

const delegate = {
  name: "Agent",
  input: {
    description: "Review it",
    prompt: "MARK: look at the anchor.",
    subagent_type: "reviewer",
    run_in_background: false,
  },
};
const shell = {
  name: "Bash",
  input: { command: "printenv TEAM_COLOUR > colour.txt; git status --short", description: "Run" },
};

it("claude in its cage finds the skill beside, the suite's subagent and its variable; each makes the recording stale by name", async () => {
  const world = await openDeskWorld(FILES);
  await symlink(programOf("claude"), join(dirname(world.repository), "bin", "claude"));
  const server = await startModel({
    scripts: [
      { match: "MARK", steps: [{ text: "The anchor is fine." }] },
      { steps: [{ tools: [delegate] }, { tools: [shell] }, { text: "Ahoy, crew!" }] },
    ],
  });
  onTestFinished(() => server.close());
  const env = { ANTHROPIC_API_KEY: KEY, ANTHROPIC_BASE_URL: server.url };
  const recorded = await world.run(["record", "--yes"], { env });
  expect([recorded.exitCode, recorded.stderr]).toEqual([0, expect.stringContaining("✓ greeter")]);
  const [path = ""] = await world.list(".skillcheck/cassettes");
  const cassette = JSON.parse(await world.read(path));
  expect(cassette).toMatchObject({
    with: [{ name: "deploy", digest: expect.stringMatching(/^[0-9a-f]{64}$/) }],
    subagents: [{ name: "reviewer.md", digest: expect.stringMatching(/^[0-9a-f]{64}$/) }],
  });
  // Neither is part of the workspace: the agent's own git sees its file alone, and the snapshot too.
  const kept = JSON.stringify([cassette.files, cassette.turns[0].changes]);
  expect(kept).not.toContain("reviewer.md");
  const [first] = server.requests.filter(({ path: route }) => route === "/v1/messages");
  const asked = JSON.stringify(first?.body);
  expect(
    ["Weighs every anchor", "Ships the hull", "Greets the crew", "Counts the barnacles"].map(
      (words) => asked.includes(words),
    ),
  ).toEqual([true, true, true, false]);
  const replay = async () => {
    const { exitCode, stdout } = await world.run(["test", "skills/greeter"]);
    return [exitCode, stdout];
  };
  const passes = [0, expect.stringMatching(/^pass greeter › greets \(claude\), 1\/1 /)];
  expect(await replay()).toEqual(passes);
  const stale = (what: string) => [
    4,
    expect.stringContaining(`stale: ${what} changed since it was recorded`),
  ];
  await world.write({ [REVIEWER]: `${FILES[REVIEWER]}Gently.\n` });
  expect(await replay()).toEqual(stale("subagent reviewer.md"));
  await world.git("checkout", "--quiet", ".");
  await world.write({ "skills/deploy/SKILL.md": skill("deploy", "Sinks the hull.") });
  expect(await replay()).toEqual(stale("skill deploy"));
  await world.git("checkout", "--quiet", ".");
  // What is no part of the skill beside, and what is not loaded, change nothing.
  await world.write({ "skills/deploy/evals/notes.txt": "x\n" });
  await world.write({ "skills/other/SKILL.md": skill("other", "Counts the gulls.") });
  expect(await replay()).toEqual(passes);
});
