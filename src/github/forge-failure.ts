import { z } from "zod";
import type { ForgeFailure, ForgeResult } from "../model/forge.ts";

const requestError = z.object({
  status: z.number(),
  message: z.string(),
  response: z.object({ headers: z.record(z.string(), z.unknown()) }).optional(),
});

/** The permission a call needs, as the workflow file writes it. */
export type Permission =
  | "pull-requests: write"
  | "checks: write"
  | "contents: read"
  | "pull-requests: read";

function isRateLimit(status: number, message: string, remaining: unknown): boolean {
  return status === 429 || (status === 403 && (remaining === "0" || /rate limit/i.test(message)));
}

/** Turns whatever Octokit threw into words; `permission` is named where the token lacks it. */
export function toForgeFailure(error: unknown, permission: Permission): ForgeFailure {
  const read = requestError.safeParse(error);
  if (!read.success) {
    return { kind: "unreachable", text: error instanceof Error ? error.message : String(error) };
  }
  const { status, message, response } = read.data;
  const text = message.split("\n")[0]?.slice(0, 200) ?? "";
  if (isRateLimit(status, message, response?.headers["x-ratelimit-remaining"])) {
    return { kind: "rate-limited", text: `GitHub's rate limit is reached (${status}): ${text}` };
  }
  if (status === 401 || status === 403) {
    return {
      kind: "no-permission",
      text: `the token may not do this (${status}: ${text}); add to the job: permissions: ${permission}`,
    };
  }
  if (status === 404 || status === 410) return { kind: "missing", text: `${status}: ${text}` };
  if (status >= 400 && status < 500) return { kind: "refused", text: `${status}: ${text}` };
  return { kind: "unreachable", text: `GitHub answered ${status}: ${text}` };
}

/** Runs a call and turns what it throws into a value. */
export async function attempt<T>(
  permission: Permission,
  call: () => Promise<T>,
): Promise<ForgeResult<T>> {
  try {
    return { ok: true, value: await call() };
  } catch (error) {
    return { ok: false, failure: toForgeFailure(error, permission) };
  }
}
