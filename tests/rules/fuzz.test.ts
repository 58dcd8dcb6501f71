import fc from "fast-check";
import { expect, it } from "vitest";
import { lintMemory } from "./lint-memory.ts";

const RUNS = 400;

/** Pieces of which broken front matters and documents are made. */
const piece = fc.constantFrom(
  "---",
  "\n",
  "\r\n",
  "\r",
  " ",
  "\t",
  "name",
  "description",
  "metadata",
  "metadata:\n  a: 1\n",
  "allowed-tools",
  "compatibility",
  "user-invocable",
  "context",
  "agent",
  "when_to_use",
  "Bash",
  "<b>",
  "TODO",
  ": ",
  ":",
  "- ",
  "[",
  "]",
  "{",
  "}",
  ",",
  '"',
  "'",
  "`",
  "*",
  "&a ",
  "*a",
  "!",
  "|",
  ">-",
  "#",
  " #",
  "\\",
  "%",
  "@",
  "...",
  "null",
  "2024",
  "yes",
  "é",
  "💡",
  "\uFEFF",
  "\0",
  "\u2028",
  "__proto__",
  "constructor",
  "<<: ",
  "x",
  "[a](",
  ")",
  "![",
  "<!--",
  "-->",
  "<a href=",
  "<img src='",
  "](",
  "]: ",
  "a.md",
  "../",
  "references/",
  "#x",
  "https://",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a variable as a link writes it.
  "${X}",
  "{baseDir}/",
  "```",
  "    ",
  "> ",
  "|a|b|",
  "%20",
  "%zz",
);
const text = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(""));
const document = fc.oneof(
  text,
  fc.tuple(text, text).map(([top, body]) => `---\n${top}\n---\n${body}`),
  fc.tuple(text, text).map(([top, body]) => `---\nname: x\n${top}\ndescription: d\n---\n${body}`),
);

it("front matter and Markdown of any shape: no rule throws, places lie in the file", async () => {
  await fc.assert(
    fc.asyncProperty(document, async (skillMd) => {
      const tree = { "x/SKILL.md": skillMd, "x/a.md": skillMd };
      const { findings, faults } = await lintMemory(tree, "x");
      expect(faults).toEqual([]);
      const lines = skillMd.split(/\r\n?|\n/);
      for (const { path, line, column } of findings) {
        expect(path).toMatch(/^x\/(SKILL|a)\.md$/);
        expect(line).toBeLessThanOrEqual(lines.length);
        expect(column).toBeLessThanOrEqual((lines[line - 1] ?? "").length + 1);
      }
    }),
    { numRuns: RUNS },
  );
});

it("bytes of any kind: no rule throws", async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (bytes) => {
      const { faults } = await lintMemory({ "x/SKILL.md": new Uint8Array(bytes) }, "x");
      expect(faults).toEqual([]);
    }),
    { numRuns: RUNS },
  );
});

it("the same skill gives the same findings", async () => {
  await fc.assert(
    fc.asyncProperty(document, async (skillMd) => {
      const tree = { "x/SKILL.md": skillMd };
      expect(await lintMemory(tree, "x")).toEqual(await lintMemory(tree, "x"));
    }),
    { numRuns: 100 },
  );
});

it("a fix of SK014 or SK015 that replaces the line leaves no such finding there", async () => {
  let offered = 0;
  await fc.assert(
    fc.asyncProperty(document, async (skillMd) => {
      fc.pre(!/\r/.test(skillMd));
      const { findings } = await lintMemory({ "x/SKILL.md": skillMd }, "x");
      const found = findings.find(({ rule }) => rule === "SK014" || rule === "SK015");
      if (found?.fix === undefined) return;
      offered += 1;
      const lines = skillMd.split("\n");
      lines[found.line - 1] = found.fix;
      const again = await lintMemory({ "x/SKILL.md": lines.join("\n") }, "x");
      const same = again.findings.filter(
        ({ rule, line }) => rule === found.rule && line === found.line,
      );
      expect(same).toEqual([]);
    }),
    { numRuns: RUNS },
  );
  expect(offered).toBeGreaterThan(5);
});
