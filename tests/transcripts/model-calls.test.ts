import { expect, it } from "vitest";
import { EXPECTED, readSample } from "./recorded.ts";

/** Input tokens of one answer of the scripted model, as each agent counts them (agents.md §8.2). */
const INPUT = new Map([
  ["claude", 1400],
  ["opencode", 1200],
]);

const told = EXPECTED.samples.filter(
  ({ file, agent, outcome, usage }) =>
    INPUT.has(agent) && outcome === "completed" && usage !== null && !file.includes("/subagent"),
);

it("looks at the samples of both agents", () => {
  expect(new Set(told.map(({ agent }) => agent))).toEqual(new Set(INPUT.keys()));
});

it.each(told.map((sample) => [sample.file, sample] as const))(
  "%s: as many model calls as its tokens say",
  (_file, sample) => {
    const tokens = sample.usage?.inputTotal ?? 0;
    expect(readSample(sample).modelCalls).toBe(tokens / (INPUT.get(sample.agent) ?? 1));
  },
);

it("a stream that does not tell one answer from the next, or leaves a subagent out, says nothing", () => {
  const others = EXPECTED.samples.filter(
    ({ agent, file }) => agent === "codex" || agent === "gemini" || file.includes("/subagent."),
  );
  expect(new Set(others.map((sample) => readSample(sample).modelCalls))).toEqual(new Set([null]));
});
