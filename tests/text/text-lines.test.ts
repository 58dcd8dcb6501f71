import fc from "fast-check";
import { expect, it } from "vitest";
import { lineAt, toTextLines } from "../../src/text/text-lines.ts";

it("LF, CRLF and a lone CR end a line, in any mixture", () => {
  const text = fc.array(fc.constantFrom("a", "b ", "\n", "\r\n", "\r"), { maxLength: 40 });
  fc.assert(
    fc.property(text, (pieces) => {
      const joined = pieces.join("");
      const lines = toTextLines(joined);
      const wanted = joined.split(/\r\n?|\n/);
      expect(wanted.map((_line, index) => lineAt(lines, index))).toEqual(wanted);
      expect(lines.starts).toHaveLength(wanted.length);
    }),
  );
});

it("there is nothing behind the last line", () => {
  const lines = toTextLines("one\ntwo\n");
  expect(lines.starts).toEqual([0, 4, 8]);
  expect([2, 3].map((index) => lineAt(lines, index))).toEqual(["", ""]);
});
