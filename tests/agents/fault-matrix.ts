/** What becomes of a run when the model, the machine or a tool fails: one row for every agent. */

import { expect, it, vi } from "vitest";
import type { Fault, ModelScript, Step } from "../../fakes/servers/model/script.ts";
import type { Test } from "../../src/model/suite.ts";
import { readRun } from "../../src/transcripts/read-run.ts";
import { runReal } from "./real-agent.ts";
import { CALLS } from "./scripted-calls.ts";

/** What goes wrong, in the order of the closing note. */
export const FAULTS = [
  "401",
  "429",
  "500",
  "529",
  "malformed",
  "truncated",
  "empty",
  "hang",
  "SIGTERM-proof",
  "orphan child",
  "disk full",
  "100 MB of output",
] as const;
export type FaultName = (typeof FAULTS)[number];

const MODEL_FAULTS: Partial<Record<FaultName, Fault>> = {
  "401": { kind: "status", status: 401 },
  "429": { kind: "status", status: 429 },
  "500": { kind: "status", status: 500 },
  "529": { kind: "status", status: 529 },
  malformed: { kind: "broken-json" },
  truncated: { kind: "cut" },
  empty: { kind: "empty" },
  hang: { kind: "hang" },
};

const COMMANDS: Partial<Record<FaultName, string>> = {
  "SIGTERM-proof": "trap '' TERM; while :; do sleep 1; done",
  "orphan child": "setsid sleep 1000 >/dev/null 2>&1 & echo started",
  "disk full":
    'head -c 600M /dev/zero > "$HOME/fill" 2> why || head -c 600M /dev/zero > "$TMPDIR/fill" 2>> why; echo filled',
  "100 MB of output": "head -c 100000000 /dev/zero | tr '\\0' x",
};

/** Those that end only because their time is over. */
const ENDLESS: readonly FaultName[] = ["hang", "SIGTERM-proof"];
const SHORT_MS = 8000;
const LONG_MS = 90_000;
/** After a deadline: SIGTERM, 5 s, SIGKILL (SB-9); and opening and closing the cage. */
const END_MS = 12_000;
/** A model that fails for good, retries of the CLI included (agents.md AG-11): without a gateway some take minutes. */
const FINAL_MS = 45_000;

/** How a run ended: `outcome` or `outcome / kind`, or why nothing was learnt. */
export type Ending = string;

/** Runs every fault with one real CLI and compares how it ends; no row takes longer than its limit. */
export function testFaults(agent: string, endings: Readonly<Record<FaultName, Ending>>): void {
  vi.setConfig({ testTimeout: 180_000 });
  it.each(FAULTS.map((fault) => [fault, endings[fault]] as const))(
    `${agent}: %s → %s`,
    async (fault, ending) => {
      const script = toScript(agent, fault);
      const timeoutMs = ENDLESS.includes(fault) ? SHORT_MS : LONG_MS;
      const test: Partial<Test> = { timeoutMs, runTimeoutMs: timeoutMs };
      const began = performance.now();
      const { played } = await runReal(agent, [script], { test });
      const milliseconds = performance.now() - began;
      expect(toEnding(played)).toBe(ending);
      // Home and temporary folder were really full.
      expect(countFull(played)).toBe(fault === "disk full" ? 2 : 0);
      const isFinal = fault in MODEL_FAULTS && !ENDLESS.includes(fault);
      expect(milliseconds).toBeLessThan(isFinal ? FINAL_MS : timeoutMs + END_MS);
    },
  );
}

/** What the model says, and how it fails. */
function toScript(agent: string, fault: FaultName): ModelScript {
  const calls = CALLS[agent];
  if (calls === undefined) throw new Error(agent);
  const command = COMMANDS[fault];
  const steps: readonly Step[] =
    command === undefined
      ? [{ text: "Hello." }]
      : [{ tools: [calls.shell(command)] }, { text: "Done." }];
  const modelFault = MODEL_FAULTS[fault];
  return modelFault === undefined ? { steps } : { steps, fault: modelFault };
}

/** File systems that the run found full, by what it left in its workspace. */
function countFull(played: Awaited<ReturnType<typeof runReal>>["played"]): number {
  const turns = played.kind === "played" ? played.cassette.turns : [];
  const why = turns.flatMap(({ changes }) => changes).find(({ path }) => path === "why");
  const text = why !== undefined && "text" in why ? (why.text ?? "") : "";
  return text.split("No space left on device").length - 1;
}

function toEnding(played: Awaited<ReturnType<typeof runReal>>["played"]): Ending {
  if (played.kind !== "played") return played.kind === "void" ? played.reason : played.kind;
  const { outcome, errorKind } = readRun(played.cassette);
  return errorKind === null ? outcome : `${outcome} / ${errorKind}`;
}
