/** Sends an answer, with the faults that happen on the way. */

import type { ServerResponse } from "node:http";
import { setImmediate as nextTick, setTimeout as wait } from "node:timers/promises";
import { sendJson } from "./loopback.ts";
import type { Answer, Protocol } from "./protocol.ts";
import type { Fault } from "./script.ts";

/** Everything that decides how the answer goes out. */
export interface Sending {
  readonly protocol: Protocol;
  readonly answer: Answer;
  readonly streamed: boolean;
  readonly fault: Fault | undefined;
  readonly headers: Readonly<Record<string, string>>;
}

/** Writes and waits until the system has taken it, so that a socket destroyed afterwards has really sent it. */
function write(response: ServerResponse, bytes: string | Buffer): Promise<void> {
  return new Promise((resolve) => {
    response.write(bytes, () => resolve());
  });
}

/** The parts of the answer on the wire: frames of a stream, or one JSON text. */
function partsOf({ protocol, answer, streamed, fault }: Sending): readonly string[] {
  const unknown = fault?.kind === "unknown-event";
  if (!streamed) {
    const strange = unknown ? { skillcheck_unknown: "no client knows this key" } : {};
    return [JSON.stringify({ ...strange, ...protocol.plain(answer) })];
  }
  const frames = protocol.stream(answer);
  if (!unknown) return frames;
  const middle = Math.floor(frames.length / 2);
  return [...frames.slice(0, middle), protocol.unknownEvent, ...frames.slice(middle)];
}

function open(response: ServerResponse, { streamed, headers }: Sending): void {
  const type = streamed ? "text/event-stream; charset=utf-8" : "application/json";
  response.writeHead(200, { "content-type": type, "cache-control": "no-cache", ...headers });
}

/** The first half of the parts and half of the one in the middle. */
function firstHalf(parts: readonly string[]): string {
  const middle = Math.floor(parts.length / 2);
  const broken = parts[middle] ?? "";
  return parts.slice(0, middle).join("") + broken.slice(0, Math.floor(broken.length / 2));
}

async function trickle(
  response: ServerResponse,
  text: string,
  { bytes = 1, delay_ms = 0 }: { bytes?: number; delay_ms?: number },
): Promise<void> {
  const whole = Buffer.from(text);
  for (let start = 0; start < whole.length && !response.destroyed; start += bytes) {
    await write(response, whole.subarray(start, start + bytes));
    // Without a delay each write still is one of its own on the wire: the event loop turns between two.
    await (delay_ms > 0 ? wait(delay_ms) : nextTick());
  }
}

/**
 * A stream's middle frame, or the JSON text, ends inside its JSON. Nothing follows: codex skips a frame that it cannot parse, and
 * would finish as if nothing had been.
 */
function brokenJson(parts: readonly string[], streamed: boolean): string {
  const middle = Math.floor(parts.length / 2);
  const part = parts[middle] ?? "";
  const cut = part.slice(0, Math.floor(part.length * 0.8)).trimEnd();
  return `${parts.slice(0, middle).join("")}${cut}${streamed ? "\n\n" : ""}`;
}

function sendStatus(
  response: ServerResponse,
  sending: Sending,
  fault: { status: number; message?: string; retry_after?: number },
): void {
  const message = fault.message ?? `scripted failure ${fault.status}`;
  const retry = fault.retry_after === undefined ? {} : { "retry-after": String(fault.retry_after) };
  const body = sending.protocol.failure(fault.status, message);
  sendJson(response, fault.status, { body, headers: { ...sending.headers, ...retry } });
}

/** Sends the answer or what the fault makes of it. A hanging answer stays open until the server is closed. */
export async function send(response: ServerResponse, sending: Sending): Promise<void> {
  const { fault } = sending;
  switch (fault?.kind) {
    case "status":
      return sendStatus(response, sending, fault);
    case "model-not-found":
      return sendStatus(response, sending, {
        status: 404,
        message: `model: ${sending.answer.model}`,
      });
    case "close":
      response.socket?.destroy();
      return;
    case "hang":
      return;
    case "hang-after-headers":
      open(response, sending);
      // A comment line keeps an SSE connection alive; white space before JSON does no harm either.
      await write(response, sending.streamed ? ": keep-alive\n\n" : " ");
      return;
    case "cut":
      open(response, sending);
      await write(response, firstHalf(partsOf(sending)));
      response.socket?.destroy();
      return;
    case "broken-json":
      open(response, sending);
      response.end(brokenJson(partsOf(sending), sending.streamed));
      return;
    case "delay":
      await wait(fault.delay_ms);
      return send(response, { ...sending, fault: undefined });
    case "trickle":
      open(response, sending);
      await trickle(response, partsOf(sending).join(""), fault);
      response.end();
      return;
    default:
      open(response, sending);
      for (const part of partsOf(sending)) await write(response, part);
      response.end();
  }
}
