import type { Refusal } from "../../model/gateway.ts";
import { isRecord, type JsonRecord } from "./json-fields.ts";
import type { Protocol } from "./protocols/protocol.ts";
import { holdsStoredInput } from "./stored-input.ts";
import { topLevelKeys } from "./top-level-keys.ts";

/** A request to the model, with the most that it can cost in tokens. */
export interface ModelCall {
  readonly model: string;
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/** What is known without the body. */
export interface CallContext {
  readonly protocol: Protocol;
  /** Of the path, null where the body names it. */
  readonly model: string | null;
  /** Models that may be asked for; empty allows any. */
  readonly allowed: readonly string[];
}

/** What a provider adds to a request by itself: instructions on how to call tools, the frames of messages. */
const ADDED_TOKENS = 4096;

/** Input of a request that its bytes do not bound: the largest context window there is. */
const STORED_TOKENS = 1_000_000;

/** Other tiers and speeds cost a multiple of what the price table says. */
const USUAL_TIERS: ReadonlySet<unknown> = new Set([
  ...[null, "auto", "default", "standard", "standard_only", "flex"],
]);
const TIER_KEYS: readonly string[] = ["service_tier", "serviceTier", "speed"];

/**
 * Reads the body of a request to the model, which is forwarded byte for byte: what could be read in two
 * ways is refused. A token is at least one byte, so the body's length bounds the input (security.md SB-12).
 */
export function readCall(bytes: Buffer, context: CallContext): ModelCall | Refusal {
  const body = parseObject(bytes);
  if (body === null) return { word: "body", reason: "the body is not one JSON object" };
  const repeated = findRepeated(body.keys);
  if (repeated !== null) {
    return { word: "body", reason: `the body has the key ${repeated} more than once` };
  }
  const model = context.model ?? body.record["model"];
  const refusal = refuseModel(model, context.allowed) ?? refuseTier(body.record);
  if (refusal !== null) return refusal;
  const { outputTokens, answers } = context.protocol.limit(body.record);
  const longest = outputTokens ?? context.protocol.outputTokens;
  return {
    model: String(model),
    inputTokens: boundInput(bytes.length, body.record, context.protocol),
    outputTokens: longest * answers,
  };
}

function parseObject(
  bytes: Buffer,
): { readonly record: JsonRecord; readonly keys: readonly string[] } | null {
  try {
    const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
    const record: unknown = JSON.parse(text);
    return isRecord(record) ? { record, keys: topLevelKeys(text) } : null;
  } catch {
    return null;
  }
}

/** Some readers take `Model` for `model`, and `generation_config` for `generationConfig`. */
function findRepeated(keys: readonly string[]): string | null {
  const seen = new Set<string>();
  for (const key of keys) {
    const plain = key.toLowerCase().replaceAll("_", "");
    if (seen.has(plain)) return JSON.stringify(key.slice(0, 60));
    seen.add(plain);
  }
  return null;
}

function refuseModel(model: unknown, allowed: readonly string[]): Refusal | null {
  if (typeof model !== "string" || !/^[\x21-\x7e]{1,200}$/.test(model)) {
    return { word: "model", reason: "the request names no model" };
  }
  if (allowed.length === 0 || allowed.includes(model)) return null;
  return {
    word: "model",
    reason: `the model ${model} is not one of this run: ${allowed.join(", ")}`,
  };
}

function refuseTier(body: JsonRecord): Refusal | null {
  const key = TIER_KEYS.find((name) => name in body && !USUAL_TIERS.has(body[name]));
  return key === undefined
    ? null
    : { word: "surcharge", reason: `${key} other than the usual has no known price` };
}

function boundInput(length: number, body: JsonRecord, protocol: Protocol): number {
  const isStored =
    protocol.storedInput.some((key) => (body[key] ?? null) !== null) ||
    Object.entries(body).some(([key, content]) => key !== "tools" && holdsStoredInput(content));
  return Math.max(length, isStored ? STORED_TOKENS : 0) + ADDED_TOKENS;
}
