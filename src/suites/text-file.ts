import type { Explanation } from "../model/explanation.ts";
import type { FileContent } from "../model/tree-entry.ts";
import { decodeText } from "../text/decode-text.ts";
import { addNamedPath, addProblem, type SuiteContext } from "./suite-context.ts";
import { joinPath, readPath } from "./suite-path.ts";
import { isMap, type Path } from "./yaml-source.ts";

/** A text as it stands in the file. */
export type TextFile = string | { readonly file: string };

/** `{file: path}` and nothing beside it. */
export function isTextFile(value: unknown): value is { readonly file: string } {
  return isMap(value) && Object.keys(value).length === 1 && typeof value["file"] === "string";
}

/**
 * The text of a value that stands at `path`. Of a file the last line end is left out, as no one means
 * it; `exact` keeps it. "" after a problem was added.
 */
export function readText(
  value: TextFile,
  { path, exact = false }: { readonly path: Path; readonly exact?: boolean },
  context: SuiteContext,
): string {
  if (typeof value === "string") return value;
  const text = readNamedFile(value.file, [...path, "file"], context);
  return exact ? text : text.replace(/\r?\n$/, "");
}

/** The whole text of the file whose path stands at `at`. "" after a problem was added. */
export function readNamedFile(written: string, at: Path, context: SuiteContext): string {
  const reading = readPath(written);
  if (reading.kind === "refused") {
    addProblem(context, { path: at }, reading);
    return "";
  }
  const named = joinPath(context.folder, reading.path);
  addNamedPath(context, { kind: "text", path: named }, at);
  const decoded = decode(context.texts.get(named) ?? { kind: "missing" });
  if (typeof decoded === "string") return decoded;
  addProblem(context, { path: at }, decoded);
  return "";
}

/** A value of a check with every `{file: path}` inside replaced by the text. */
export function fillTexts(value: unknown, path: Path, context: SuiteContext): unknown {
  if (isTextFile(value)) return readText(value, { path }, context);
  if (Array.isArray(value)) {
    return value.map((item, index) => fillTexts(item, [...path, index], context));
  }
  if (!isMap(value)) return value;
  const filled: Record<string, unknown> = Object.create(null);
  for (const [key, item] of Object.entries(value)) {
    filled[key] = fillTexts(item, [...path, key], context);
  }
  return filled;
}

/** Paths, relative to the root, of all files that texts of this data may name, and of the scripts of stand-ins. */
export function textFilePaths(data: unknown, folder: string): readonly string[] {
  const named: string[] = [];
  const open: unknown[] = [data];
  for (let value = open.pop(); open.length > 0 || value !== undefined; value = open.pop()) {
    if (isTextFile(value)) named.push(value.file);
    else if (typeof value === "object" && value !== null) {
      if (isMap(value)) named.push(...scriptsOf(value["fakes"]));
      open.push(...Object.values(value));
    }
  }
  const paths = named.map(readPath).flatMap((reading) => {
    return reading.kind === "path" ? [joinPath(folder, reading.path)] : [];
  });
  return [...new Set(paths)].sort();
}

function scriptsOf(fakes: unknown): readonly string[] {
  if (!isMap(fakes)) return [];
  return Object.values(fakes).flatMap((fake) => {
    const script = isMap(fake) ? fake["script"] : undefined;
    return typeof script === "string" ? [script] : [];
  });
}

function decode(content: FileContent): string | Explanation {
  switch (content.kind) {
    case "missing":
      return { what: "is a file that does not exist", remedy: "paths begin at this file's folder" };
    case "link":
      return { what: "is a symbolic link", remedy: "name the file itself" };
    case "too-large":
      return { what: `has ${content.size} bytes`, remedy: `at most ${content.limit} are read` };
    case "refused":
      return { what: content.reason, remedy: "name a plain file that this user may read" };
    case "file":
      return decodeUtf8(content.bytes);
  }
}

function decodeUtf8(bytes: Uint8Array): string | Explanation {
  const { encoding, text } = decodeText(bytes);
  return encoding.kind === "utf-8"
    ? text
    : { what: "is not a text in UTF-8", remedy: "name a text file" };
}
