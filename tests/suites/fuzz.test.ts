import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { stringify } from "yaml";
import { type Problem, problemSchema } from "../../src/model/problem.ts";
import type { Place } from "../../src/suites/place.ts";
import { readConfig } from "../../src/suites/read-config.ts";
import { readSuite } from "../../src/suites/read-suite.ts";
import { inFileOrder } from "../../src/suites/to-problems.ts";
import { vocabulary } from "./vocabulary.ts";

const WORDS = [
  ..."version skill agents model samples tests name prompt steps answers workspace from files setup expect".split(
    " ",
  ),
  ..."contains ran not all any turn scope count file ordered tags metadata __proto__ 1 0".split(
    " ",
  ),
];

/** Lines of a text that may be parsed; of anything else only its first place can be told. */
function linesOf(text: string | Uint8Array): readonly string[] {
  const bytes = typeof text === "string" ? new TextEncoder().encode(text) : text;
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes).split("\n");
  } catch {
    // What is no UTF-8 is placed in the text as a reader shows it.
    return new TextDecoder("utf-8").decode(bytes).split(/\r\n?|\n/);
  }
}

/** A place of the text, its end included. */
function expectInside(text: string | Uint8Array, places: readonly Place[]): void {
  const lines = linesOf(text);
  for (const { line, column } of places) {
    const length = lines[line - 1]?.length ?? -1;
    expect(column >= 1 && column <= length + 1 ? "inside" : `${line}:${column}`).toBe("inside");
  }
}

function expectProblems(
  text: string | Uint8Array,
  file: string,
  problems: readonly Problem[],
): void {
  expect(problems.length).toBeGreaterThanOrEqual(1);
  expectInside(text, problems);
  for (const problem of problems) {
    expect(problemSchema.parse(problem)).toMatchObject({ file });
    expect(problem.what).not.toBe("");
  }
  expect(problems).toEqual(inFileOrder(problems));
}

/** A reading is a value, or problems in file order with places inside the text: exactly one of the two. */
function expectSane(text: string | Uint8Array): void {
  const suite = readSuite(text, "s.yaml", { vocabulary });
  if (suite.kind === "problems") {
    expectProblems(text, "s.yaml", suite.problems);
    expect(Object.keys(suite)).toEqual(["kind", "problems"]);
  } else {
    expect(Object.keys(suite)).toEqual(["kind", "suite", "written"]);
    expect(suite.suite.tests.length).toBeGreaterThanOrEqual(1);
    expectInside(text, suite.suite.tests);
  }
  const config = readConfig(text, "c.yml");
  if (config.kind === "problems") {
    expectProblems(text, "c.yml", config.problems);
    expect(Object.keys(config)).toEqual(["kind", "problems", "rest"]);
  } else expect(Object.keys(config)).toEqual(["kind", "config"]);
}

describe("no text crashes the reader", () => {
  it("bytes", () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 300 }), expectSane), { numRuns: 300 });
  });

  it("texts of YAML characters", () => {
    const piece = fc.constantFrom(
      ..."- : \n,  ,[,],{,},&a,*a,!t,|,>,#,',\",%,?,---,<<".split(","),
      ...WORDS,
    );
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join("")),
        expectSane,
      ),
      { numRuns: 500 },
    );
  });

  it("documents of known keys with values of any shape", () => {
    const { value } = fc.letrec<{ value: unknown }>((tie) => ({
      value: fc.oneof(
        { maxDepth: 5, withCrossShrink: true },
        fc.constantFrom<unknown>("x", "", 1, 0, -1, 0.5, true, null, "../x", "(", "smoke", "5m"),
        fc.array(tie("value"), { maxLength: 4 }),
        fc.dictionary(
          fc.constantFrom(...WORDS.filter((word) => word !== "__proto__")),
          tie("value"),
          {
            maxKeys: 6,
          },
        ),
      ),
    }));
    fc.assert(
      fc.property(value, (tests) =>
        expectSane(stringify({ version: 1, tests: [tests], skill: tests })),
      ),
      { numRuns: 500 },
    );
  });

  it("a good suite with a piece cut out or put in is a suite or has problems: both happen", () => {
    const kinds = { suite: 0, problems: 0 };
    const at = fc.nat({ max: GOOD.length });
    fc.assert(
      fc.property(at, fc.nat({ max: 6 }), fc.constantFrom("", "", ...WORDS), (from, cut, put) => {
        const text = `${GOOD.slice(0, from)}${put}${GOOD.slice(from + cut)}`;
        expectSane(text);
        kinds[readSuite(text, "s.yaml", { vocabulary }).kind] += 1;
      }),
      { numRuns: 500, seed: 1 },
    );
    expect([kinds.suite > 20, kinds.problems > 20]).toEqual([true, true]);
  });
});

const GOOD = `version: 1
tests:
  - name: greets
    prompt: Greet me.
    samples: 3
    tags: [smoke]
    expect:
      - contains: ahoy
      - ran: git
        count: 1
      - not: {contains: bye}
`;
