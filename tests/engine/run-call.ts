/** One call of one skill, and the settings to play it with; everything may be wanted otherwise. */

import claude from "../../src/agents/claude.ts";
import { ANTHROPIC } from "../../src/agents/provider.ts";
import { toRunKey } from "../../src/cassettes/run-key.ts";
import type { LiveSettings } from "../../src/engine/live-settings.ts";
import { openPurse } from "../../src/engine/open-purse.ts";
import { openShellProofs } from "../../src/engine/open-shell-proofs.ts";
import { openRunCounter } from "../../src/engine/run-counter.ts";
import { systemClock } from "../../src/host/clock.ts";
import type { Machine } from "../../src/model/machine.ts";
import type { MaterialFile, RunCall } from "../../src/model/play.ts";
import type { RunInputs } from "../../src/model/run-inputs.ts";
import type { Skill } from "../../src/model/skill.ts";
import type { Test } from "../../src/model/suite.ts";
import { bytesOf, makeInputs, makeSkill } from "../cassettes/make-cassette.ts";

const BODY = "---\nname: greeter\ndescription: Greets.\n---\nSay ahoy.\n";

/** What of a call may be wanted otherwise. */
export interface WantedCall {
  readonly test?: Partial<Test>;
  readonly skill?: Partial<Skill>;
  readonly from?: readonly MaterialFile[];
  readonly inputs?: Partial<RunInputs>;
  /** claude with its sonnet unless said. */
  readonly agent?: string;
  readonly model?: string;
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
  approve: null,
  env: [],
  with: [],
  subagents: [],
  exclusive: null,
  tags: [],
  notes: null,
  checks: [],
};

/** A call of the one skill of these tests. */
export async function toCall(wanted: WantedCall = {}): Promise<RunCall> {
  const skill: Skill = { ...(await makeSkill({ "SKILL.md": BODY })), ...wanted.skill };
  const { agent = "claude", model = "claude-sonnet-4-5" } = wanted;
  const changed = { agentSettings: [], model, ...wanted.inputs };
  const inputs = { ...makeInputs(skill, changed), agent };
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

/** Settings for a program that speaks claude's stream, without a cage. */
export function toRunSettings(
  program: string,
  machine: Machine,
  warn: LiveSettings["warn"],
): LiveSettings {
  const purse = openPurse(null);
  return {
    agent: claude,
    machine,
    clock: systemClock,
    program,
    agentVersion: "2.1.332",
    upstream: {
      provider: ANTHROPIC,
      address: "http://127.0.0.1:9",
      key: "sk-fake-key-0123456789",
      keyHeader: "own",
    },
    user: null,
    clientKey: "skillcheck-client",
    purseOf: () => purse,
    counter: openRunCounter(null),
    prices: new Map(),
    extraHosts: [],
    bodyBytes: 0,
    variables: {},
    isolation: { kind: "none" },
    shellProofs: openShellProofs(new Map()),
    skillcheckVersion: "0.1.0",
    keepWorkspace: false,
    warn,
  };
}
