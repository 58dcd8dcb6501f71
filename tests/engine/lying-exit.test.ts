/** Exit codes that say another thing than the stream (agents.md AG-3), from the process to the verdict. */

import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { Step } from "../../fakes/agent/scenario.ts";
import { evaluateChecks } from "../../src/checks/evaluation/evaluate-checks.ts";
import { toSampleVerdict } from "../../src/checks/index.ts";
import { check } from "../checks/run-fixture.ts";
import { buildAgent } from "../fakes/scripted-agent.ts";
import { recordTurns } from "./record-run.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let agent: Awaited<ReturnType<typeof buildAgent>>;
beforeAll(async () => {
  agent = await buildAgent();
});
afterAll(() => agent.dispose());

const done: Step = { do: "text", text: "Done." };
const exit = (code: number): Step => ({ do: "exit", code });

/** A last event that calls itself a success. */
function result(more: Readonly<Record<string, unknown>>): Step {
  const good = { type: "result", subtype: "success", is_error: false, session_id: "s" };
  return { do: "line", line: JSON.stringify({ ...good, ...more }) };
}

const overloaded = { is_error: true, api_error_status: 529, result: "API Error: 529 Overloaded" };

it.each<[string, readonly Step[], readonly [number, string, string | null]]>([
  ["0 with an empty answer", [{ do: "empty" }], [0, "provider-error", "empty-answer"]],
  [
    "0 with nothing but blanks",
    [result({ result: " \n" }), exit(0)],
    [0, "provider-error", "empty-answer"],
  ],
  ["0 without a final event", [done, exit(0)], [0, "cut-off", "cut-off"]],
  ["0 without a word", [exit(0)], [0, "cut-off", "cut-off"]],
  ["0 with the stream cut in a line", [done, { do: "cut" }], [0, "cut-off", "cut-off"]],
  [
    "0 with a success that is an error",
    [done, result(overloaded), exit(0)],
    [0, "provider-error", "overloaded"],
  ],
  [
    "0 with a success that is an error nobody names",
    [done, result({ is_error: true, result: "Done." }), exit(0)],
    [0, "crashed", "unknown"],
  ],
  ["1 after a good end", [done, result({ result: "Done." }), exit(1)], [1, "crashed", "unknown"]],
])("AG-3 is never a pass: exit %s", async (_name, steps, expected) => {
  const { cassette, run } = await recordTurns(agent, [steps], {
    test: { answers: { kind: "list", replies: ["Yes."] } },
  });
  expect([run.exit, run.outcome, run.errorKind]).toEqual(expected);
  // Nobody answers such a turn.
  expect(cassette.turns.map(({ exit: code, ended }) => [code, ended])).toEqual([
    [expected[0], "by-itself"],
  ]);
  const checks = [check("exit_code", expected[0]), check("not", check("ran", "rm"))];
  const verdicts = evaluateChecks(checks, run);
  expect(verdicts.map(({ verdict }) => verdict)).toEqual(["invalid", "invalid"]);
  expect(toSampleVerdict(run, verdicts)).toBe("invalid");
});

it("AG-3 the same checks pass where stream and exit code agree", async () => {
  const { run } = await recordTurns(agent, [[done]]);
  const checks = [check("exit_code", 0), check("not", check("ran", "rm"))];
  const verdicts = evaluateChecks(checks, run);
  expect([run.outcome, toSampleVerdict(run, verdicts)]).toEqual(["completed", "pass"]);
});
