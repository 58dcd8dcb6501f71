import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  readShellCommands,
  splitShellWords,
} from "../../../src/transcripts/stream/shell-script.ts";

describe("words of a quoted line", () => {
  it.each([
    ["", []],
    ["  a   b\t c ", ["a", "b", "c"]],
    ["'a b' c", ["a b", "c"]],
    [`a'b'"c"d`, ["abcd"]],
    [`"a \\"b\\" \\$c \\\` \\\\ \\d"`, ['a "b" $c ` \\ \\d']],
    ["a\\ b \\'c", ["a b", "'c"]],
    ["'' \"\"", ["", ""]],
    ["a \\\nb", ["a", "b"]],
    [`"a\\\nb"`, ["ab"]],
    ["a # rest", ["a"]],
    ["a#b", ["a#b"]],
    ["'open", ["open"]],
    ['"open', ["open"]],
    ["a\\", ["a"]],
    ["a; b", null],
    ["a | b", null],
    ["a\nb", null],
    ["'a;b'", ["a;b"]],
  ])("%j", (line, words) => {
    expect(splitShellWords(line)).toEqual(words);
  });

  it("gives back what was quoted", () => {
    const quote = (word: string) => `'${word.replaceAll("'", `'"'"'`)}'`;
    fc.assert(
      fc.property(fc.array(fc.string({ unit: "binary" })), (words) => {
        expect(splitShellWords(words.map(quote).join(" "))).toEqual(words);
      }),
    );
  });
});

describe("commands of a script", () => {
  const words = (script: string) => readShellCommands(script).map((command) => command.words);

  it.each([
    ["a b; c && d || e | f & g", [["a", "b"], ["c"], ["d"], ["e"], ["f"], ["g"]]],
    ["a\n\nb # c\nd", [["a"], ["b"], ["d"]]],
    ["(a; b)", [["a"], ["b"]]],
    [
      "echo $(cat x)",
      [
        ["echo", "$"],
        ["cat", "x"],
      ],
    ],
    ["a > out 2>> log b", [["a", "2", "b"]]],
    ["a <<E b\ncat c\nE\nd", [["a", "b"], ["d"]]],
    ["a <<-'E'\n\tcat c\n\tE\nd", [["a"], ["d"]]],
    ["a <<E <<F\n1\nE\n2\nF\nd", [["a"], ["d"]]],
    ["a <<E\nnever ends", [["a"]]],
    ["a <<< word b", [["a", "b"]]],
    ["", []],
  ])("%j", (script, commands) => {
    expect(words(script)).toEqual(commands);
  });

  it("tells what is read from what is written", () => {
    expect(readShellCommands("cat < in > out")).toEqual([{ words: ["cat"], inputs: ["in"] }]);
  });

  it("reads anything", () => {
    const text = fc.string({ unit: fc.constantFrom(..."'\"\\<>|&;()#\n\t $aE-") });
    fc.assert(fc.property(text, (script) => readShellCommands(script).length <= script.length));
  });
});
