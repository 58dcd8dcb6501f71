import type { MaterialFile } from "../model/play.ts";

/**
 * Names in a copied fixture that would configure an agent or a tool instead of being work for it
 * (security.md SB-1). A file that the suite writes itself through `workspace.files` is not held back.
 */
const DENIED = [
  ".git",
  ".claude",
  ".mcp.json",
  ".claude.json",
  "CLAUDE.md",
  "CLAUDE.local.md",
  ".codex",
  "AGENTS.md",
  "AGENTS.override.md",
  ".agents",
  ".opencode",
  ".factory",
  ".gemini",
  "GEMINI.md",
  ".gitmodules",
  ".ripgreprc",
  ".husky",
  ".npmrc",
  "bunfig.toml",
] as const;

function isDenied(path: string): boolean {
  return path.split("/").some((segment) => {
    const name = segment.toLowerCase();
    return name.startsWith(".env") || DENIED.some((denied) => denied.toLowerCase() === name);
  });
}

/** Splits a fixture into what is copied and the paths held back. */
export function guardFixture(files: readonly MaterialFile[]): {
  readonly kept: readonly MaterialFile[];
  readonly held: readonly string[];
} {
  return {
    kept: files.filter((file) => !isDenied(file.path)),
    held: files.filter((file) => isDenied(file.path)).map((file) => file.path),
  };
}
