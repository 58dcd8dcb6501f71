import type { Explanation } from "../model/explanation.ts";
import { LIMITS } from "../model/limits.ts";

/** A path that may be used, relative to where it was written, or why not. */
export type PathReading =
  | { readonly kind: "path"; readonly path: string }
  | ({ readonly kind: "refused" } & Explanation);

const RELATIVE = "write a path below the folder of this file";

/**
 * A path that a suite or the settings name (security.md FS-2): relative, POSIX, inside. `./` and a
 * trailing slash are dropped; "." stays.
 */
export function readPath(written: string): PathReading {
  const form = refuseForm(written);
  if (form !== null) return { kind: "refused", ...form };
  const segments = written.split("/").filter((segment) => segment !== "" && segment !== ".");
  const refusal = segments.map(refuseSegment).find((reason) => reason !== null);
  if (refusal !== undefined) return { kind: "refused", ...refusal };
  return { kind: "path", path: segments.length === 0 ? "." : segments.join("/") };
}

function refuseForm(written: string): Explanation | null {
  if (written.trim() === "") return { what: "is an empty path", remedy: RELATIVE };
  if (written.includes("\0")) return { what: "holds a NUL character", remedy: RELATIVE };
  if (written.includes("\\")) return { what: "holds a backslash", remedy: "write /" };
  if (written.startsWith("/")) return { what: "is an absolute path", remedy: RELATIVE };
  if (written.startsWith("~")) return { what: "begins with ~", remedy: RELATIVE };
  if (/^[a-zA-Z]:/.test(written)) return { what: "begins with a drive letter", remedy: RELATIVE };
  return null;
}

function refuseSegment(segment: string): Explanation | null {
  if (segment === "..") return { what: "holds ..", remedy: RELATIVE };
  if (segment.toLowerCase() === ".git") {
    return { what: "leads into .git", remedy: "name files of the work tree" };
  }
  const bytes = new TextEncoder().encode(segment).length;
  if (bytes <= LIMITS.pathSegmentBytes) return null;
  const what = `has a name of ${bytes} bytes`;
  return { what, remedy: `at most ${LIMITS.pathSegmentBytes} are allowed` };
}

/** Joins a folder relative to the root and a path that `readPath` returned. "." is the root. */
export function joinPath(folder: string, path: string): string {
  if (folder === ".") return path;
  return path === "." ? folder : `${folder}/${path}`;
}

/** Folder of a file relative to the root, "." for the root. */
export function folderOf(path: string): string {
  const slash = path.lastIndexOf("/");
  return slash === -1 ? "." : path.slice(0, slash);
}
