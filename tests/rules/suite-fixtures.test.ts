import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { lintWithSuite } from "../../src/app/lint-with-suite.ts";
import { openSide } from "../../src/app/open-side.ts";
import { readLintedUnit } from "../../src/app/read-linted-unit.ts";
import { DEFAULT_CONFIG } from "../../src/model/config.ts";
import type { Severity } from "../../src/model/severity.ts";
import type { Files } from "../../src/model/ports.ts";
import type { TreeEntry } from "../../src/model/tree-entry.ts";
import { SUITE_RULES } from "../../src/rules/suites/index.ts";
import { diskFiles } from "../skills/disk-files.ts";

const HERE = path.resolve("tests/rules/suites");

/** What a fixture may say about the settings, in options.json beside its SKILL.md. */
const optionsSchema = z.strictObject({
  agents: z.array(z.string()).nullable().default(null),
  /** Name of a test → what its recordings gave. */
  recorded: z
    .record(z.string(), z.array(z.strictObject({ passed: z.number(), failed: z.number() })))
    .optional(),
});

/**
 * `tests/rules/suites/<slug>/{ok-*,bad-*}`: a skill with its suite. An ok one gives nothing, a bad one exactly the
 * lines of its findings.txt: `[file:]line:column rule message`, file only when it is not skillcheck.yaml.
 */
describe.each(SUITE_RULES.map(({ id, slug }) => ({ id, slug })))("$id $slug", ({ id, slug }) => {
  const root = path.join(HERE, slug);

  it("has a fixture that fires and one that stays silent", async () => {
    const names = [...(await lintFolder(root, "info")).keys()];
    expect(names.some((name) => name.startsWith("ok-"))).toBe(true);
    expect(names.some((name) => name.startsWith("bad-"))).toBe(true);
    expect(names.filter((name) => !/^(ok|bad)-/.test(name))).toEqual([]);
  });

  it("gives exactly the findings of its fixtures", async () => {
    const found = await lintFolder(root, "info");
    const wanted = [...found.keys()].map((folder) => [
      folder,
      folder.startsWith("bad-") ? readFindings(path.join(root, folder)) : [],
    ]);
    const lines = [...found].map(([folder, all]) => [folder, all.map(({ line }) => line)]);
    expect(Object.fromEntries(lines)).toEqual(Object.fromEntries(wanted));
    expect([...found.values()].flat().some(({ rule }) => rule === id)).toBe(true);
  });

  it("says everything but info also where rules that only inform do not run", async () => {
    const all = await lintFolder(root, "info");
    for (const [folder, found] of await lintFolder(root, "warning")) {
      const wanted = all.get(folder)?.filter(({ severity }) => severity !== "info");
      expect(found, folder).toEqual(wanted);
    }
  });
});

interface Found {
  readonly rule: string;
  readonly severity: Severity;
  readonly line: string;
}

/** Every skill of a folder of fixtures with its findings; the folder is the root of the tree. */
async function lintFolder(
  root: string,
  level: Severity,
): Promise<ReadonlyMap<string, readonly Found[]>> {
  const side = await openSide(withoutOwnFiles(diskFiles(root)));
  expect(side.problems).toEqual([]);
  const results = new Map<string, readonly Found[]>();
  for (const folder of side.places.folders) {
    const unit = await readLintedUnit(side, folder);
    expect(unit.problems, folder).toEqual([]);
    expect(unit.suite, folder).not.toBeNull();
    const { findings, faults } = await lintWithSuite(unit, {
      side,
      level,
      ...readOptions(path.join(root, folder, "options.json")),
    });
    expect(faults).toEqual([]);
    const toLine = (one: (typeof findings)[number]): string => {
      const where = one.path === unit.suitePath ? "" : `${one.path}:`;
      return `${where}${one.line}:${one.column} ${one.rule} ${one.message}`;
    };
    results.set(
      folder,
      findings.map((one) => ({ rule: one.rule, severity: one.severity, line: toLine(one) })),
    );
  }
  return results;
}

/** What says how a fixture is linted, and what is found, is no file of its skill. */
function withoutOwnFiles(files: Files): Files {
  const isOwn = ({ path: file }: TreeEntry) => /\/(findings\.txt|options\.json)$/.test(file);
  return { ...files, list: async () => (await files.list()).filter((entry) => !isOwn(entry)) };
}

function readOptions(file: string) {
  const written = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
  const { agents, recorded } = optionsSchema.parse(written);
  const config = { ...DEFAULT_CONFIG, agents };
  if (recorded === undefined) return { config };
  const rows = Object.entries(recorded).flatMap(([name, all]) =>
    all.map((judgement) => ({ test: { name }, judgement })),
  );
  return { config, rows };
}

function readFindings(folder: string): readonly string[] {
  const lines = readFileSync(path.join(folder, "findings.txt"), "utf8").split("\n");
  expect(lines.at(-1)).toBe("");
  return lines.slice(0, -1);
}
