import type { IncomingMessage, ServerResponse } from "node:http";
import type { GatewayStop, Refusal } from "../../model/gateway.ts";
import { toOrigin } from "../../model/price.ts";
import type { Hold } from "../../model/purse.ts";
import { askProvider } from "./ask-provider.ts";
import { startDraft } from "./call-log.ts";
import {
  type Exchange,
  type Outgoing,
  refuse,
  type Serving,
  sendError,
  sendJson,
  stopServing,
} from "./exchange.ts";
import { hideKey } from "./hide-key.ts";
import { BODY_BYTES, readBody } from "./read-body.ts";
import { readCall } from "./read-call.ts";
import { holdsClientKey, readTarget } from "./read-target.ts";
import { priceWorstCase } from "./worst-case.ts";

/** Answers one request and logs it. Never rejects. */
export async function handleRequest(
  request: IncomingMessage,
  response: ServerResponse,
  serving: Serving,
): Promise<void> {
  const draft = startDraft(request.method ?? "", hideKey(request.url ?? "", serving.plan.key));
  const left = new AbortController();
  response.once("close", () => left.abort());
  const exchange: Exchange = { request, response, serving, draft, gone: left.signal };
  try {
    await answer(exchange);
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    draft.failure = hideKey(`the gateway failed: ${words}`, serving.plan.key);
    if (response.headersSent) response.destroy();
    else sendError(exchange, 500, { words: "the gateway failed" });
  } finally {
    serving.log.add(draft);
  }
}

async function answer(exchange: Exchange): Promise<void> {
  const { request, serving } = exchange;
  const { plan, protocol } = serving;
  const target = readTarget(request, protocol);
  if ("word" in target) return refuse(exchange, target);
  const { route } = target;
  if (route.kind === "hello") return sendJson(exchange, 200, { body: { message: "hello" } });
  if (route.kind === "models") {
    return sendJson(exchange, 200, { body: protocol.models(plan.models) });
  }
  if (!holdsClientKey(request, target, plan.clientKey)) {
    return refuse(exchange, { word: "client-key", reason: "the key is not that of this run" });
  }
  if (serving.stop !== null) return refuse(exchange, toRefusal(serving.stop));
  const read = await readBody(request);
  if (read.kind === "gone") {
    exchange.draft.failure = "the request broke off";
    return;
  }
  if (read.kind === "too-large") {
    const reason = `the body is larger than ${BODY_BYTES / 1024 / 1024} MiB`;
    return refuse(exchange, { word: "too-large", reason });
  }
  noteWords(read.bytes, serving);
  const call = readCall(read.bytes, {
    protocol,
    model: route.model,
    allowed: plan.models,
  });
  if ("word" in call) return refuse(exchange, call);
  exchange.draft.modelAsked = call.model;
  const outgoing = { target, call, body: read.bytes };
  if (route.kind === "count") return await askProvider(exchange, { ...outgoing, hold: null });
  return await askForMoney(exchange, outgoing);
}

/** A body is whole here: no word can hide at the border of two chunks. */
function noteWords(body: Buffer, { plan, seenWords }: Serving): void {
  for (const word of plan.watchWords) if (body.includes(word)) seenWords.add(word);
}

/** Puts the worst case aside, then asks (security.md SB-12). */
async function askForMoney(exchange: Exchange, outgoing: Omit<Outgoing, "hold">): Promise<void> {
  const { serving, gone } = exchange;
  const { purse, price } = serving.plan;
  const worst = priceWorstCase(outgoing.call, price, Date.now());
  if (worst.kind === "unknown" && purse.capMicroUsd !== null) {
    return stop(exchange, { kind: "price", reason: `no limit in money can hold: ${worst.reason}` });
  }
  const most = worst.kind === "priced" ? worst.microUsd : 0;
  const reservation = await purse.reserve(most, gone);
  if (reservation.kind === "aborted") {
    exchange.draft.failure = "nobody waited for the answer any more";
    return;
  }
  if (reservation.kind === "spent") {
    const { scope, capMicroUsd, spentMicroUsd } = reservation.cap;
    const of = scope === null ? "" : ` for ${scope}`;
    const reason = `the budget of ${toUsd(capMicroUsd)}${of} leaves no room: ${toUsd(spentMicroUsd)} is spent, and this call may cost ${toUsd(most)}`;
    return stop(exchange, { kind: "budget", scope, reason });
  }
  if (worst.kind === "priced") exchange.draft.priceOrigin = toOrigin(worst);
  await askHolding(exchange, outgoing, reservation.hold);
}

async function askHolding(exchange: Exchange, outgoing: Omit<Outgoing, "hold">, hold: Hold) {
  const { serving, draft } = exchange;
  // While it waited for the money, another call may have met the end.
  const refusal = serving.stop === null ? mustWait(serving) : toRefusal(serving.stop);
  if (refusal !== null) {
    hold.settle(0);
    const seconds = serving.patience.waitSeconds(performance.now());
    const headers = refusal.word === "wait" ? { "retry-after": String(seconds) } : undefined;
    return refuse(exchange, refusal, headers);
  }
  try {
    await askProvider(exchange, { ...outgoing, hold });
  } catch (error) {
    draft.microUsd = null;
    throw error;
  } finally {
    draft.chargedMicroUsd = hold.settle(null);
  }
}

function mustWait({ patience }: Serving): Refusal | null {
  const seconds = patience.waitSeconds(performance.now());
  return seconds === 0
    ? null
    : { word: "wait", reason: `the provider asked to wait for another ${seconds} s` };
}

function stop(exchange: Exchange, why: GatewayStop): void {
  stopServing(exchange.serving, why);
  refuse(exchange, toRefusal(why));
}

function toRefusal({ kind, reason }: GatewayStop): Refusal {
  return { word: kind, reason };
}

/** As judge-and-cost.md §11 writes amounts. */
function toUsd(amount: number): string {
  return amount > 0 && amount < 10_000 ? "<$0.01" : `$${(amount / 1e6).toFixed(2)}`;
}
