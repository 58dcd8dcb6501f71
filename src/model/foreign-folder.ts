import { parentFolder } from "./tree-path.ts";

/**
 * Folders of dependencies and tools: what lies below them is somebody else's. `dist` is not
 * here, because a committed `dist` is what users install; nor are `.claude`, `.codex` and their
 * like, which are where agents really look.
 */
const VENDORED: ReadonlySet<string> = new Set([
  ".git",
  ".tox",
  ".venv",
  "bower_components",
  "node_modules",
  "site-packages",
  "third_party",
  "vendor",
  "venv",
]);

/** Folders of tests and recordings: what lies below them is a fixture (suite.md §3). */
const FIXTURES: ReadonlySet<string> = new Set([".skillcheck", "evals"]);

/**
 * Whether a folder, or a file, lies below a folder of dependencies, tools, tests or recordings. Neither skills nor
 * roots are looked for there. Its own name says nothing: a skill may be called `vendor`.
 */
export function isForeignFolder(folder: string): boolean {
  return parentFolder(folder)
    .split("/")
    .some((segment) => VENDORED.has(segment) || FIXTURES.has(segment));
}
