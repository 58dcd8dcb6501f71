import fc from "fast-check";
import { expect, it } from "vitest";
import { readMarkdown } from "../../src/skills/read-markdown.ts";

function read(text: string, bodyOffset = 0) {
  return readMarkdown(text, bodyOffset).links.map(
    ({ kind, destination, line, column, blockLine }) =>
      `${line}:${column} ${kind} ${destination} (${blockLine})`,
  );
}

it("finds every kind with the place of its destination", () => {
  const text = [
    "# T [h](h.md)",
    "",
    "> quote",
    "> - item [q](q%20x.md) <img src='i.png' alt=\"x\">",
    '>   next ![im](<a b.png> "t")',
    "",
    "| a | b |",
    "|---|---|",
    "| [c](c.md) | `[no](no.md)` |",
    "",
    "1. x",
    "",
    "   [ref]: sub/ref.md",
    '     "title"',
    "",
    "[z][ref] [![alt [in](in.md)](img.png)](out.md)",
    "[e]( multi.md",
    '"x") text [a\\](b)](esc\\_aped.md) [&](a&amp;b.md)',
    "",
    "<div>",
    "<a class=x href=html.md>a</a>",
    '<!-- <a href="comment.md"> -->',
    "</div>",
  ].join("\r\n");
  expect(read(text)).toEqual([
    "1:9 link h.md (1)",
    "4:14 link q%20x.md (3)",
    "4:34 html i.png (3)",
    "5:16 image a b.png (3)",
    "9:7 link c.md (7)",
    "13:11 definition sub/ref.md (13)",
    "16:30 image img.png (16)",
    "16:40 link out.md (16)",
    "17:6 link multi.md (16)",
    "18:20 link esc_aped.md (16)",
    "18:38 link a&b.md (16)",
    "21:17 html html.md (20)",
  ]);
});

it("takes nothing from code, comments, scripts, escapes and bare addresses", () => {
  const silent = [
    "`[a](b.md)`",
    "```\n[a](b.md)\n```",
    "~~~~\n~~~\n[a](b.md)\n~~~~",
    "    [a](b.md)",
    "<!-- [a](b.md) -->",
    "x <!-- <a href='b.md'> --> y ](",
    "<script>\nlet a = '<a href=\"b.md\">';\n</script>",
    "\\[a](b.md)",
    "<https://x.y/z> https://x.y/z ](",
    "[a][missing] ](",
    "- [ ] todo ](",
  ];
  expect(silent.flatMap((text) => read(text))).toEqual([]);
});

it("counts lines of the whole file and reads the body only", () => {
  const top = "---\nname: '[a](b.md)'\n---\n";
  expect(read(`${top}\n[c](d.md)\n`, top.length)).toEqual(["5:5 link d.md (5)"]);
});

it("reports a definition once, however often it is used", () => {
  expect(read("[a][r] [b][r] [r]\n\n[r]: x.md\n[r]: y.md\n[unused]: z.md\n")).toEqual([
    "3:6 definition x.md (3)",
    "5:11 definition z.md (5)",
  ]);
});

it("points at the destination wherever it is written as it reads", () => {
  const word = fc.stringMatching(/^[a-z]{1,8}$/);
  const around = fc.constantFrom("", "- ", "> ", "> - ", "1. ", "## ", "text ", "é💡 ");
  fc.assert(
    fc.property(fc.array(fc.tuple(around, word, word), { maxLength: 8 }), (rows) => {
      const text = rows
        .map(([lead, label, target]) => `${lead}[${label}](${target}.md)`)
        .join("\n");
      const lines = text.split("\n");
      const found = readMarkdown(text, 0).links;
      expect(found).toHaveLength(rows.length);
      for (const { line, column, destination } of found) {
        expect(lines[line - 1]?.slice(column - 1)).toBe(`${destination})`);
      }
    }),
  );
});
