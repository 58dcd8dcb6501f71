import { expect, it } from "vitest";
import { readLines } from "./read-lines.ts";
import { EXPECTED, linesOf, readSample } from "./recorded.ts";

it.each([
  [
    "claude",
    [{ type: "system", subtype: "moon" }, { type: "sun" }, { type: "sun" }],
    ["system/moon", "sun"],
  ],
  [
    "claude",
    [{ type: "assistant", message: { content: [{ type: "hologram" }] } }, {}, {}],
    ["assistant/hologram", "(no type)"],
  ],
  [
    "codex",
    [{ type: "item.completed", item: { type: "moon" } }, { type: "sun" }, { type: "sun" }],
    ["item/moon", "sun"],
  ],
  ["opencode", [{ type: "moon" }, { type: "sun" }, { type: "sun" }], ["moon", "sun"]],
  ["gemini", [{ type: "moon" }, { type: "sun" }, { type: "sun" }], ["moon", "sun"]],
  [
    "droid",
    [{ type: "system", subtype: "moon" }, { type: "sun" }, { type: "sun" }],
    ["system/moon", "sun"],
  ],
  [
    "acp-moon",
    [
      {
        dir: "agent",
        msg: { method: "session/update", params: { update: { sessionUpdate: "moon" } } },
      },
      { dir: "agent", msg: { method: "sun" } },
      { dir: "agent", msg: { method: "sun" } },
    ],
    ["update/moon", "agent/sun"],
  ],
] as const)(
  "%s: unknown types are counted, in order, and change nothing else",
  (agent, lines, [once, twice]) => {
    const reading = readLines(agent, lines);
    expect(reading.unknownTypes).toEqual([
      [once, 1],
      [twice, 2],
    ]);
    expect(reading).toMatchObject({ events: [], outcome: "truncated", badLines: 0 });
  },
);

it("unknown lines between known ones leave a recorded stream what it was", () => {
  for (const sample of EXPECTED.samples) {
    const lines = linesOf(sample.file).flatMap((line) => ['{"type":"moon","dir":"agent"}', line]);
    const before = readSample(sample);
    const after = readSample(sample, lines);
    const count = lines.length / 2;
    if (count === 0) continue;
    const type = sample.agent.startsWith("acp-") ? "agent/(no method)" : "moon";
    expect({ file: sample.file, ...after }).toEqual({
      file: sample.file,
      ...before,
      unknownTypes: [[type, count]],
    });
  }
});

it("names at most fifty types, cut at eighty characters", () => {
  const lines = Array.from({ length: 60 }, (_, n) => ({ type: `${n}-${"x".repeat(200)}` }));
  const { unknownTypes } = readLines("codex", lines);
  expect(unknownTypes).toHaveLength(51);
  expect(unknownTypes.at(-1)).toEqual(["(other types)", 10]);
  expect(Math.max(...unknownTypes.map(([type]) => type.length))).toBe(80);
});
