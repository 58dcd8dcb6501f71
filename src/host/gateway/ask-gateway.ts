import { type IncomingMessage, request as startRequest } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import type { GatewayAnswer, GatewayRequest } from "../../model/gateway.ts";
import { readRetryAfter } from "./patience.ts";

/**
 * Sends one request of ours to a gateway of ours (security.md SB-7: nothing else of skillcheck asks a model). Ends at once
 * when `interrupted` is. Never rejects.
 */
export async function askGateway(
  request: GatewayRequest,
  interrupted: AbortSignal,
): Promise<GatewayAnswer> {
  const late = new AbortController();
  const signal = AbortSignal.any([interrupted, late.signal]);
  let timer: NodeJS.Timeout | undefined;
  try {
    if (request.afterMs > 0) await wait(request.afterMs, undefined, { signal });
    timer = setTimeout(() => late.abort(), request.timeoutMs);
    return await send(request, signal);
  } catch (error) {
    if (interrupted.aborted) return { kind: "failed", reason: "interrupted" };
    if (late.signal.aborted) return { kind: "late" };
    return { kind: "failed", reason: error instanceof Error ? error.message : String(error) };
  } finally {
    clearTimeout(timer);
  }
}

function send(request: GatewayRequest, signal: AbortSignal): Promise<GatewayAnswer> {
  return new Promise((resolve, reject) => {
    const headers = {
      ...request.headers,
      "content-type": "application/json",
      "content-length": String(Buffer.byteLength(request.body)),
    };
    const call = startRequest(`${request.url}${request.path}`, {
      method: "POST",
      headers,
      signal,
      // One connection a call: a gateway that closes waits for none that is kept.
      agent: false,
    });
    call.once("error", reject);
    call.once("response", (answer) => {
      read(answer, request.answerBytes).then(resolve, reject);
    });
    call.end(request.body);
  });
}

async function read(answer: IncomingMessage, most: number): Promise<GatewayAnswer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > most) {
      answer.destroy();
      return { kind: "failed", reason: `the answer is longer than ${most} bytes` };
    }
    chunks.push(chunk);
  }
  return {
    kind: "answered",
    status: answer.statusCode ?? 0,
    text: Buffer.concat(chunks).toString("utf8"),
    retryAfterSeconds: readRetryAfter(answer.headers["retry-after"], Date.now()),
  };
}
