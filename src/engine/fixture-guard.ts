import type { MaterialFile } from "../model/play.ts";

/**
 * Names in a copied fixture that would configure an agent or a tool instead of being work for it
 * (security.md SB-1), compared without case. A file that the suite writes itself through
 * `workspace.files` is not held back, except in `.git`, which is made by us.
 */
const DENIED: ReadonlySet<string> = new Set([
  ".git",
  ".claude",
  ".mcp.json",
  ".claude.json",
  "claude.md",
  "claude.local.md",
  ".codex",
  "agents.md",
  "agents.override.md",
  ".agents",
  ".opencode",
  "opencode.json",
  ".factory",
  ".gemini",
  ".cursor",
  ".cursorrules",
  "gemini.md",
  ".gitmodules",
  ".ripgreprc",
  ".husky",
  ".npmrc",
  "bunfig.toml",
]);

function hasSegment(path: string, isWanted: (name: string) => boolean): boolean {
  return path.split("/").some((segment) => isWanted(segment.toLowerCase()));
}

/** Splits a fixture into what is copied and the paths held back. */
export function guardFixture(files: readonly MaterialFile[]): {
  readonly kept: readonly MaterialFile[];
  readonly held: readonly string[];
} {
  const isDenied = ({ path }: MaterialFile) =>
    hasSegment(path, (name) => name.startsWith(".env") || DENIED.has(name));
  return {
    kept: files.filter((file) => !isDenied(file)),
    held: files.filter(isDenied).map((file) => file.path),
  };
}

/** The first path that would write into a repository's own folder, where it could be executed, or null. */
export function findGitPath(paths: readonly string[]): string | null {
  return paths.find((path) => hasSegment(path, (name) => name === ".git")) ?? null;
}
