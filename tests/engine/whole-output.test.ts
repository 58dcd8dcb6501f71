/** Large output arrives whole, because stdout is a file and no pipe (agents.md AG-6). */

import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { Step } from "../../fakes/agent/scenario.ts";
import type { Run } from "../../src/model/run.ts";
import { buildAgent } from "../fakes/scripted-agent.ts";
import { recordTurns } from "./record-run.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let agent: Awaited<ReturnType<typeof buildAgent>>;
beforeAll(async () => {
  agent = await buildAgent();
});
afterAll(() => agent.dispose());

/** Text of that many bytes in which every part differs from every other. */
function numbers(bytes: number): string {
  let text = "";
  for (let number = 0; text.length < bytes; number += 1) text += `${number} `;
  return text.slice(0, bytes);
}

const outputs = (run: Run) =>
  run.turns.flatMap(({ events }) =>
    events.flatMap((event) => (event.type === "tool_result" ? [event.text] : [])),
  );

it.each([
  ["400 KB of words", numbers(400_000)],
  ["400 KB of two-byte letters", "é".repeat(200_000)],
])("AG-6 a line of %s arrives whole", async (_name, text) => {
  const { cassette, run } = await recordTurns(agent, [[{ do: "text", text }]]);
  expect([run.outcome, run.badLines, run.turns[0]?.answer === text]).toEqual([
    "completed",
    0,
    true,
  ]);
  const longest = Math.max(...(cassette.turns[0]?.stdout ?? []).map((line) => line.length));
  expect(longest).toBeGreaterThan(text.length);
});

it.each([200_001, 400_000])("AG-6 %i bytes of a tool arrive whole", async (bytes) => {
  const steps: readonly Step[] = [
    { do: "bash", command: `yes 0123456789abcde | head -c ${bytes}; sleep 0.1` },
    { do: "text", text: "Done." },
  ];
  const { run } = await recordTurns(agent, [steps]);
  const expected = "0123456789abcde\n"
    .repeat(bytes / 16 + 1)
    .slice(0, bytes)
    .trimEnd();
  expect([run.outcome, run.badLines, outputs(run).map((text) => text === expected)]).toEqual([
    "completed",
    0,
    [true],
  ]);
  expect(run.turns[0]?.answer).toBe("Done.");
});

it("AG-6 an agent that ends at once after a large last line has written all of it", async () => {
  const text = numbers(1_000_000);
  const last = { type: "result", subtype: "success", is_error: false, session_id: "s" };
  const steps: readonly Step[] = [
    { do: "line", line: JSON.stringify({ ...last, result: text }) },
    { do: "kill", signal: "SIGKILL" },
  ];
  const { cassette } = await recordTurns(agent, [steps]);
  const [turn] = cassette.turns;
  expect([turn?.signal, JSON.parse(turn?.stdout.at(-1) ?? "{}").result === text]).toEqual([
    "SIGKILL",
    true,
  ]);
});
