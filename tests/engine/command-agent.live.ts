import { expect, it, vi } from "vitest";
import { findAgent } from "../../src/agents/index.ts";
import { evaluateChecks } from "../../src/checks/evaluation/evaluate-checks.ts";
import { live } from "../../src/engine/live.ts";
import type { CheckSpec } from "../../src/model/check-spec.ts";
import { readRun } from "../../src/transcripts/read-run.ts";
import { openCagedMachine } from "../agents/real-agent.ts";
import { cassetteOf, fileOf, toCall, toSettings, type Wanted } from "./live-run.ts";

vi.setConfig({ testTimeout: 60_000 });

async function play(script: string, wanted: Wanted = {}) {
  const command = ["/bin/sh", "-c", script];
  const found = findAgent("command-x", { command, agent: null, models: [], env: new Map() });
  if (found.kind !== "agent") throw new Error(found.kind);
  const settings = { agent: found.agent, agentVersion: null, upstream: null, ...wanted.settings };
  const own = toSettings("/bin/sh", { ...wanted, settings });
  const call = await toCall({ ...wanted, agent: "command-x", model: "" });
  return live(own.settings)(call);
}

const check = (key: string, value: unknown, more: Partial<CheckSpec> = {}): CheckSpec => ({
  key,
  value,
  line: 1,
  column: 1,
  step: null,
  ...more,
});

const UNSEEN = "command-x does not show its tool calls: only its answer is known";
const UNTOLD = (noun: string) => `the ${noun} is not known: the agent does not say`;

const CHECKS: readonly (readonly [CheckSpec, verdict: string, reason?: string])[] = [
  [check("said", "Done"), "pass"],
  [check("created", ["said.txt"]), "pass"],
  [check("file_contains", { path: "said.txt", text: "Greet me." }), "pass"],
  [check("exit_code", 0), "pass"],
  [check("ran", "git push"), "invalid", UNSEEN],
  [check("not", check("ran", "git push")), "invalid", UNSEEN],
  [check("tool_call", "bash"), "invalid", UNSEEN],
  [check("ordered", ["a", "b"]), "invalid", UNSEEN],
  [check("loaded_skill", true), "invalid", UNSEEN],
  [check("used_skill", true), "invalid", UNSEEN],
  [check("used_agent", "x"), "invalid", UNSEEN],
  [check("delegated", true), "invalid", UNSEEN],
  [check("read_files", ["a"]), "invalid", UNSEEN],
  [check("acted_before_asking", "x"), "invalid", UNSEEN],
  [check("not", check("reached_home", true)), "invalid", UNSEEN],
  [check("contains", "x", { scope: ["tools"] }), "invalid", UNSEEN],
  [check("tokens", { at_most: 1 }), "invalid", UNTOLD("number of tokens")],
  [check("cost_usd", { at_most: 1 }), "invalid", UNTOLD("cost")],
];

it.each(["none", "cage"] as const)(
  "any program: the prompt on stdin, stdout is the answer, and what it does not show is invalid (isolation %s)",
  async (isolation) => {
    const machine = isolation === "cage" ? { machine: await openCagedMachine() } : {};
    const played = await play("cat > said.txt; ls .agents/skills >&2; echo Done.", {
      from: [fileOf("notes.txt", "keep\n")],
      settings: { isolation: { kind: isolation }, ...machine },
    });
    const cassette = cassetteOf(played);
    const run = readRun(cassette);
    expect({
      outcome: run.outcome,
      answer: run.turns.map(({ answer }) => answer),
      skills: cassette.turns[0]?.stderr,
      usage: run.usage,
      costUsd: run.costUsd,
      gateway: cassette.gateway,
      isolation: cassette.isolation,
    }).toEqual({
      outcome: "completed",
      answer: ["Done."],
      skills: ["greeter"],
      usage: null,
      costUsd: null,
      gateway: undefined,
      isolation,
    });
    const verdicts = evaluateChecks(
      CHECKS.map(([spec]) => spec),
      run,
    );
    expect(
      verdicts.map(({ key, verdict, reason }) => [
        key,
        verdict,
        verdict === "pass" ? undefined : reason,
      ]),
    ).toEqual(CHECKS.map(([{ key }, verdict, reason]) => [key, verdict, reason]));
  },
);

it.each<[string, string, string, string | null]>([
  ["an exit that is not 0", "echo Half; exit 3", "crashed", "unknown"],
  ["a program of its own that is not there", "no-such-program", "crashed", "unknown"],
  ["no answer", "true", "provider-error", "empty-answer"],
  ["silence", "sleep 60", "timed-out", "timeout"],
])("%s", async (...row) => {
  const [, script, outcome, kind] = row;
  const run = readRun(cassetteOf(await play(script, { test: { timeoutMs: 2000 } })));
  expect([run.outcome, run.errorKind]).toEqual([outcome, kind]);
});

it("without a model a cage has no way out at all", async () => {
  const machine = await openCagedMachine();
  const script = "cat /proc/net/dev | tail -n +3 | cut -d: -f1; ls /run/skillcheck";
  const played = await play(script, { settings: { machine, isolation: { kind: "cage" } } });
  const run = readRun(cassetteOf(played));
  expect(run.turns[0]?.answer?.split(/\s+/).filter((word) => word !== "")).toEqual([
    "lo",
    "home",
    "relay.mjs",
  ]);
});
