import type { LinkTarget } from "../model/skill-source.ts";
import { isInside, joinPath, parentFolder } from "../model/tree-path.ts";
import { resolvePath, type SourceTree } from "./source-tree.ts";

const FOREIGN_SCHEME = /^(?:https?|mailto|tel|data|ftp|vscode|cursor):/i;
const OTHER_SCHEME = /^[a-z][a-z0-9+.-]*:/i;
const VARIABLE = /^(\$\{CLAUDE_SKILL_DIR\}|\$\{CLAUDE_PLUGIN_ROOT\}|\{baseDir\})\/(.*)$/s;
const PLACEHOLDER = /[${}<>]/;
/** Words that authors write where a path would stand (lint.md §6.2). */
const EXAMPLE_PATHS: ReadonlySet<string> = new Set(["url", "link", "path", "...", "…"]);

/** Where a link stands. */
export interface LinkPlace {
  /** File that holds it, relative to the root. */
  readonly from: string;
  readonly skillFolder: string;
  readonly pluginRoot: string | null;
}

const FOREIGN: LinkTarget = { kind: "foreign" };

/** Says what a destination leads to, by the steps of lint.md §6.2. */
export function toLinkTarget(destination: string, tree: SourceTree, place: LinkPlace): LinkTarget {
  const decoded = decodePercent(destination);
  const other = foreignTarget(decoded);
  if (other !== null) return other;
  const variable = VARIABLE.exec(decoded);
  if (variable !== null) return variableTarget(variable, tree, place);
  if (PLACEHOLDER.test(decoded)) return FOREIGN;
  const special = specialTarget(decoded);
  if (special !== null) return special;
  const from = { folder: parentFolder(place.from), variable: null };
  const target = localTarget(decoded, tree, from);
  if (target.kind !== "local" || target.state === "present" || decoded === destination) {
    return target;
  }
  const asWritten = localTarget(destination, tree, from);
  return asWritten.kind === "local" && asWritten.state === "present" ? asWritten : target;
}

/** Step 3: schemes. `//host/x` takes the scheme of the page, so it is a URL too. */
function foreignTarget(decoded: string): LinkTarget | null {
  if (decoded.trim() === "" || decoded.startsWith("//")) return FOREIGN;
  if (FOREIGN_SCHEME.test(decoded)) return FOREIGN;
  return OTHER_SCHEME.test(decoded) ? { kind: "absolute" } : null;
}

/** Step 5: what is written in a way that leads nowhere by itself. */
function specialTarget(decoded: string): LinkTarget | null {
  if (decoded.startsWith("#")) return { kind: "anchor", fragment: decoded.slice(1) };
  if (decoded.startsWith("/") || decoded.startsWith("~")) return { kind: "absolute" };
  return decoded.includes("\\") ? { kind: "backslash" } : null;
}

function variableTarget(match: RegExpExecArray, tree: SourceTree, place: LinkPlace): LinkTarget {
  const [, variable = "", path = ""] = match;
  const root = variable.includes("PLUGIN_ROOT") ? place.pluginRoot : place.skillFolder;
  if (root === null || PLACEHOLDER.test(path)) return FOREIGN;
  return localTarget(path, tree, { folder: root, variable });
}

function localTarget(
  destination: string,
  tree: SourceTree,
  from: { readonly folder: string; readonly variable: string | null },
): LinkTarget {
  const hash = destination.indexOf("#");
  const fragment = hash === -1 ? null : destination.slice(hash + 1);
  const beforeHash = hash === -1 ? destination : destination.slice(0, hash);
  const written = beforeHash.split("?", 1)[0] ?? "";
  if (written === "" || isExample(written)) return FOREIGN;
  const path = joinPath(from.folder, written);
  if (path === null) return { kind: "beyond-root" };
  const resolved = resolvePath(tree, path);
  if (resolved.state === "outside-root") return { kind: "beyond-root" };
  const { state } = resolved;
  const real = state === "other-case" ? resolved.real : path;
  return { kind: "local", path, variable: from.variable, fragment, state, real };
}

function isExample(path: string): boolean {
  return path.includes("*") || EXAMPLE_PATHS.has(path) || isInside("path/to", path);
}

/** Decodes `%xx`; what cannot be decoded stays as written. */
function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
