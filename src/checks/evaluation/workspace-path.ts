import { z } from "zod";
import { explain } from "../../model/explanation.ts";
import { LIMITS } from "../../model/limits.ts";

function refusePath(path: string): string | null {
  if (path === "") return explain("is empty", "write a path");
  if (path.startsWith("/") || path.startsWith("~") || /^[A-Za-z]:/.test(path)) {
    return explain("leads out of the workspace", "write a relative path");
  }
  const segments = path.split("/");
  if (segments.includes(".."))
    return explain("leads out of the workspace", "write it without `..`");
  if (path.includes("\\")) return explain("holds a backslash", "write `/`");
  if (path.includes("\0")) return explain("holds a NUL", "leave it out");
  if (/[*?]/.test(path)) {
    return explain("is a glob", "write one path, or use file_exists, created or touched");
  }
  const encoder = new TextEncoder();
  return segments.some((segment) => encoder.encode(segment).length > LIMITS.pathSegmentBytes)
    ? explain(`has a part of more than ${LIMITS.pathSegmentBytes} bytes`, "shorten it")
    : null;
}

/** Path of one file of the workspace (security.md FS-2). */
export const workspacePathSchema = z.string().superRefine((path, context) => {
  const refusal = refusePath(path);
  if (refusal !== null) context.addIssue({ code: "custom", message: refusal });
});

/** `./a//b/` → `a/b`; the workspace itself is the empty text. */
export function normalisePath(path: string): string {
  const segments: string[] = [];
  for (const segment of path.split("/")) {
    if (segment === "..") segments.pop();
    else if (segment !== "" && segment !== ".") segments.push(segment);
  }
  return segments.join("/");
}

/** True for the path itself and all that lies below it; the empty text holds everything. */
export function liesIn(path: string, folder: string): boolean {
  return folder === "" || path === folder || path.startsWith(`${folder}/`);
}
