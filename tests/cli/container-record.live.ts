import { mkdir, readFile, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { startModel } from "../../fakes/servers/model/start-model.ts";
import { programOf } from "../agents/real-agent.ts";
import { CALLS, obeyProbe } from "../agents/scripted-calls.ts";
import { type EngineWish, IMAGE, makeEngine } from "../host/container/make-engine.ts";
import { whyNoPodman } from "../host/container/why-no-podman.ts";
import { openDeskWorld } from "./desk-world.ts";

vi.setConfig({ testTimeout: 180_000 });

const KEY = "sk-ant-skillcheck-CANARY-9f2c81d0a7";
const SKILL =
  "---\nname: greeter\ndescription: Greets the crew. Use it to greet.\n---\nSay ahoy.\n";
const SUITE = `version: 1
agents: [claude]
model: claude-sonnet-4-5
samples: 1
isolation: { container: "${IMAGE}" }
tests:
  - name: greets
    prompt: Greet me.
    workspace: { setup: ["echo keep > notes.txt"] }
    fakes: { gh: { repos: { acme/old: { visibility: PUBLIC } } } }
    answers: ["Yes."]
    expect:
      - loaded_skill: greeter
      - called: gh repo view acme/old
      - file_contains: { path: seen.json, text: PUBLIC }
      - created: ["copy.txt"]
      - said: Done
        turn: 2
`;
const SETTINGS = `version: 1\ncontainers: ["${IMAGE}"]\n`;

/** The real claude in the image of a stand-in, and a model that lets it use everything once. */
async function openWorld(wish: EngineWish) {
  const world = await openDeskWorld({
    "skills/greeter/SKILL.md": SKILL,
    "skills/greeter/skillcheck.yaml": SUITE,
    ".skillcheck.yml": SETTINGS,
  });
  const files = { "opt/agents/bin/claude": programOf("claude") };
  const made = await makeEngine({ files, ...wish });
  const calls = CALLS["claude"];
  if (calls === undefined) throw new Error("no calls of claude");
  const shell = "cp notes.txt copy.txt; gh repo view acme/old --json visibility > seen.json";
  const steps = [
    { tools: [calls.skill("greeter")] },
    { tools: [calls.shell(shell)] },
    { text: "Shall I go on?" },
    { text: "Done." },
  ];
  const server = await startModel({ scripts: [obeyProbe(calls), { steps }] });
  onTestFinished(() => server.close());
  const PATH = `${made.bin}:/usr/bin:/bin:/usr/sbin:/sbin`;
  const env = { ANTHROPIC_API_KEY: KEY, ANTHROPIC_BASE_URL: server.url, PATH };
  return { world, made, server, env };
}

async function expectWholeRun(wish: EngineWish, kind: string): Promise<void> {
  const { world, made, server, env } = await openWorld(wish);
  const { exitCode, stdout, stderr } = await world.run(["record", "--yes"], { env });
  expect([exitCode, stdout.split("\n")[0], stderr]).toEqual([
    0,
    expect.stringMatching(
      /^1 of 1 runs recorded, \d+ KiB added, in a container of skillcheck\.test\/agents:1$/,
    ),
    expect.stringMatching(
      /^1 run planned, in a container of skillcheck\.test\/agents:1, .*\nclaude is claude of skillcheck\.test\/agents:1, its model is at http:/,
    ),
  ]);
  // The gateway had the key, and nobody else: two answers prove the stand-in, four are the run.
  expect(server.requests.map(({ path }) => path)).toEqual(Array(6).fill("/v1/messages"));
  const [path = ""] = await world.list(".skillcheck/cassettes");
  const text = await world.read(path);
  const cassette = JSON.parse(text);
  expect([cassette.isolation, cassette.agent.version, text.includes(KEY)]).toEqual([
    "container",
    "2.1.332",
    false,
  ]);
  const container = { image: IMAGE, id: `sha256:${"1d".repeat(32)}` };
  expect(cassette.container).toEqual(container);
  const shown = await world.run(["cassettes", "show", "--format", "json"]);
  expect(JSON.parse(shown.stdout).recordings).toMatchObject([
    { isolation: "container", container },
  ]);
  const replay = await world.run(["test"]);
  expect(replay.stdout).toMatch(/^pass greeter › greets \(claude\), 1\/1 /);
  const all = await made.calls();
  expect(JSON.stringify(all)).not.toContain(KEY);
  // A question, the proof, the agent's version, the stand-in, the run: nothing else was asked of the engine.
  expect(all.map(([name, verb]) => [name, verb])).toEqual(
    ["version", "image", "run", "run", "run", "run"].map((verb) => [kind, verb]),
  );
  expect(await world.list("../tmp")).toEqual([]);
}

it.each(["docker", "podman"] as const)(
  "records a whole run of the real claude in a container of %s, and replays it alike",
  async (kind) => {
    await expectWholeRun({ kind }, kind);
  },
);

it("records the same in a real container of podman --rootfs", async (context) => {
  const why = await whyNoPodman();
  if (why !== null) {
    process.stdout.write(`podman --rootfs: not run: ${why}\n`);
    context.skip(`not run: ${why}`);
  }
  await expectWholeRun({ kind: "podman", runs: "podman" }, "podman");
});

it("SB-5: a container that does not hold calls no model, and nothing is used in its place", async () => {
  const { world, server, env } = await openWorld({ planted: ["network"] });
  const { exitCode, stderr } = await world.run(["record", "--yes"], { env });
  expect([exitCode, stderr.trimEnd().split("\n").at(-1)]).toEqual([
    2,
    "skillcheck: sandbox unavailable: the container reaches 127.0.0.1 of this machine; or --isolation none, beside everything else on this machine",
  ]);
  expect(server.requests).toEqual([]);
  expect(await world.list(".skillcheck")).toEqual([]);
});

it("SB-6: an engine that the repository brings along is passed over", async () => {
  const { world, made, env } = await openWorld({});
  const local = join(world.repository, "node_modules/.bin");
  await mkdir(local, { recursive: true });
  const evil = `#!/bin/sh\necho "$@" >> ${join(world.repository, "started")}\n`;
  await writeFile(join(local, "docker"), evil, { mode: 0o755 });
  // Nothing but what a repository can hold, and what no engine is.
  const bare = join(dirname(world.repository), "bare");
  await mkdir(bare);
  for (const name of ["git", "sh", "env"]) await symlink(`/usr/bin/${name}`, join(bare, name));
  const PATH = `${local}:${bare}`;
  const { exitCode, stderr } = await world.run(["record", "--yes"], { env: { ...env, PATH } });
  expect([exitCode, stderr]).toEqual([
    2,
    `skillcheck: sandbox unavailable: no containers: ${join(local, "docker")} lies in the repository: install docker or podman; or --isolation none, beside everything else on this machine\n`,
  ]);
  await expect(readFile(join(world.repository, "started"))).rejects.toThrow("ENOENT");
  expect(await made.calls()).toEqual([]);
});

it("goes on to podman where docker has no daemon; names an agent that the image has not", async () => {
  const { world, made, env } = await openWorld({ kind: "podman", files: {} });
  const silent = await makeEngine({ planted: ["silent"] });
  const PATH = `${silent.bin}:${env.PATH}`;
  const { exitCode, stderr } = await world.run(["record", "--yes"], { env: { ...env, PATH } });
  expect([exitCode, stderr.trimEnd().split("\n").at(-1)]).toEqual([
    2,
    `skillcheck: claude is not in ${IMAGE}: no program claude on its PATH (/opt/agents/bin:/usr/local/bin:/usr/bin:/bin)`,
  ]);
  expect((await silent.calls()).map(([, verb]) => verb)).toEqual(["version"]);
  expect((await made.calls()).map(([, verb]) => verb)).toEqual(["version", "image", "run", "run"]);
});

const TWO = { OPENAI_API_KEY: "sk-skillcheck-codex-canary-0123456789" };
const MISSING = `codex is not in ${IMAGE}: no program codex on its PATH (/opt/agents/bin:/usr/local/bin:/usr/bin:/bin)`;

/** What was said without paths and times. */
const lines = (text: string) => text.trimEnd().split("\n");

it("an agent that the image has not is unverified like one that is not installed: the others run", async () => {
  const { world, env } = await openWorld({});
  const suite = SUITE.replace("agents: [claude]", "agents: [claude, codex]");
  await world.write({ "skills/greeter/skillcheck.yaml": suite.replace(/^model: .*\n/m, "") });
  const both = { env: { ...env, ...TWO } };
  const { exitCode, stdout, stderr } = await world.run(["record", "--yes"], both);
  expect([exitCode, lines(stdout).at(0), lines(stdout).at(-1)]).toEqual([
    4,
    expect.stringMatching(/^1 of 1 runs recorded, /),
    `1 test unverified: ${MISSING}`,
  ]);
  expect(lines(stderr)).toContain(`${MISSING}; its tests are unverified`);
  const live = await world.run(["test", "--live", "--yes"], both);
  expect(live.exitCode).toBe(4);
  expect(live.stdout).toContain("unverified greeter › greets (codex), unrecorded\n");
  expect(live.stdout).toContain(`greeter  1 test unverified: not run: ${MISSING}\n`);
});

it("--agent all leaves out what the image has not", async () => {
  const { world, env } = await openWorld({});
  const suite = SUITE.replace("agents: [claude]\n", "").replace(/^model: .*\n/m, "");
  await world.write({ "skills/greeter/skillcheck.yaml": suite });
  const argv = ["record", "--yes", "--agent", "all", "--format", "json"];
  const { exitCode, stdout, stderr } = await world.run(argv, { env: { ...env, ...TWO } });
  const { plannedRuns, runs, unverified } = JSON.parse(stdout);
  expect([exitCode, plannedRuns, runs.length, unverified]).toEqual([0, 1, 1, []]);
  expect(lines(stderr)).toContain(`left out: ${MISSING}`);
});
