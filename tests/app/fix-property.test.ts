import fc from "fast-check";
import { expect, it } from "vitest";
import { decodeText } from "../../src/text/decode-text.ts";
import { lintMemory } from "../rules/lint-memory.ts";
import type { MemoryFile } from "../skills/memory-files.ts";
import { fixMemory, type MemoryTree } from "./fix-memory.ts";
import { skillTree } from "./skill-arbitrary.ts";

const RUNS = 150;

function textOf(file: MemoryFile): string {
  if (typeof file === "string") return file;
  if (file instanceof Uint8Array) return decodeText(file).text;
  return "text" in file ? file.text : file.link;
}

it("a tree of skills of any shape: no rule throws, places lie in the file, twice is the same", async () => {
  await fc.assert(
    fc.asyncProperty(skillTree, async (tree) => {
      const { findings, faults } = await lintMemory(tree, "x");
      expect(faults).toEqual([]);
      expect(await lintMemory(tree, "x")).toEqual({ findings, faults });
      for (const { path, line, column } of findings) {
        const lines = textOf(tree[path] ?? "").split(/\r\n?|\n/);
        expect(line, path).toBeLessThanOrEqual(lines.length);
        expect(column, path).toBeLessThanOrEqual((lines[line - 1] ?? "").length + 2);
      }
    }),
    { numRuns: RUNS },
  );
});

it("--fix twice is --fix once, and what it does not mend stays byte for byte", async () => {
  const rules = new Set<string>();
  await fc.assert(
    fc.asyncProperty(skillTree, fc.constantFrom("warning", "info"), async (tree, level) => {
      const once = await fixMemory(tree, level);
      for (const one of once.fixed) rules.add(one.slice(-5));
      expect(await fixMemory(once.tree, level)).toEqual({ tree: once.tree, fixed: [] });
      expect(toWords(once.tree)).toEqual(toWords(tree));
      for (const path of untouched(tree, once)) expect(once.tree[path]).toEqual(tree[path]);
    }),
    { numRuns: RUNS },
  );
  expect(rules.size).toBeGreaterThan(8);
}, 120_000);

/** Files without a mended finding; a script becomes executable by one in SKILL.md. */
function untouched(
  tree: MemoryTree,
  { fixed }: { readonly fixed: readonly string[] },
): readonly string[] {
  const hasScript = fixed.some((one) => one.endsWith("SK035"));
  return Object.keys(tree).filter(
    (path) =>
      !fixed.some((one) => one.toLowerCase().startsWith(`${path.toLowerCase()}:`)) &&
      !(hasScript && path.endsWith(".sh")),
  );
}

/**
 * What stays of each file when everything goes that a repair may touch: case, quotes, blanks, slashes,
 * delimiters, marks of lists and code blocks, our comments, and the name that was added.
 */
function toWords(tree: MemoryTree): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(tree).map(([path, file]) => {
      const text = textOf(file)
        .toLowerCase()
        .replaceAll(/<!--\s*skillcheck-.*?-->|^# skillcheck-.*$/gm, "")
        .replaceAll(/\\t/g, "")
        .replaceAll(/```md|^name:[ \t]*(?:x|"y"|''|~)?[ \t]*$/gm, "")
        .replaceAll(/["'\\\s/\-.`[\],\uFEFF]/g, "");
      return [path.toLowerCase(), text];
    }),
  );
}
