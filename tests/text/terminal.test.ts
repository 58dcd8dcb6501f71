import { describe, expect, it } from "vitest";
import { block, commandData, commandProperty, line } from "../../src/text/terminal.ts";

/** What the runner would obey in a log: `::` first on a line (spaces allowed), `##[` anywhere. */
function findCommands(log: string): readonly string[] {
  return log.split(/\r\n|\r|\n/).filter((each) => /^\s*::|##\[/.test(each));
}

describe("terminal", () => {
  const hostile =
    "::error file=a::x\n  ::add-mask::a\n\u2003::warning::w\n##[group]g\nx ##[endgroup]";

  it("CO-7 has no active workflow command, in blocks and in lines", () => {
    expect(findCommands(hostile)).toHaveLength(5);
    for (const prefix of ["", "  ", "    ", "│ "] as const) {
      expect(findCommands(block(hostile, prefix))).toEqual([]);
    }
    for (const each of hostile.split("\n")) expect(findCommands(line(each))).toEqual([]);
    expect(block(hostile, "")).toBe(
      "\\u{003A}:error file=a::x\n  \\u{003A}:add-mask::a\n\u2003\\u{003A}:warning::w\n##\\u{005B}group]g\nx ##\\u{005B}endgroup]",
    );
  });

  it("CO-7 moves no cursor and rings no bell", () => {
    expect(line("a\u001b[2Jb\u0007c\rd\u202ee")).toBe("ab\\u{0007}c\\u{000D}d\\u{202E}e");
  });

  it("cuts and counts", () => {
    expect(line("x".repeat(300))).toBe(`${"x".repeat(199)}…`);
    expect(block("abcdef\n", "  ", 4)).toBe("  abcd … 2 more characters");
    expect(block("y".repeat(501), "")).toBe(`${"y".repeat(500)} … 1 more characters`);
  });

  it("CO-8 escapes the values of a workflow command", () => {
    expect(commandData("50%\n::error::x")).toBe("50%25 ::error::x");
    expect(commandProperty("a:b,c%")).toBe("a%3Ab%2Cc%25");
  });
});
