/** Runs of the real, pinned agent CLIs in a cage, against the scripted model server. */

import { join } from "node:path";
import { expect, onTestFinished } from "vitest";
import type { ModelScript } from "../../fakes/servers/model/script.ts";
import { type ModelServer, startModel } from "../../fakes/servers/model/start-model.ts";
import type { Agent } from "../../src/agents/agent.ts";
import { findAgent } from "../../src/agents/index.ts";
import { record } from "../../src/cassettes/record.ts";
import { live } from "../../src/engine/live.ts";
import type { LiveSettings } from "../../src/engine/live-settings.ts";
import { type BuiltPrograms, openMachine } from "../../src/host/open-machine.ts";
import type { Machine } from "../../src/model/machine.ts";
import type { Played } from "../../src/model/play.ts";
import { createRedactor } from "../../src/text/redactor.ts";
import { buildOnce } from "../build/build-once.ts";
import { memoryStore } from "../cassettes/make-cassette.ts";
import { toCall, toSettings, type Wanted } from "../engine/live-run.ts";
import { CALLS, obeyProbe } from "./scripted-calls.ts";

/** The key that only the gateway may have. */
export const KEY = "sk-live-skillcheck-CANARY-5d1f0a93b7";

/** Model that each agent is asked to use. */
const MODELS: Readonly<Record<string, string>> = {
  claude: "claude-sonnet-4-5",
  codex: "gpt-5.4",
  opencode: "local/gpt-5.4",
  gemini: "gemini-2.5-pro",
  droid: "claude-sonnet-4-5",
};

/** Path of a pinned CLI. */
export function programOf(agent: string): string {
  const programs = JSON.parse(process.env["SKILLCHECK_TEST_AGENTS"] ?? "{}") as Record<
    string,
    string
  >;
  const program = programs[agent];
  expect(
    program,
    "SKILLCHECK_TEST_AGENTS names the real CLIs; npm run e2e:agents sets it",
  ).toBeTypeOf("string");
  return program ?? "";
}

/** This machine with the relay built; closed after the test. Programs in `first` go before those of the same name. */
export async function openCagedMachine(
  first: string | null = null,
  built: Pick<BuiltPrograms, "dial"> = {},
): Promise<Machine> {
  const entries = { relay: "src/relay.ts", "stand-in": "fakes/stand-in.ts" };
  const dist = join(await buildOnce("caged", entries), "dist");
  const PATH = [first, process.env["PATH"]].filter((folder) => folder !== null).join(":");
  const environment = { PATH, HOME: process.env["HOME"] };
  const machine = openMachine(environment, {
    ...built,
    relay: join(dist, "relay.js"),
    standIn: join(dist, "stand-in.js"),
  });
  onTestFinished(() => machine.close());
  return machine;
}

/** How CLIs that speak ACP too are started as such (agents.md §3.7). */
const ACP_ARGUMENTS: Readonly<Record<string, readonly string[]>> = {
  "acp-gemini": ["--acp", "--skip-trust"],
  "acp-opencode": ["acp"],
  "acp-droid": ["exec", "--output-format", "acp"],
};

/** Path of the program of an agent, and with which arguments it speaks ACP. */
function commandOf(name: string): readonly [program: string, ...words: string[]] {
  const args = ACP_ARGUMENTS[name];
  return args === undefined ? [programOf(name)] : [programOf(toBehind(name)), ...args];
}

/** The agent itself, of `acp-…` the one behind it. */
export const toBehind = (name: string): string => name.replace(/^acp-/, "");

/** The adapter of a pinned CLI. */
function adapterOf(name: string): Agent {
  const isAcp = name.startsWith("acp-");
  const settings = {
    command: isAcp ? commandOf(name) : null,
    agent: isAcp ? toBehind(name) : null,
    models: [],
    env: new Map<string, string>(),
  };
  const found = findAgent(name, settings);
  if (found.kind !== "agent") throw new Error(`no adapter ${name}: ${found.kind}`);
  return found.agent;
}

/** What came of a run. */
export interface RealRun {
  readonly played: Played;
  readonly store: ReturnType<typeof memoryStore>;
  readonly server: ModelServer;
  readonly warnings: readonly string[];
}

/** A test's own answer to guard 2. */
const isOfProbe = ({ name }: ModelScript): boolean => name === "probe";

/** Records one call of a real CLI. */
export async function runReal(
  name: string,
  scripts: readonly ModelScript[],
  wanted: Wanted = {},
): Promise<RealRun> {
  const agent = adapterOf(name);
  const model = MODELS[toBehind(name)] ?? "";
  const provider = agent.provider(model);
  if (provider === null) throw new Error(`nobody answers ${model}`);
  const calls = CALLS[toBehind(name)];
  const obeying = calls === undefined ? [] : [obeyProbe(calls)];
  const server = await startModel({
    scripts: [
      ...scripts.filter(isOfProbe),
      ...obeying,
      ...scripts.filter((script) => !isOfProbe(script)),
    ],
  });
  onTestFinished(() => server.close());
  const changed: Partial<LiveSettings> = {
    agent,
    machine: wanted.settings?.machine ?? (await openCagedMachine()),
    agentVersion: agent.testedVersion,
    upstream: {
      provider,
      address: `${server.url}${provider.basePath}`,
      key: KEY,
      keyHeader: "own",
    },
    isolation: { kind: "cage" },
    ...wanted.settings,
  };
  const { settings, warnings } = toSettings(commandOf(name)[0], { ...wanted, settings: changed });
  const store = memoryStore();
  const play = record({ live: live(settings), store, redactor: createRedactor([KEY]) });
  const call = await toCall({ ...wanted, agent: name, model });
  return { played: await play(call), store, server, warnings };
}
