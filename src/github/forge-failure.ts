import { z } from "zod";
import type { ForgeFailure, ForgeResult } from "../model/forge.ts";

const requestError = z.object({
  status: z.number(),
  message: z.string(),
  /** Absent when nothing was answered: Octokit then says 500 itself. */
  response: z.object({ headers: z.record(z.string(), z.unknown()) }).optional(),
});

/** The permission a call needs, as the workflow file writes it. */
export type Permission =
  | "pull-requests: write"
  | "checks: write"
  | "contents: read"
  | "pull-requests: read";

const LONGEST_REASON = 200;

/** GitHub's words on one line: the reason often stands in the second one. */
function toReason(message: string): string {
  return message
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim()
    .slice(0, LONGEST_REASON);
}

function isRateLimit(status: number, message: string, remaining: unknown): boolean {
  return status === 429 || (status === 403 && (remaining === "0" || /rate limit/i.test(message)));
}

/** 403 that no permission would change. */
function isClosedToAll(message: string): boolean {
  return /is locked|was archived|is archived/i.test(message);
}

function toAnsweredFailure(status: number, text: string, permission: Permission): ForgeFailure {
  if (status === 401) {
    return { kind: "no-permission", text: `GitHub does not accept the token (401: ${text})` };
  }
  if (status === 403 && !isClosedToAll(text)) {
    return {
      kind: "no-permission",
      text: `the token may not do this (403: ${text}); add under \`permissions:\` of the job: ${permission}`,
    };
  }
  if (status === 404 || status === 410) return { kind: "missing", text: `${status}: ${text}` };
  if (status < 500) return { kind: "refused", text: `${status}: ${text}` };
  return { kind: "unreachable", text: `GitHub answered ${status}: ${text}` };
}

/** Turns whatever Octokit threw into words; `permission` is named where the token lacks it. */
export function toForgeFailure(error: unknown, permission: Permission): ForgeFailure {
  const read = requestError.safeParse(error);
  if (!read.success || read.data.response === undefined) {
    const text = toReason(error instanceof Error ? error.message : String(error));
    return { kind: "unreachable", text: `GitHub did not answer: ${text}` };
  }
  const { status, message, response } = read.data;
  const text = toReason(message);
  if (isRateLimit(status, message, response.headers["x-ratelimit-remaining"])) {
    return { kind: "rate-limited", text: `GitHub's rate limit is reached (${status}): ${text}` };
  }
  return toAnsweredFailure(status, text, permission);
}

/** The HTTP status of what Octokit threw, or null; 500 also when nothing was answered. */
export function statusOf(error: unknown): number | null {
  const read = requestError.safeParse(error);
  return read.success ? read.data.status : null;
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
