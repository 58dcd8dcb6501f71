import { realpathSync, statSync } from "node:fs";
import { homedir } from "node:os";
import path from "node:path";
import type { Bind } from "./cage-plan.ts";

/** Bound whole anyway. */
const SYSTEM = /^\/(?:usr|bin|sbin|lib\w*)\//;

/** A link that stands in the cage where it stands outside. */
export interface ProgramLink {
  readonly at: string;
  readonly to: string;
}

/**
 * What must be visible in the cage so that programs run. Of each: its package with all that it depends on, which is the
 * outermost `node_modules` above the file itself, else the folder of the file; and the link by which it is started,
 * since a name on PATH usually is one. Of `files`, which are handed to a program, those outside of packages alone: what
 * lies beside a settings file is nobody's business. What is no file is left out: the program's own words say so.
 */
export function toProgramBinds(
  programs: readonly string[],
  files: readonly string[],
): {
  readonly binds: readonly Bind[];
  readonly links: readonly ProgramLink[];
} {
  const find = (places: readonly string[]) =>
    places.filter(isFile).map((at) => ({ at, to: realpathSync(at) }));
  const [ofPrograms, ofFiles] = [find(programs), find(files)];
  const found = [...ofPrograms, ...ofFiles];
  const places = [
    ...ofPrograms.map(({ to }) => toFolder(to)),
    ...ofFiles.map(({ to }) => toPackage(to) ?? to),
  ];
  const folders = [...new Set(places)].filter((folder) => !SYSTEM.test(`${folder}/`));
  const isVisible = (file: string) =>
    SYSTEM.test(file) || folders.some((folder) => file === folder || file.startsWith(`${folder}/`));
  return {
    binds: folders.map((from) => ({ from, access: "read" })),
    links: found.filter(({ at, to }) => at !== to && !isVisible(at)),
  };
}

function isThere(place: string): boolean {
  return statSync(place, { throwIfNoEntry: false }) !== undefined;
}

function isFile(program: string): boolean {
  return statSync(program, { throwIfNoEntry: false })?.isFile() === true;
}

/** Of a program that lies in somebody's home itself, or above it, the file alone: all else there is no part of it. */
function toFolder(file: string): string {
  const folder = toPackage(file) ?? path.dirname(file);
  const home = isThere(homedir()) ? realpathSync(homedir()) : homedir();
  const isTooWide = folder === "/" || home === folder || home.startsWith(`${folder}/`);
  return isTooWide ? file : folder;
}

/** The outermost `node_modules` that a file lies in, or null. */
function toPackage(file: string): string | null {
  const segments = file.split("/");
  const at = segments.indexOf("node_modules");
  return at < 0 ? null : segments.slice(0, at + 1).join("/");
}
