import { randomUUID } from "node:crypto";
import { open, realpath, rename, unlink } from "node:fs/promises";
import path from "node:path";
import type { Desk } from "../model/desk.ts";

type Reading = Awaited<ReturnType<Desk["logins"]["read"]>>;

/** Reads a credential file of the author, as `Desk.logins.read`. */
export async function readLoginFile(file: string, limit: number): Promise<Reading> {
  try {
    const handle = await open(file, "r");
    try {
      const stat = await handle.stat();
      if (!stat.isFile()) return { kind: "refused", reason: "it is no plain file" };
      const buffer = Buffer.alloc(limit + 1);
      const { bytesRead } = await handle.read(buffer, 0, limit + 1, 0);
      if (bytesRead > limit) return { kind: "refused", reason: `it is longer than ${limit} bytes` };
      return { kind: "file", text: buffer.toString("utf8", 0, bytesRead) };
    } finally {
      await handle.close();
    }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return code === "ENOENT" || code === "ENOTDIR"
      ? { kind: "missing" }
      : { kind: "refused", reason: message };
  }
}

/** Replaces it, as `Desk.logins.replace`: a new file in its folder takes its place, where its link leads. */
export async function replaceLoginFile(
  file: string,
  before: string,
  after: string,
): Promise<boolean | string> {
  let fresh: string | null = null;
  try {
    const place = await realpath(file);
    fresh = path.join(path.dirname(place), `.skillcheck-${randomUUID()}`);
    const handle = await open(fresh, "wx", 0o600);
    try {
      await handle.writeFile(after);
      await handle.sync();
    } finally {
      await handle.close();
    }
    // As late as can be: the author's own session may have refreshed it meanwhile.
    const now = await readLoginFile(place, Buffer.byteLength(before));
    if (now.kind !== "file" || now.text !== before) return false;
    await rename(fresh, place);
    fresh = null;
    return true;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    if (fresh !== null) await unlink(fresh).catch(() => undefined);
  }
}
