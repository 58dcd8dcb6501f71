import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** One import of a source file: from which room into which room, or into which package. */
export interface Import {
  readonly file: string;
  readonly specifier: string;
  readonly from: string;
  /** Room or entry file for a relative import, null for a package. */
  readonly to: string | null;
}

const SPECIFIER =
  /(?:^|[\s;}])(?:import|export)\s*(?:type\s*)?(?:[\w*\s{},$]+\s*from\s*)?["']([^"']+)["']|import\(\s*["']([^"']+)["']\s*\)/g;

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".ts"))
    .map((entry) => path.join(entry.parentPath, entry.name).replaceAll("\\", "/"))
    .sort();
}

/** First segment below `root`: a room, or the name of an entry file. */
function roomOf(root: string, file: string): string {
  const [first = ""] = path.relative(root, file).replaceAll("\\", "/").split("/");
  return first;
}

/** Every import of every `.ts` file below `root`; `import type` and `import()` too. */
export function readImports(root: string): {
  files: readonly string[];
  imports: readonly Import[];
} {
  const files = sourceFiles(root);
  const imports: Import[] = [];
  for (const file of files) {
    for (const match of readFileSync(file, "utf8").matchAll(SPECIFIER)) {
      const specifier = match[1] ?? match[2] ?? "";
      const relative = specifier.startsWith(".");
      const to = relative ? roomOf(root, path.resolve(path.dirname(file), specifier)) : null;
      imports.push({ file: path.relative(root, file), specifier, from: roomOf(root, file), to });
    }
  }
  return { files, imports };
}

/** `a -> b` for every pair of different rooms, sorted; rooms open to all are left out. */
export function toEdges(imports: readonly Import[], open: readonly string[]): readonly string[] {
  const edges = new Set<string>();
  for (const { from, to } of imports) {
    if (to !== null && to !== from && !open.includes(to)) edges.add(`${from} -> ${to}`);
  }
  return [...edges].sort();
}

/** Files of a folder that its index.ts does not import. */
export function missingFromIndex(folder: string, except: readonly string[]): readonly string[] {
  const index = readFileSync(path.join(folder, "index.ts"), "utf8");
  return readdirSync(folder)
    .filter((name) => name.endsWith(".ts") && name !== "index.ts" && !except.includes(name))
    .filter((name) => !index.includes(`"./${name}"`))
    .sort();
}
