import { realpathSync } from "node:fs";
import path from "node:path";
import type { Bind } from "./cage-plan.ts";

/** Bound whole anyway. */
const SYSTEM = /^\/(?:usr|bin|sbin|lib\w*)\//;

/**
 * What must be visible in the cage so that a program runs: its package with all that it depends on, which is the
 * outermost `node_modules` above the file itself, else the folder of the file. Links are followed first: a name on
 * PATH is usually one.
 */
export function toProgramBinds(programs: readonly string[]): readonly Bind[] {
  const folders = programs.map((program) => toFolder(realpathSync(program)));
  return [...new Set(folders)]
    .filter((folder) => !SYSTEM.test(`${folder}/`))
    .map((from) => ({ from, access: "read" }));
}

function toFolder(file: string): string {
  const segments = file.split("/");
  const at = segments.indexOf("node_modules");
  return at < 0 ? path.dirname(file) : segments.slice(0, at + 1).join("/");
}
