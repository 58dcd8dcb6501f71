import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { STREAM_READERS } from "../../src/transcripts/index.ts";
import {
  type Account,
  accountOf,
  countUnknown,
  knownLabels,
  labelOf,
  recordedLines,
} from "./account-lines.ts";
import { readLines } from "./read-lines.ts";
import { EXPECTED } from "./recorded.ts";

/** A command has no lines of its own form: tests/transcripts/command.test.ts. */
const AGENTS = STREAM_READERS.map(({ name }) => name).filter((name) => name !== "command");

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
  const known = knownLabels(agent);

  /** Lines of a type that nobody knows. */
  const strangers = (lines: readonly string[]) =>
    lines.filter((raw) => !known.has(labelOf(agent, JSON.parse(raw)))).length;

  it("never throws and yields plain JSON, whatever the types are", () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
        const reading = readLines(agent, lines);
        expect(JSON.parse(JSON.stringify(reading))).toEqual(reading);
        expect(reading.badLines).toBe(0);
        expect(countUnknown(reading)).toBeGreaterThanOrEqual(strangers(lines));
      }),
      { numRuns: 300 },
    );
  });

  it("loses no recorded line: each is bad, tells something, or is known to tell nothing", () => {
    const lines = recordedLines(agent);
    const tally: Record<Account, number> = { bad: 0, unknown: 0, told: 0, quiet: 0, lost: 0 };
    for (const raw of lines) tally[accountOf(agent, raw)] += 1;
    const bad = EXPECTED.samples
      .filter(({ agent: owner }) => owner === agent || owner.startsWith(`${agent}-`))
      .reduce((sum, { badLines = 0 }) => sum + badLines, 0);
    expect(tally).toMatchObject({ bad, unknown: 0, lost: 0 });
    expect(bad + tally.told + tally.quiet).toBe(lines.length);
  });

  it("counts a recorded line whose type was replaced, and none hides the line after it", () => {
    let replaced = 0;
    for (const [place, raw] of recordedLines(agent).entries()) {
      if (!raw.endsWith("}")) continue;
      const mutated = mutateLine(raw, place);
      const alone = readLines(agent, [mutated]);
      const pair = readLines(agent, [mutated, raw]);
      const isStranger = strangers([mutated]) === 1;
      replaced += isStranger ? 1 : 0;
      expect(isStranger && countUnknown(alone) === 0 ? mutated : null).toBeNull();
      expect([pair.badLines, pair.unknownTypes]).toEqual([0, alone.unknownTypes]);
      const told = readLines(agent, [raw]).events.length;
      expect(pair.events.length).toBeGreaterThanOrEqual(told);
    }
    expect(replaced).toBeGreaterThan(10);
  });
});

const VALUES = [null, 7, "x", [], {}, [null], { __proto__: null, text: 3 }, true];

/** A line with about one value in six replaced, always the same ones. */
function mutateLine(raw: string, place: number): string {
  let seed = place + 1;
  const pick = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % 6 === 0 ? { value: VALUES[seed % VALUES.length] } : null;
  };
  // The line itself stays an object.
  return JSON.stringify(
    Object.fromEntries(
      Object.entries(JSON.parse(raw)).map(([key, value]) => [key, mutate(value, pick)]),
    ),
  );
}

function mutate(value: unknown, pick: () => { value: unknown } | null): unknown {
  const replaced = pick();
  if (replaced !== null) return replaced.value;
  if (Array.isArray(value)) return value.map((item) => mutate(item, pick));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mutate(item, pick)]));
}
