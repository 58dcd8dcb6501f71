import fc from "fast-check";
import { expect, it } from "vitest";
import { toEndColumn } from "../../src/model/word-range.ts";
import { toCodeFrame } from "../../src/text/code-frame.ts";

/** The line and the marks below it, as they stand in a terminal whose characters are one column wide. */
function draw(text: string, word: string): readonly string[] {
  const column = text.indexOf(word) + 1;
  const frame = toCodeFrame(text, { column, endColumn: toEndColumn(text, column) });
  return frame === null ? [] : [frame.shown, `${frame.before}${frame.marks}`];
}

it("marks the word, path or destination at a place", () => {
  expect(draw("See [the words](words.md).", "words.md")).toEqual([
    "See [the words](words.md).",
    "                ^^^^^^^^",
  ]);
  expect(draw('name: "x y"', '"x')).toEqual(['name: "x y"', "      ^"]);
  expect(draw("name:", "name")).toEqual(["name:", "^^^^^"]);
});

it("keeps the marks below what they mark: tabs, wide characters, marks on others, unseen ones", () => {
  expect(draw("\tx\ty", "y")).toEqual(["    x   y", "        ^"]);
  // Each of the two takes two columns, and so does the face.
  expect(draw("日本 x", "x")).toEqual(["日本 x", "     ^"]);
  expect(draw("😀 x", "x")).toEqual(["😀 x", "   ^"]);
  expect(draw("e\u0301 x", "x")).toEqual(["e\u0301 x", "  ^"]);
  expect(draw("a\u202eb c", "c")).toEqual(["a\\u{202E}b c", "           ^"]);
  expect(draw("a\u200bb", "a")).toEqual(["a\\u{200B}b", "^^^^^^^^^^"]);
});

it("lets nothing through that a terminal or a runner obeys", () => {
  const [shown = ""] = draw("\u001b[2Jx \u0007 \u009b31m \r y", "y");
  expect(shown).toBe("\\u{001B}[2Jx \\u{0007} \\u{009B}31m \\u{000D} y");
  expect(draw("x ##[error]y", "x")).toEqual([]);
});

it("shows of a long line what stands around the place", () => {
  const text = `${"a ".repeat(5000)}here ${"b ".repeat(5000)}`;
  const [shown = "", marks = ""] = draw(text, "here");
  expect(shown.length).toBeLessThanOrEqual(100);
  expect(shown).toMatch(/^….*a here b.*…$/);
  expect(marks.trim()).toBe("^^^^");
  expect(marks.length).toBe(shown.indexOf("here") + 4);
  const wide = `${"字".repeat(3000)} here`;
  const [short = "", below = ""] = draw(wide, "here");
  const before = [...short.slice(0, short.indexOf("here"))];
  const columns = before.reduce((sum, one) => sum + (one === "字" ? 2 : 1), 0);
  expect(below.indexOf("^")).toBe(columns);
});

it("a place behind the end of the line is marked all the same", () => {
  const frame = toCodeFrame("abc", { column: 4, endColumn: toEndColumn("abc", 4) });
  expect(frame).toEqual({ shown: "abc", before: "   ", marks: "^" });
});

it("never throws, never lets a control character out, and stays narrow, whatever the line", () => {
  const piece = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.constantFrom(
      "\t",
      "\n",
      "\r",
      "\u001b[31m",
      "\u202e",
      "字",
      "👩‍👩‍👧",
      "e\u0301",
      "::error::",
      "##[",
      "\ud800",
    ),
  );
  const lines = fc.array(piece, { maxLength: 200 }).map((parts) => parts.join(""));
  fc.assert(
    fc.property(lines, fc.integer({ min: 1, max: 3000 }), (text, column) => {
      const frame = toCodeFrame(text, { column, endColumn: toEndColumn(text, column) });
      if (frame === null) return;
      const { shown, before, marks } = frame;
      expect(shown).not.toMatch(/[\p{Cc}\p{Bidi_Control}\p{Default_Ignorable_Code_Point}\p{Cs}]/u);
      expect(marks).toMatch(/^\^+$/);
      expect(before).toMatch(/^ *$/);
      // A character that is written out may reach a little further.
      expect(before.length).toBeLessThan(120);
    }),
  );
});
