import type { Desk, OpenRoot } from "../model/desk.ts";
import { LIMITS } from "../model/limits.ts";

const FILE = ".gitattributes";

/**
 * Adds the line that keeps git from changing recordings and from filling diffs with them
 * (design.md §6); a file that has it is left alone. Returns whether something was written.
 */
export async function ensureAttributes(
  desk: Desk,
  root: OpenRoot,
  store: string,
): Promise<boolean> {
  const line = `${toPattern(`${store}/**`)} -diff -text linguist-generated`;
  const content = await root.files.read(FILE, LIMITS.suiteBytes);
  // A link or a huge file is somebody's own arrangement.
  if (content.kind !== "file" && content.kind !== "missing") return false;
  const text = content.kind === "file" ? decode(content.bytes) : "";
  // Written back, it would lose what is no UTF-8.
  if (text === null) return false;
  if (text.split(/\r?\n/).some((known) => known.trim() === line)) return false;
  const before = text === "" || text.endsWith("\n") ? text : `${text}\n`;
  await desk.writeFile(`${root.path}/${FILE}`, `${before}${line}\n`);
  return true;
}

/** A pattern ends at the first blank unless it is quoted (gitattributes). */
function toPattern(glob: string): string {
  return /[\s"#!\\]/.test(glob) ? JSON.stringify(glob) : glob;
}

function decode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}
