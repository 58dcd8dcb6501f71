// npm run openapi: cuts the operations that the loopback GitHub answers out of GitHub's own OpenAPI
// document (reference/actions.md §7.2 and §7.4) and writes them, with the notice of their licence,
// to tests/contract. The package unpacks to 400 MB, so it is no dependency: it is installed into a
// temporary folder and dropped again.
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const PACKAGE = "@octokit/openapi";
const VERSION = "23.0.2";
const TARGET = join(import.meta.dirname, "..", "tests", "contract");

/** The 48 operations of actions.md §7.2, and checks/get, which shows a test what it wrote. */
const OPERATIONS = `
pulls/list pulls/get pulls/list-files pulls/list-commits pulls/create pulls/update
repos/compare-commits-with-basehead git/get-tree git/get-ref git/get-commit git/get-blob repos/get-commit
git/create-blob git/create-tree git/create-commit git/create-ref git/update-ref repos/get-content
repos/list-pull-requests-associated-with-commit issues/get issues/list-for-repo issues/create issues/update
issues/list-events-for-timeline issues/list-comments issues/create-comment issues/get-comment
issues/update-comment issues/delete-comment reactions/create-for-issue-comment issues/list-labels-on-issue
issues/add-labels issues/remove-label repos/get-collaborator-permission-level checks/create checks/update
checks/list-for-ref checks/list-annotations repos/create-commit-status actions/create-workflow-dispatch
actions/get-actions-cache-list actions/delete-actions-cache-by-key actions/list-workflow-runs-for-repo
actions/get-workflow-run actions/list-workflow-run-artifacts actions/get-artifact actions/download-artifact
rate-limit/get
checks/get`
  .trim()
  .split(/\s+/);

const METHODS = new Set(["get", "post", "put", "patch", "delete"]);
const DROPPED = new Set([
  "examples",
  "example",
  "externalDocs",
  "x-github",
  "x-github-breaking-changes",
  "x-octokit",
  "x-multi-segment",
]);
const DROPPED_TEXT = new Set(["description", "summary", "title", "$comment"]);

/** Without prose and examples. Below `properties` every key is a field's name and stays. */
function stripped(node, names = false) {
  if (Array.isArray(node)) return node.map((item) => stripped(item));
  if (node === null || typeof node !== "object") return node;
  const kept = Object.entries(node).filter(([key, value]) => {
    if (names) return true;
    if (DROPPED.has(key) || (key === "tags" && Array.isArray(value))) return false;
    return !(DROPPED_TEXT.has(key) && typeof value === "string");
  });
  return Object.fromEntries(
    kept.map(([key, value]) => [key, stripped(value, !names && key === "properties")]),
  );
}

function cutPaths(document) {
  const paths = {};
  const missing = new Set(OPERATIONS);
  for (const [path, item] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(item)) {
      if (!METHODS.has(method) || !missing.delete(operation.operationId)) continue;
      paths[path] = { ...paths[path], [method]: stripped(operation) };
    }
    if (paths[path] && item.parameters) paths[path].parameters = stripped(item.parameters);
  }
  if (missing.size > 0) throw new Error(`not in the document: ${[...missing].join(", ")}`);
  return paths;
}

function referencesOf(node, found = []) {
  if (Array.isArray(node)) for (const item of node) referencesOf(item, found);
  else if (node !== null && typeof node === "object") {
    if (typeof node.$ref === "string") found.push(node.$ref);
    for (const value of Object.values(node)) referencesOf(value, found);
  }
  return found;
}

/** Everything that the paths refer to, until nothing new turns up. */
function closeOver(document, paths) {
  const components = {};
  const queue = referencesOf(paths);
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    const [, root, kind, name] = next.split("/");
    if (root !== "components") throw new Error(`unexpected reference ${next}`);
    components[kind] ??= {};
    if (components[kind][name] !== undefined) continue;
    components[kind][name] = stripped(document.components[kind][name]);
    queue.push(...referencesOf(components[kind][name]));
  }
  return components;
}

function sorted(entries) {
  return Object.entries(entries).toSorted(([a], [b]) => (a < b ? -1 : 1));
}

/** One line per path and per component, so that a diff shows what changed. */
function printed(version, paths, components) {
  const block = (entries) =>
    `{\n${sorted(entries)
      .map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`)
      .join(",\n")}\n}`;
  const kinds = sorted(components).map(([kind, all]) => `${JSON.stringify(kind)}:${block(all)}`);
  return `{"openapi":${JSON.stringify(version)},\n"paths":${block(paths)},\n"components":{\n${kinds.join(",\n")}\n}}\n`;
}

const folder = mkdtempSync(join(tmpdir(), "skillcheck-openapi-"));
try {
  execFileSync(
    "npm",
    ["install", "--prefix", folder, "--no-save", "--ignore-scripts", `${PACKAGE}@${VERSION}`],
    { stdio: ["ignore", "ignore", "inherit"] },
  );
  const home = join(folder, "node_modules", ...PACKAGE.split("/"));
  const document = JSON.parse(readFileSync(join(home, "generated", "api.github.com.json"), "utf8"));
  const paths = cutPaths(document);
  const text = printed(document.openapi, paths, closeOver(document, paths));
  mkdirSync(join(TARGET, "fixtures"), { recursive: true });
  writeFileSync(join(TARGET, "fixtures", "openapi.json"), text);
  const licence = readFileSync(join(home, "LICENSE"), "utf8").trimEnd();
  const origin = `fixtures/openapi.json is an extract of ${PACKAGE} ${VERSION} (api.github.com.json), made by .ci/extract-openapi.mjs.`;
  writeFileSync(join(TARGET, "NOTICE"), `${origin}\n\n${licence}\n`);
  process.stdout.write(`${OPERATIONS.length} operations, ${text.length} bytes\n`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
