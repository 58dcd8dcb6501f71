import fc from "fast-check";
import { expect, it } from "vitest";
import { readMarkdown } from "../../src/skills/read-markdown.ts";

const TOP = "---\nname: x\n---\n";

function read(lines: readonly string[], end = "\n") {
  return readMarkdown(`${TOP}${lines.join(end)}`, TOP.length).content();
}

it("finds code spans with the place of their content and the text around", () => {
  const { codeSpans } = read([
    "# T `h`",
    "",
    "> - item `` a`b ``",
    ">   more ` c ` [l `d`](x.md)",
    "",
    "| `e` | x |",
    "|---|---|",
    "| y | `f` |",
    "",
    "\\`no <!-- `in a comment` --> `g",
    "h`",
    "",
    "    `indented`",
  ]);
  expect(codeSpans.map(({ text, line, column }) => `${line}:${column} ${text}`)).toEqual([
    "4:6 h",
    "6:13 a`b",
    "7:12 c",
    "7:20 d",
    "9:4 e",
    "11:8 f",
    "13:31 g h",
  ]);
  expect(codeSpans.map(({ around }) => around)).toMatchObject([
    "T `h`",
    "> - item `` a`b ``\n>   more ` c ` [l `d`](x.md)\n",
    "> - item `` a`b ``\n>   more ` c ` [l `d`](x.md)\n",
    "> - item `` a`b ``\n>   more ` c ` [l `d`](x.md)\n",
    "| `e` | x |",
    "| y | `f` |",
    "\\`no <!-- `in a comment` --> `g\nh`",
  ]);
});

it("finds fences with their info, lines and whether they end", () => {
  const { fences } = read(
    [
      "Before.",
      "",
      "~~~~ sh  title",
      "a",
      "~~~",
      "~~~~",
      "",
      "> ```",
      "> b",
      "",
      "1. Item",
      "",
      "   ```md",
      "   c",
      "",
      "   d",
    ],
    "\r\n",
  );
  expect(fences).toEqual([
    { info: "sh  title", line: 6, lines: ["a", "~~~"], openAtEnd: false, around: "Before." },
    { info: "", line: 11, lines: ["> b"], openAtEnd: false, around: "" },
    {
      info: "md",
      line: 16,
      lines: ["   c", "", "   d"],
      openAtEnd: true,
      around: "1. Item\r\n\r\n   ```md\r\n   c\r\n\r\n   d",
    },
  ]);
});

it("gives prose by line, once with and once without its code", () => {
  const { prose } = read([
    "# T",
    "- a `b` c",
    "  d",
    "> q",
    "",
    "```",
    "code",
    "```",
    "<div>",
    "h `i`",
    "</div>",
  ]);
  expect(prose).toEqual([
    { line: 4, column: 3, text: "T", outsideCode: "T", inQuotation: false },
    { line: 5, column: 3, text: "a `b` c", outsideCode: "a     c", inQuotation: false },
    { line: 6, column: 3, text: "d", outsideCode: "d", inQuotation: false },
    { line: 7, column: 3, text: "q", outsideCode: "q", inQuotation: true },
    { line: 12, column: 1, text: "<div>", outsideCode: "<div>", inQuotation: false },
    { line: 13, column: 1, text: "h `i`", outsideCode: "h `i`", inQuotation: false },
    { line: 14, column: 1, text: "</div>", outsideCode: "</div>", inQuotation: false },
  ]);
});

it("names headings as GitHub does, and elements by their id", () => {
  const { anchors } = read([
    "# A *b* `c_d`: [e](x.md)!",
    "",
    "Setext",
    "===",
    "# Setext",
    "# Setext 1",
    "## &amp; Ünïcode – 1.2 ✅",
    "# {#own}",
    '<a id="x"></a>',
    "",
    "y <a name=z> <!-- <a id=no> -->",
    "",
    "<h3 id='w'>HTML</h3>",
  ]);
  expect(anchors).toEqual([
    "a-b-c_d-e",
    "setext",
    "setext-1",
    "setext-1-1",
    "-ünïcode--12-",
    "own",
    "html",
    "own",
    "x",
    "z",
    "w",
  ]);
});

it("points at a code span wherever it is written as it reads", () => {
  const word = fc.stringMatching(/^[a-z]{1,8}$/);
  const around = fc.constantFrom("", "- ", "> ", "> - ", "1. ", "## ", "text ", "é💡 ", "[a](b) ");
  fc.assert(
    fc.property(fc.array(fc.tuple(around, word), { maxLength: 8 }), (rows) => {
      const lines = rows.map(([lead, code]) => `${lead}\`${code}\``);
      const { codeSpans } = readMarkdown(lines.join("\n"), 0).content();
      expect(codeSpans.map(({ text }) => text)).toEqual(rows.map(([, code]) => code));
      for (const { line, column, text } of codeSpans) {
        expect(lines[line - 1]?.slice(column - 1)).toBe(`${text}\``);
      }
    }),
  );
});
