import type { GatewayAnswer } from "../../model/gateway.ts";
import type { Machine } from "../../model/machine.ts";
import type { Clock } from "../../model/ports.ts";
import { type ModelClient, type ModelQuestion, objectOf, textOf } from "./model-client.ts";

/** What a question came to. `error` is the provider's status, or what was wrong with its answer. */
export type Asked =
  | { readonly kind: "text"; readonly text: string }
  /** The deadline came first. */
  | { readonly kind: "late" }
  | {
      readonly kind: "failed";
      readonly error: number | "malformed" | "connection";
      /** A part of a sentence: "answered 500: Overloaded". */
      readonly reason: string;
    };

/** How a model is reached: through a gateway that keeps to its purse and logs (security.md SB-7). */
export interface ModelWay {
  readonly client: ModelClient;
  /** Address of the gateway. */
  readonly url: string;
  /** Opens the gateway and nothing else. */
  readonly key: string;
  readonly ask: Machine["askGateway"];
  readonly clock: Clock;
  /** Whether the gateway sends nothing more. */
  readonly isStopped: () => boolean;
}

/** Longest wait for one whole answer, in milliseconds. */
const ANSWER_MS = 120_000;
/** Longest answer that is read: far above what the tokens of a question allow. */
const ANSWER_BYTES = 1024 * 1024;
/** Before a second try where the provider names no time, in milliseconds. */
const PAUSE_MS = 500;
/** A timer may end a little before its time, and the gateway holds to what the provider asked for. */
const GRACE_MS = 50;
/** The provider may do better the next time. */
const AGAIN: ReadonlySet<number> = new Set([408, 409, 425, 429]);

/**
 * Asks once, and once more where that may help (judge-and-cost.md §3: after one retry). `deadline` is a moment of the
 * clock. Never rejects.
 */
export async function askModel(
  question: ModelQuestion,
  way: ModelWay,
  deadline: number,
): Promise<Asked> {
  const first = await send(question, way, { afterMs: 0, deadline });
  const asked = toAsked(first, way.client);
  const again = toSecondTry(first, asked, question);
  if (again === null || way.isStopped()) return asked;
  const { afterMs } = again;
  return toAsked(await send(again.question, way, { afterMs, deadline }), way.client);
}

/** `late` here means the deadline, not the wait for one answer. */
async function send(
  question: ModelQuestion,
  { client, url, key, ask, clock }: ModelWay,
  { afterMs, deadline }: { readonly afterMs: number; readonly deadline: number },
): Promise<GatewayAnswer> {
  const leftMs = deadline - clock.now() - afterMs;
  if (leftMs <= 0) return { kind: "late" };
  const { path, headers, body } = client.request(question);
  const [keyName, keyValue] = client.keyHeader(key);
  const answer = await ask({
    url,
    path,
    headers: { ...headers, [keyName]: keyValue },
    body: JSON.stringify(body),
    afterMs,
    timeoutMs: Math.min(leftMs, ANSWER_MS),
    answerBytes: ANSWER_BYTES,
  });
  return answer.kind === "late" && leftMs > ANSWER_MS
    ? { kind: "failed", reason: `no answer within ${ANSWER_MS / 1000} s` }
    : answer;
}

function toAsked(answer: GatewayAnswer, client: ModelClient): Asked {
  if (answer.kind === "late") return answer;
  if (answer.kind === "failed") {
    return { kind: "failed", error: "connection", reason: `could not be asked: ${answer.reason}` };
  }
  const body = parse(answer.text);
  if (answer.status !== 200) {
    const words = textOf(objectOf(objectOf(body)?.["error"])?.["message"]).slice(0, 200);
    const reason = `answered ${answer.status}${words === "" ? "" : `: ${words}`}`;
    return { kind: "failed", error: answer.status, reason };
  }
  const reply = client.read(body);
  if (reply.kind === "text") return reply;
  return { kind: "failed", error: "malformed", reason: `gave an answer that ${reply.reason}` };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** What to ask after a first answer, or null where asking again cannot help. */
function toSecondTry(
  answer: GatewayAnswer,
  asked: Asked,
  question: ModelQuestion,
): { readonly question: ModelQuestion; readonly afterMs: number } | null {
  if (asked.kind !== "failed") return null;
  if (answer.kind !== "answered" || answer.status === 200) {
    return { question, afterMs: answer.kind === "answered" ? 0 : PAUSE_MS };
  }
  const { status, retryAfterSeconds } = answer;
  // Models that think take none.
  if (status === 400 && question.temperature !== null && /temperature/i.test(asked.reason)) {
    return { question: { ...question, temperature: null }, afterMs: 0 };
  }
  if (status < 500 && !AGAIN.has(status)) return null;
  const afterMs = retryAfterSeconds === null ? PAUSE_MS : retryAfterSeconds * 1000 + GRACE_MS;
  return { question, afterMs };
}
