import type { IncomingMessage } from "node:http";
import { Writable } from "node:stream";
import { openMeter } from "./answer-meter.ts";
import { type Exchange, type Outgoing, refuse, sendError, stopServing } from "./exchange.ts";
import { toClientHeaders, toUpstreamHeaders } from "./forward-headers.ts";
import { hideKey, openKeyFilter } from "./hide-key.ts";
import { type AnswerEnd, type Passage, passOn } from "./pass-on.ts";
import { isFailureStatus, readRetryAfter } from "./patience.ts";
import { settleAnswer } from "./settle-answer.ts";
import { callUpstream } from "./upstream.ts";

/** How much of a failure's answer is waited for when the agent does not get it. */
const WORDS_MS = 2000;

/** Asks the provider, passes its answer on and settles the hold. */
export async function askProvider(exchange: Exchange, outgoing: Outgoing): Promise<void> {
  const { serving, request, draft, gone } = exchange;
  const { plan, protocol, upstream } = serving;
  const { target, body } = outgoing;
  const headers = toUpstreamHeaders(request.rawHeaders, {
    host: upstream.host,
    length: body.length,
    key:
      plan.keyHeader === "bearer"
        ? ["authorization", `Bearer ${plan.key}`]
        : protocol.keyHeader(plan.key),
  });
  const contact = await callUpstream(
    upstream,
    { method: request.method ?? "", path: target.path, headers, body },
    { signal: gone, answerMs: plan.timeouts.answerMs },
  );
  if (contact.kind === "answer") {
    draft.answeredBy = "provider";
    const [server] = [contact.answer.headers["x-skillcheck-model-server"]].flat();
    draft.modelServer = server?.slice(0, 40) ?? null;
    await answer(exchange, outgoing, contact.answer);
    return;
  }
  // What was sent may be billed: it counts as its reserve (security.md SB-12).
  settle(exchange, outgoing, contact.wasSent ? null : 0);
  if (gone.aborted) {
    draft.failure = "nobody waited for the answer any more";
    return;
  }
  const reason = hideKey(`no answer from the provider: ${contact.reason}`, plan.key);
  draft.failure = reason;
  const verdict = serving.patience.fail({ status: null, retryAfter: null }, performance.now());
  if (verdict === "final") refuseForGood(exchange, null, reason);
  else sendError(exchange, contact.isTimeout ? 504 : 502, { words: reason });
}

function settle({ draft }: Exchange, { hold }: Outgoing, microUsd: number | null): void {
  draft.microUsd = hold === null ? 0 : microUsd;
  draft.chargedMicroUsd = hold?.settle(microUsd) ?? 0;
}

/** The last failure that the provider gets to make: this call and every later one is answered by us. */
function refuseForGood(exchange: Exchange, status: number | null, words: string): void {
  const reason = `${words}; nothing more is asked in this run`;
  stopServing(exchange.serving, { kind: "provider", status, isMalformed: false, reason });
  refuse(exchange, { word: "provider", reason });
}

async function answer(exchange: Exchange, outgoing: Outgoing, from: IncomingMessage) {
  const { serving, response, draft } = exchange;
  const status = from.statusCode ?? 0;
  const verdict = judge(exchange, from, status);
  if (verdict === "final") {
    // Its words are worth a moment; the agent gets ours.
    const nobody = new Writable({ write: (_chunk, _encoding, done) => done() });
    const timer = setTimeout(() => from.destroy(), WORDS_MS);
    await passOn(from, nobody, toPassage(exchange, outgoing, from));
    clearTimeout(timer);
    const words = draft.failure ?? `the provider answered ${status}`;
    refuseForGood(exchange, status, words);
    return;
  }
  draft.status = status;
  response.writeHead(status, toClientHeaders(from.rawHeaders, serving.plan.key));
  response.flushHeaders();
  await passOn(from, response, toPassage(exchange, outgoing, from));
}

/** Redirects are never followed, and never the agent's business. */
function judge({ serving }: Exchange, from: IncomingMessage, status: number): "pass" | "final" {
  if (status < 200 || (status >= 300 && status < 400)) return "final";
  if (!isFailureStatus(status)) return "pass";
  const retryAfter = readRetryAfter(from.headers["retry-after"], Date.now());
  return serving.patience.fail({ status, retryAfter }, performance.now());
}

function toPassage(exchange: Exchange, outgoing: Outgoing, from: IncomingMessage): Passage {
  const { plan, protocol } = exchange.serving;
  return {
    filter: openKeyFilter(plan.key),
    meter: openMeter(protocol.openReader(), from.headers["content-type"] ?? ""),
    keepBytes: plan.bodyBytes,
    idleMs: plan.timeouts.idleMs,
    end: (end: AnswerEnd) =>
      settleAnswer(exchange, outgoing, { end, status: from.statusCode ?? 0 }),
  };
}
