import { expect, test } from "vitest";
import { breakCommands, breakCommandsOfLines } from "../../src/text/commands.ts";
import { growth, LINEAR } from "../growth.ts";

/** All 25 characters with the Unicode property White_Space, which .NET trims. */
const WHITE_SPACE =
  "\t\n\v\f\r \u0085\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000";
/** Some that a comparison by culture passes over. */
const UNSEEN = ["\u200b", "\u200d", "\u00ad", "\ufeff", "\u2060", "\u0000", "\u001b", "\u{e0001}"];

/** The line as the runner compares it: trimmed, without what nobody sees. */
function asCompared(line: string): string {
  return line.replace(/[\p{White_Space}\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}]/gu, "");
}

function isCommand(line: string): boolean {
  const compared = asCompared(line);
  return compared.startsWith("::") || compared.includes("##[");
}

test("CO-7 no white space and nothing unseen before or within the marks keeps a command whole", () => {
  expect(WHITE_SPACE).toHaveLength(25);
  for (const gap of [...WHITE_SPACE, ...UNSEEN, " \u200b\u0085 "]) {
    for (const line of [`${gap}::error::x`, `${gap}${gap}::add-mask::a`, `a ${gap}##[group]g`]) {
      expect(isCommand(line), JSON.stringify(line)).toBe(true);
      expect(isCommand(breakCommands(line)), JSON.stringify(line)).toBe(false);
      expect(isCommand(breakCommandsOfLines(line)), JSON.stringify(line)).toBe(false);
    }
  }
  for (const gap of UNSEEN) {
    for (const line of [`:${gap}:error::x`, `#${gap}#${gap}[error]x`]) {
      expect(isCommand(line), JSON.stringify(line)).toBe(true);
      expect(isCommand(breakCommands(line)), JSON.stringify(line)).toBe(false);
    }
  }
  expect(breakCommands("\u3000::error::x")).toBe("\u3000\\u{003A}:error::x");
});

test("CO-7 each line of a text is broken by itself, and CR ends a line", () => {
  expect(breakCommandsOfLines("a\r\u00a0::error::x\r\n::stop-commands::y\n##[group]##[x]")).toBe(
    "a\n\u00a0\\u{003A}:error::x\n\\u{003A}:stop-commands::y\n##\\u{005B}group]##\\u{005B}x]",
  );
});

test("what is no command stays as it is", () => {
  for (const text of ["a::b", ": :", "std::vector", "# #[x]", "#[derive]", "\u200b", "", "a\nb"]) {
    expect(breakCommandsOfLines(text)).toBe(text);
  }
});

test("RX-3 long runs of unseen characters and marks are read in linear time", async () => {
  for (const run of ["\u200b", "#\u200b", "#", " ", ":"]) {
    const text = run.repeat(1000);
    expect(breakCommands(text)).toBe(run === ":" ? `\\u{003A}${text.slice(1)}` : text);
    const grown = await growth(breakCommandsOfLines, (size) => run.repeat(size), 4096);
    expect(grown, JSON.stringify(run)).toBeLessThan(LINEAR);
  }
});
