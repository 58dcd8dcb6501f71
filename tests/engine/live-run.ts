/** Live runs of the scripted agent on this very machine: nothing of ours is replaced. */

import { join } from "node:path";
import { onTestFinished } from "vitest";
import type { Scenario, Step } from "../../fakes/agent/scenario.ts";
import claude from "../../src/agents/claude.ts";
import { ANTHROPIC } from "../../src/agents/provider.ts";
import { toRunKey } from "../../src/cassettes/run-key.ts";
import { live } from "../../src/engine/live.ts";
import type { LiveSettings } from "../../src/engine/live-settings.ts";
import { openPurse } from "../../src/engine/open-purse.ts";
import { openShellProofs } from "../../src/engine/open-shell-proofs.ts";
import { systemClock } from "../../src/host/clock.ts";
import { openMachine } from "../../src/host/open-machine.ts";
import type { Cassette } from "../../src/model/cassette.ts";
import type { Machine } from "../../src/model/machine.ts";
import type { MaterialFile, Play, Played, RunCall } from "../../src/model/play.ts";
import type { Skill } from "../../src/model/skill.ts";
import type { Test } from "../../src/model/suite.ts";
import { bytesOf, makeInputs, makeSkill } from "../cassettes/make-cassette.ts";
import type { buildAgent } from "../fakes/scripted-agent.ts";

const BODY = "---\nname: greeter\ndescription: Greets.\n---\nSay ahoy.\n";

/** Everything that a test may want otherwise. */
export interface Wanted {
  readonly test?: Partial<Test>;
  readonly skill?: Partial<Skill>;
  readonly from?: readonly MaterialFile[];
  readonly settings?: Partial<LiveSettings>;
  readonly environment?: NodeJS.ProcessEnv;
  /** claude with its sonnet unless said. */
  readonly agent?: string;
  readonly model?: string;
  /** The built stand-in, where the test has stand-ins. */
  readonly standInProgram?: string;
}

export function fileOf(path: string, text: string, mode: MaterialFile["mode"] = "100644") {
  return { path, mode, bytes: bytesOf(text) };
}

export const test: Test = {
  name: "greets",
  line: 1,
  column: 1,
  agents: null,
  model: { everyAgent: [], byAgent: new Map() },
  prompts: ["Greet me."],
  stepRates: [null],
  answers: { kind: "none" },
  workspace: { from: null, files: [], setup: [] },
  samples: 1,
  minPassRate: 0.8,
  timeoutMs: 60_000,
  runTimeoutMs: 60_000,
  maxTurns: 8,
  maxCostUsd: null,
  standIns: [],
  preamble: "none",
  env: [],
  with: [],
  subagents: [],
  exclusive: null,
  tags: [],
  notes: null,
  checks: [],
};

/** A call of the one skill of these tests. */
export async function toCall(wanted: Wanted = {}): Promise<RunCall> {
  const skill: Skill = { ...(await makeSkill({ "SKILL.md": BODY })), ...wanted.skill };
  const { agent = "claude", model = "claude-sonnet-4-5" } = wanted;
  const inputs = { ...makeInputs(skill, { agentSettings: [], model }), agent };
  return {
    test: { ...test, ...wanted.test },
    skill,
    inputs,
    runKey: await toRunKey(inputs),
    arm: "skill",
    sample: 1,
    batch: { id: "batch-1", startedAt: "2026-11-30T09:00:00Z" },
    material: async () => ({ skill: [fileOf("SKILL.md", BODY)], from: wanted.from ?? [] }),
  };
}

/** What runs outside a cage needs none. */
const NO_RELAY = "/no/relay.js";

/** This machine, closed after the test. */
export function openTestMachine({ environment = process.env, standInProgram }: Wanted): Machine {
  const machine = openMachine(environment, { relay: NO_RELAY, standIn: standInProgram ?? "" });
  onTestFinished(() => machine.close());
  return machine;
}

/** Settings for a program that speaks claude's stream; `warnings` collects what is told. */
export function toSettings(program: string, wanted: Wanted = {}) {
  const warnings: string[] = [];
  const purse = openPurse(null);
  const settings: LiveSettings = {
    agent: claude,
    machine: openTestMachine(wanted),
    clock: systemClock,
    program,
    agentVersion: "2.1.332",
    upstream: {
      provider: ANTHROPIC,
      address: "http://127.0.0.1:9",
      key: "sk-fake-key-0123456789",
      keyHeader: "own",
    },
    clientKey: "skillcheck-client",
    purseOf: () => purse,
    prices: new Map(),
    variables: {},
    isolation: { kind: "none" },
    shellProofs: openShellProofs(new Map()),
    skillcheckVersion: "0.1.0",
    keepWorkspace: false,
    warn: (text) => warnings.push(text),
    ...wanted.settings,
  };
  return { settings, warnings };
}

/** A scripted agent that is ready to be played. */
export function prepare(
  agent: Awaited<ReturnType<typeof buildAgent>>,
  scenario: Scenario,
  wanted: Wanted = {},
): { readonly play: Play; readonly warnings: readonly string[]; readonly settings: LiveSettings } {
  const place = agent.place(scenario);
  const { settings, warnings } = toSettings(join(place.workspace, "../bin/claude"), wanted);
  return { play: live(settings), warnings, settings };
}

/** Plays a scenario of one case. */
export async function playTurns(
  agent: Awaited<ReturnType<typeof buildAgent>>,
  turns: readonly (readonly Step[])[],
  wanted: Wanted = {},
): Promise<{ readonly played: Played; readonly warnings: readonly string[] }> {
  const { play, warnings } = prepare(agent, { cases: [{ turns }] }, wanted);
  return { played: await play(await toCall(wanted)), warnings };
}

/** The recording; a run that gave none fails the test with its reason. */
export function cassetteOf(played: Played): Cassette {
  if (played.kind !== "played") {
    throw new Error(played.kind === "void" ? played.reason : played.kind);
  }
  return played.cassette;
}
