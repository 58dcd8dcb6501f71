import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { STREAM_READERS } from "../../src/transcripts/index.ts";
import { readLines } from "./read-lines.ts";
import { EXPECTED, linesOf } from "./recorded.ts";

const AGENTS = STREAM_READERS.map(({ name }) => name);

/** Words that the readers look for, in keys and in values, and names every object inherits. */
const WORDS = [
  "type subtype message content text item part state input error id tool_use tool_result result",
  "assistant user system init usage command dir msg agent client method params update sessionUpdate",
  "tool_call session/update session/prompt tool_call_update item.completed command_execution",
  "__proto__ constructor toString status completed rawInput changes role step_finish tokens",
  "completion delta parameters modelUsage",
]
  .join(" ")
  .split(" ");
const words = fc.constantFrom(...WORDS);
const { tree } = fc.letrec((tie) => ({
  tree: fc.oneof(
    { maxDepth: 5, withCrossShrink: true },
    words,
    fc.constantFrom(null, true, 0, -1, 1e300, 0.5, ""),
    fc.array(tie("tree"), { maxLength: 3 }),
    fc.dictionary(words, tie("tree"), { maxKeys: 6 }),
  ),
}));
const line = fc
  .dictionary(words, tree, { minKeys: 1, maxKeys: 8 })
  .map((record) => JSON.stringify(record));

describe.each(AGENTS)("the reader of %s", (agent) => {
  it("never throws and yields plain JSON, whatever the types are", () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
        const reading = readLines(agent, lines);
        expect(JSON.parse(JSON.stringify(reading))).toEqual(reading);
      }),
      { numRuns: 300 },
    );
  });

  it("survives recorded streams of every agent with a value replaced", () => {
    const lines = EXPECTED.samples.flatMap(({ file, agent: owner }) =>
      owner === agent || owner.startsWith(`${agent}-`) ? linesOf(file) : [],
    );
    const values = [null, 7, "x", [], {}, [null], { __proto__: null, text: 3 }, true];
    let seed = 1;
    for (const raw of lines.slice(0, 400)) {
      const mutated = JSON.stringify(
        raw.startsWith("{") && raw.endsWith("}")
          ? mutate(JSON.parse(raw), () => {
              seed = (seed * 48_271) % 2_147_483_647;
              return seed % 6 === 0 ? { value: values[seed % values.length] } : null;
            })
          : raw,
      );
      expect(() => readLines(agent, [mutated, raw])).not.toThrow();
    }
  });
});

function mutate(value: unknown, pick: () => { value: unknown } | null): unknown {
  const replaced = pick();
  if (replaced !== null) return replaced.value;
  if (Array.isArray(value)) return value.map((item) => mutate(item, pick));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mutate(item, pick)]));
}
