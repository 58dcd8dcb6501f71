import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { missingFromIndex, readImports, toEdges } from "./read-imports.ts";

const SOURCE = path.resolve("src");

/**
 * design.md §3, held for equality; what every room may import is left out. Narrower than there: the
 * entries hand reports to no one (app renders), and the engine takes the reader from its agent.
 */
const OPEN = ["model", "patterns", "text"];
const TABLE: Readonly<Record<string, readonly string[]>> = {
  "cli.ts": ["app", "host"],
  "action.ts": ["app", "host", "github"],
  "evaluate.ts": ["app"],
  "lint.ts": ["app", "host"],
  "relay.ts": [],
  app: [
    "engine",
    "cassettes",
    "agents",
    "transcripts",
    "skills",
    "suites",
    "rules",
    "checks",
    "stats",
    "reports",
  ],
  host: [],
  github: [],
  engine: ["agents", "transcripts"],
  cassettes: [],
  agents: ["transcripts"],
  transcripts: [],
  skills: [],
  suites: [],
  rules: [],
  checks: [],
  stats: [],
  reports: [],
  patterns: [],
  text: [],
  model: [],
};

/** Registries: every file of the folder but these is a line of its index.ts. */
const REGISTRIES: readonly (readonly [folder: string, except: readonly string[]])[] = [
  ["agents", ["agent.ts", "login.ts", "provider.ts"]],
  ["app/verbs", ["verb.ts", "check-roots.ts", "shared-options.ts"]],
  ["checks", []],
  ["host/gateway/protocols", ["openai-errors.ts", "openai-tokens.ts", "protocol.ts"]],
  ["reports", ["renderer.ts"]],
  [
    "rules",
    [
      "rule.ts",
      "about-skills.ts",
      "lint-repository.ts",
      "lint-skill.ts",
      "lint-suite.ts",
      "agent-fields.ts",
      "boolean-value.ts",
      "front-matter-field.ts",
      "metadata-place.ts",
      "count-lines.ts",
      "disable-comments.ts",
      "find-idle-comments.ts",
      "find-repairs.ts",
      "join-tools.ts",
      "mend-delimiters.ts",
      "mend-field-type.ts",
      "repair.ts",
      "skill-mentions.ts",
      "without-name.ts",
      "silence-findings.ts",
      "find-links.ts",
      "grouped.ts",
      "nearest-anchor.ts",
      "path-from.ts",
      "skill-name.ts",
      "used-documents.ts",
      "every-rule.ts",
      "explain-bounds.ts",
      "explain-file-rules.ts",
      "explain-front-matter-rules.ts",
      "explain-rule.ts",
      "explain-suite-rules.ts",
      "explain-text-rules.ts",
      "explanation.ts",
      "markdown-lines.ts",
      "material.ts",
      "repository-rule.ts",
      "script-calls.ts",
      "shown-text.ts",
      "skill-scope.ts",
      "suite-rule.ts",
      "template-blocks.ts",
      "written-names.ts",
      "yaml-broken-line.ts",
      "yaml-diagnosis.ts",
      "yaml-quote.ts",
      "yaml-shapes.ts",
      "yaml-surprises.ts",
    ],
  ],
  ["rules/suites", ["foretell.ts", "gives-up.ts", "work-budget.ts"]],
  [
    "transcripts",
    [
      "align-runs.ts",
      "call-label.ts",
      "turn-cost.ts",
      "longest-common-subsequence.ts",
      "outline-run.ts",
      "read-run.ts",
      "read-workspace.ts",
      "user-cost.ts",
    ],
  ],
];

const folders: string[] = [];
function plantedTree(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(path.join(tmpdir(), "skillcheck-architecture-"));
  folders.push(root);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  }
  return root;
}
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

describe("import table", () => {
  const { files, imports } = readImports(SOURCE);

  it("looks at every source file", () => {
    expect(files.length).toBeGreaterThan(100);
  });

  it("holds every entry of src and nothing else", () => {
    expect(readdirSync(SOURCE).sort()).toEqual(Object.keys(TABLE).sort());
  });

  it("equals the imports of the code", () => {
    const wanted = Object.entries(TABLE)
      .flatMap(([from, rooms]) => rooms.map((to) => `${from} -> ${to}`))
      .sort();
    expect(toEdges(imports, OPEN)).toEqual(wanted);
  });

  it("keeps model, patterns and text below everything", () => {
    const upwards = imports.filter(
      ({ from, to }) =>
        to !== null &&
        to !== from &&
        (from === "model" ||
          (from === "patterns" && to !== "model" && to !== "text") ||
          (from === "text" && to !== "model" && to !== "patterns")),
    );
    expect(upwards).toEqual([]);
  });

  it("lets only github and action.ts know the platform's packages", () => {
    const leaks = imports
      .filter(({ specifier }) => /^@(actions|octokit)\//.test(specifier))
      .filter(({ from }) => from !== "github" && from !== "action.ts");
    expect(leaks).toEqual([]);
  });

  it("lets no pure room use Math.random", async () => {
    const { readFileSync } = await import("node:fs");
    const pure = files.filter(
      (file) => !/src\/(host|github|cli|action|evaluate|lint|relay)/.test(file),
    );
    expect(pure.filter((file) => readFileSync(file, "utf8").includes("Math.random"))).toEqual([]);
  });

  it("finds a planted violation", () => {
    const root = plantedTree({
      "rules/name.ts":
        'import { x } from "../github/client.ts";\nimport type { Y } from "../model/y.ts";\n',
      "rules/lazy.ts": 'const z = await import("../host/z.ts");\n',
      "app/run.ts": 'export { r } from "../rules/name.ts";\n',
    });
    expect(toEdges(readImports(root).imports, OPEN)).toEqual([
      "app -> rules",
      "rules -> github",
      "rules -> host",
    ]);
  });
});

describe("fakes", () => {
  it("imports nothing from src", () => {
    const { files, imports } = readImports(path.resolve("fakes"));
    expect(files.length).toBeGreaterThan(10);
    expect(imports.filter(({ specifier }) => /(^|\/)src\//.test(specifier))).toEqual([]);
  });
});

describe("registries", () => {
  it.each(REGISTRIES)("%s lists every file of its folder", (folder, except) => {
    expect(existsSync(path.join(SOURCE, folder))).toBe(true);
    expect(missingFromIndex(path.join(SOURCE, folder), except)).toEqual([]);
  });

  it("fakes/bin lists every grammar of its folder", () => {
    expect(missingFromIndex(path.resolve("fakes/bin"), [])).toEqual([]);
  });

  it("finds a planted file that no line lists", () => {
    const root = plantedTree({
      "index.ts": 'import a from "./a.ts";\nexport const all = [a];\n',
      "a.ts": "export default 1;\n",
      "b.ts": "export default 2;\n",
    });
    expect(missingFromIndex(root, [])).toEqual(["b.ts"]);
  });
});
