import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { RULES } from "../../src/rules/index.ts";
import { lintSkill } from "../../src/rules/lint-skill.ts";
import { lintFolder } from "./lint-folder.ts";

const HERE = path.resolve("tests/rules");

/**
 * `tests/rules/<slug>/{ok-*,bad-*}`: an ok skill gives nothing, a bad one exactly the lines of its
 * findings.txt: `[file:]line rule message`, file only when it is not SKILL.md. The folder of the
 * rule is the root of the tree.
 */
describe.each(RULES.map(({ id, slug }) => ({ id, slug })))("$id $slug", ({ id, slug }) => {
  const root = path.join(HERE, slug);

  it("has a fixture that fires and one that stays silent", async () => {
    expect(existsSync(root)).toBe(true);
    const names = [...(await lintFolder(root)).keys()];
    expect(names.some((name) => name.startsWith("ok-"))).toBe(true);
    expect(names.some((name) => name.startsWith("bad-"))).toBe(true);
    expect(names.filter((name) => !/^(ok|bad)-/.test(name))).toEqual([]);
  });

  it("gives exactly the findings of its fixtures", async () => {
    const found: Record<string, readonly string[]> = {};
    const wanted: Record<string, readonly string[]> = {};
    for (const [folder, { result }] of await lintFolder(root)) {
      expect(result.faults).toEqual([]);
      found[folder] = result.findings.map((finding) => {
        const file = finding.path.slice(folder.length + 1);
        const where = file === "SKILL.md" ? "" : `${file}:`;
        return `${where}${finding.line} ${finding.rule} ${finding.message}`;
      });
      wanted[folder] = folder.startsWith("bad-") ? readFindings(path.join(root, folder)) : [];
    }
    expect(found).toEqual(wanted);
    const fired = Object.values(found).flat();
    expect(fired.some((line) => line.includes(` ${id} `))).toBe(true);
  });

  it("says everything but info also where rules that only inform do not run", async () => {
    for (const [folder, { source, settings, result }] of await lintFolder(root)) {
      const { findings } = lintSkill(source, { ...settings, level: "warning" });
      const wanted = result.findings.filter(({ severity }) => severity !== "info");
      expect(
        findings.filter(({ severity }) => severity !== "info"),
        folder,
      ).toEqual(wanted);
    }
  });
});

function readFindings(folder: string): readonly string[] {
  const lines = readFileSync(path.join(folder, "findings.txt"), "utf8").split("\n");
  expect(lines.at(-1)).toBe("");
  return lines.slice(0, -1);
}
