import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** Files of the committed bundle. */
export function listDist(): readonly string[] {
  return readdirSync("dist").sort();
}

export function readDist(file: string): string {
  return readFileSync(path.join("dist", file), "utf8");
}

/** Specifiers of static imports and re-exports in a chunk as Rolldown writes it: whole lines. */
export function staticImports(code: string): readonly string[] {
  const lines = /^(?:import|export)\b[^;'"`]*?(?:from )?"([^"]+)";?$/gm;
  return [...code.matchAll(lines)].map(([, specifier]) => specifier ?? "");
}

/** The chunks that are loaded with an entry before any of its code runs, itself included. */
export function staticChunks(entry: string, read: (file: string) => string): readonly string[] {
  const seen = new Set<string>();
  const open = [entry];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    open.push(
      ...staticImports(read(file))
        .filter((specifier) => specifier.startsWith("./"))
        .map((specifier) => specifier.slice(2)),
    );
  }
  return [...seen].sort();
}
