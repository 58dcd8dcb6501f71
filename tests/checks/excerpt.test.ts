import fc from "fast-check";
import { expect, test } from "vitest";
import {
  cutText,
  toExcerpt,
  toLineNumber,
  toOneLine,
} from "../../src/checks/evaluation/excerpt.ts";

test("text of 200 characters is kept, longer text keeps 100 at each end", () => {
  expect(cutText("a".repeat(200))).toBe("a".repeat(200));
  expect(cutText("😀".repeat(200))).toBe("😀".repeat(200));
  expect(cutText(`${"a".repeat(100)}x${"b".repeat(100)}`)).toBe(
    `${"a".repeat(100)}…${"b".repeat(100)}`,
  );
  expect(cutText(`${"😀".repeat(150)}b`.repeat(2))).toBe(`${"😀".repeat(100)}…${"😀".repeat(99)}b`);
});

test("a cut never parts a character", () => {
  const text = fc.array(fc.constantFrom("a", "😀", "é", "\n"), { minLength: 0, maxLength: 700 });
  fc.assert(
    fc.property(text, (characters) => {
      const cut = cutText(characters.join(""));
      const whole = characters.length <= 200;
      expect(cut).toBe(
        whole
          ? characters.join("")
          : `${characters.slice(0, 100).join("")}…${characters.slice(-100).join("")}`,
      );
    }),
  );
});

test("an excerpt is the line of the match, or the match where the line is long", () => {
  expect(toExcerpt("one\ntwo three\nfour", 8, 5)).toBe("two three");
  expect(toExcerpt("one\ntwo\nthree", 4, 9)).toBe("two\nthree");
  expect(toExcerpt("one", 0, 1)).toBe("one");
  expect(toExcerpt("\none", 0, 1)).toBe("\none");
  expect(toExcerpt(`${"x".repeat(300)}match`, 300, 5)).toBe("match");
});

test("lines are counted from 1", () => {
  expect(toLineNumber("a\nb\nc", 0)).toBe(1);
  expect(toLineNumber("a\nb\nc", 2)).toBe(2);
  expect(toLineNumber("a\nb\nc", 4)).toBe(3);
});

test("line ends are shown", () => {
  expect(toOneLine("a\r\nb\nc\rd")).toBe("a⏎b⏎c⏎d");
});
