import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { stringify } from "yaml";
import { readConfig } from "../../src/suites/read-config.ts";
import { readSuite } from "../../src/suites/read-suite.ts";
import { vocabulary } from "./vocabulary.ts";

const WORDS = [
  ..."version skill agents model samples tests name prompt steps answers workspace from files setup expect".split(
    " ",
  ),
  ..."contains ran not all any turn scope count file ordered tags metadata __proto__ 1 0".split(
    " ",
  ),
];

/** A reading is a suite, or problems with places inside the text. */
function expectSane(text: string | Uint8Array): void {
  for (const reading of [readSuite(text, "s.yaml", { vocabulary }), readConfig(text, "c.yml")]) {
    if (reading.kind !== "problems") continue;
    expect(reading.problems.length).toBeGreaterThan(0);
    for (const { line, column, what } of reading.problems) {
      expect(line).toBeGreaterThanOrEqual(1);
      expect(column).toBeGreaterThanOrEqual(1);
      expect(what).not.toBe("");
    }
  }
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
});
