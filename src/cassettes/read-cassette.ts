import type { z } from "zod";
import { type Cassette, cassetteSchema } from "../model/cassette.ts";
import { splitExplanation } from "../model/explanation.ts";
import { LIMITS } from "../model/limits.ts";
import type { ReadFile } from "../model/tree-entry.ts";
import { explainIssue } from "../text/explain-issue.ts";
import { toLimitProblem } from "./cassette-limits.ts";
import { FORMAT } from "./run-key.ts";
import { toPlaceMismatch, type VerifyRunKey, verifyRunKey } from "./verify-cassette.ts";

/** One for all: to make one takes as long as to use it. */
const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** What reading a recording gives; the reason is a sentence for people. */
export type Reading =
  | { readonly kind: "cassette"; readonly cassette: Cassette }
  /** Not a recording of ours: no UTF-8, no JSON, another shape, an unknown key. */
  | { readonly kind: "unreadable"; readonly reason: string }
  /** A limit of design.md §6 is passed. */
  | { readonly kind: "too-large"; readonly reason: string }
  /** At odds with itself or with its path (security.md CA-3). */
  | { readonly kind: "forged"; readonly reason: string };

/** A reading that nothing may be concluded from: the check fails (security.md §3 row 8). */
export type RefusedReading = Exclude<Reading, { readonly kind: "cassette" }>;

/**
 * Reads a recording as hostile data: size, UTF-8, JSON, strict shape, limits, then whether it agrees with itself
 * and with its path (security.md CA-3, CA-6). A verdict in it is never looked at here (CA-4).
 */
export async function readCassette(
  path: string,
  { bytes, digest }: ReadFile,
  verify: VerifyRunKey = verifyRunKey,
): Promise<Reading> {
  if (bytes.length > LIMITS.cassetteBytes) return tooLarge(bytes.length);
  const parsed = parse(bytes);
  if (parsed.kind !== "cassette") return parsed;
  const problem = toLimitProblem(parsed.cassette);
  if (problem !== null) return { kind: "too-large", reason: problem };
  const { cassette } = parsed;
  const mismatch = toPlaceMismatch(path, cassette, digest) ?? (await verify(cassette));
  return mismatch === null ? parsed : { kind: "forged", reason: mismatch };
}

/** The refusal of a file over the size limit. */
export function tooLarge(size: number): RefusedReading {
  return {
    kind: "too-large",
    reason: `holds ${size} bytes, at most ${LIMITS.cassetteBytes} are read`,
  };
}

function parse(bytes: Uint8Array): Reading {
  const json = toJson(bytes);
  if (json.kind !== "json") return json;
  const result = cassetteSchema.safeParse(json.value, { error: explainIssue });
  if (result.success) return { kind: "cassette", cassette: result.data };
  return { kind: "unreadable", reason: toReason(json.value, result.error) };
}

function toJson(
  bytes: Uint8Array,
): { readonly kind: "json"; readonly value: unknown } | RefusedReading {
  try {
    const text = decoder.decode(bytes);
    return { kind: "json", value: JSON.parse(text) };
  } catch (error) {
    const detail = error instanceof SyntaxError ? "no JSON, or cut off" : "no UTF-8 text";
    return { kind: "unreadable", reason: `is not a recording: ${detail}` };
  }
}

function toReason(value: unknown, error: z.ZodError): string {
  if (isOfOtherFormat(value)) return `has another format than ${FORMAT}, the one read here`;
  if (isPytestRecording(value)) return "is a recording of pytest-skillcheck, not of skillcheck";
  const [issue] = error.issues;
  const place = issue?.path.join(".") ?? "";
  // What to write there instead is no help: recordings are not written by hand.
  const { what } = splitExplanation(issue?.message ?? "");
  return `is not a recording of format ${FORMAT}: ${place === "" ? "" : `${place}: `}${what}`;
}

function isOfOtherFormat(value: unknown): boolean {
  return (
    typeof value === "object" &&
    value !== null &&
    "format" in value &&
    typeof value.format === "number" &&
    value.format !== FORMAT
  );
}

/** The two share the root folder (formats.md §4): theirs has `harness` and no format number. */
function isPytestRecording(value: unknown): boolean {
  return typeof value === "object" && value !== null && "harness" in value && !("format" in value);
}
