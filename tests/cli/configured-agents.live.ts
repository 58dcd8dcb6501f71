import { copyFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { skill } from "../action/skills.ts";
import { type DeskWorld, openDeskWorld } from "./desk-world.ts";

const FOLDER = "skills/greeter";
const SCRIPT = fileURLToPath(new URL("../engine/scripted-acp-agent.mjs", import.meta.url));
const RECORD = ["record", "--yes", "--isolation", "none", "--samples", "1"];

/** A repository whose suite names an agent, and its settings. */
async function openWorld(
  agent: string,
  settings: object,
  test: Readonly<Record<string, unknown>> = {},
): Promise<DeskWorld> {
  const world = await openDeskWorld(skill(FOLDER));
  const one = {
    name: "greets",
    prompt: "Greet the crew.",
    expect: [{ contains: "Ahoy" }],
    ...test,
  };
  await world.write({
    [`${FOLDER}/skillcheck.yaml`]: JSON.stringify({ version: 1, agents: [agent], tests: [one] }),
    ".skillcheck.yml": JSON.stringify({ version: 1, agent_settings: { [agent]: settings } }),
  });
  return world;
}

it("records an ACP agent of the settings without a key, and replays it", async () => {
  const script = { turns: [[{ say: "Ahoy!" }, { end: {} }]] };
  const world = await openWorld("acp-own", {});
  const place = join(dirname(world.repository), "agent.mjs");
  await copyFile(SCRIPT, place);
  const command = [process.execPath, place, JSON.stringify(script)];
  const settings = { version: 1, agent_settings: { "acp-own": { command } } };
  await world.write({ ".skillcheck.yml": JSON.stringify(settings) });
  const recorded = await world.run(RECORD);
  expect([recorded.exitCode, recorded.stderr.split("\n").slice(0, 4)]).toEqual([
    0,
    [
      "1 run planned, no cage, no price yet, at most $5.00",
      `acp-own is ${command.join(" ")}, and is given no model`,
      "added to ./.gitattributes: recordings are no text to git",
      expect.stringMatching(
        /^✓ greeter › greets, acp-own, sample 1: completed, cost unknown, no cage, .*\/acp-own-[0-9a-f]{12}\//,
      ),
    ],
  ]);
  expect((await world.run(["test", "--samples", "1"])).exitCode).toBe(0);
  // Another command is another agent: what it would do was never recorded.
  const other = { version: 1, agent_settings: { "acp-own": { command: [...command, "-x"] } } };
  await world.write({ ".skillcheck.yml": JSON.stringify(other) });
  const stale = await world.run(["test", "--samples", "1"]);
  expect([stale.exitCode, stale.stdout]).toEqual([
    4,
    expect.stringContaining("stale: agent and its settings changed since it was recorded"),
  ]);
});

it("EV-17: with a base its agent runs and is reported on, whatever the branch says", async () => {
  const world = await openWorld("command-own", { command: "sh -c 'echo Ahoy!'" });
  await world.commit();
  await world.git("switch", "--quiet", "--create", "topic");
  const other = { version: 1, agent_settings: { "command-own": { command: "/bin/false" } } };
  await world.write({ ".skillcheck.yml": JSON.stringify(other) });
  const argv = ["test", ...RECORD.slice(1)];
  const held = await world.run([...argv, "--live", "--base", "main", "--format", "json"]);
  const { skills, notes } = JSON.parse(held.stdout);
  expect([held.exitCode, skills[0].tests[0].status, notes]).toEqual([
    0,
    "pass",
    ["the settings here are not those of main, which are in force"],
  ]);
  expect((await world.run([...argv, "--live"])).exitCode).toBe(3);
});

it("records any command, and says what it cannot show", async () => {
  const checks = [{ contains: "Ahoy" }, { not: { ran: "git push" } }];
  const world = await openWorld(
    "command-own",
    { command: "sh -c 'echo Ahoy!'" },
    { expect: checks },
  );
  expect((await world.run(RECORD)).exitCode).toBe(0);
  const { exitCode, stdout } = await world.run(["test", "--samples", "1"]);
  expect([exitCode, stdout]).toEqual([
    3,
    expect.stringContaining("command-own does not show its tool calls: only its answer is known"),
  ]);
});

it.each<[string, string, object, object, string]>([
  [
    "no command",
    "acp-own",
    { env: {} },
    {},
    "agent_settings.acp-own.command: is missing: write the program that acp-own starts, with its arguments",
  ],
  [
    "an agent behind it that nobody knows",
    "acp-own",
    { command: "sh", agent: "nobody" },
    {},
    "agent_settings.acp-own.agent: nobody is no agent that is built in: write one of claude, codex",
  ],
  [
    "a script of the repository",
    "command-own",
    { command: "sh REPOSITORY/evil.sh" },
    {},
    "evil.sh lies in the repository, and a program that a repository brings along is not started",
  ],
  [
    "a model of nobody",
    "acp-own",
    { command: "sh", model: "m-1" },
    {},
    "greets: nobody knows who answers m-1 for acp-own: set agent_settings.acp-own.agent, or name no model",
  ],
  [
    "several turns of a command",
    "command-own",
    { command: "sh" },
    { answers: ["Yes."] },
    "greets: command-own cannot go on with a session, and the test has several turns",
  ],
  [
    "approve of an agent that never asks",
    "acp-own",
    { command: "sh", agent: "codex" },
    { approve: ["bash"] },
    "greets: acp-own never asks for permission, and the test says what to `approve`",
  ],
])("refuses before anything is started: %s", async (...row) => {
  const [, agent, settings, test, words] = row;
  const world = await openWorld(agent, settings, test as Readonly<Record<string, unknown>>);
  const config = (await world.read(".skillcheck.yml")).replace("REPOSITORY", world.repository);
  await world.write({ ".skillcheck.yml": config, "evil.sh": "touch started.txt\n" });
  const answer = await world.run(RECORD, { env: { OPENAI_API_KEY: "sk-fake-0123456789" } });
  expect([answer.exitCode, answer.stderr]).toEqual([2, expect.stringContaining(words)]);
  expect(await world.list(".skillcheck")).toEqual([]);
});

it("knows no agent of the settings that no settings name", async () => {
  const world = await openDeskWorld(skill(FOLDER));
  const suite = {
    version: 1,
    agents: ["acp-own"],
    tests: [{ name: "a", prompt: "b", expect: [{ contains: "c" }] }],
  };
  await world.write({ [`${FOLDER}/skillcheck.yaml`]: JSON.stringify(suite) });
  const { exitCode, stderr } = await world.run(RECORD);
  expect([exitCode, stderr]).toEqual([
    2,
    "skillcheck: acp-own: agent_settings.acp-own.command is missing: write the program that acp-own starts\n",
  ]);
});
