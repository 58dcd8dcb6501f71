import type { IncomingMessage } from "node:http";
import { Transform, type Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { AnswerMeter, MeterFacts } from "./answer-meter.ts";
import type { KeyFilter } from "./hide-key.ts";

/** How an answer ended, told before the client can see its end. */
export interface AnswerEnd {
  /** `cut`: the provider broke off; `idle`: no byte passed for too long; `gone`: nobody listens any more. */
  readonly cause: "whole" | "cut" | "idle" | "gone";
  readonly facts: MeterFacts;
  /** The first bytes, as many as were asked for. */
  readonly beginning: Buffer;
}

/** What an answer passes through, and what hears of its end. */
export interface Passage {
  readonly filter: KeyFilter;
  readonly meter: AnswerMeter;
  /** Bytes to keep of it. */
  readonly keepBytes: number;
  readonly idleMs: number;
  /** Called once. */
  readonly end: (end: AnswerEnd) => void;
}

/**
 * Passes an answer on as it comes, as fast as it is taken. One that breaks off breaks off for the client
 * too: its connection is destroyed. Never rejects.
 */
export async function passOn(
  answer: IncomingMessage,
  to: Writable,
  passage: Passage,
): Promise<void> {
  const state: { cause: AnswerEnd["cause"] | null } = { cause: to.destroyed ? "gone" : null };
  const beginning = openBeginning(passage.keepBytes);
  const conclude = () => {
    const facts = passage.meter.end();
    passage.end({ cause: state.cause ?? "cut", facts, beginning: beginning.take() });
  };
  answer.once("error", () => {
    state.cause ??= "cut";
  });
  to.once("close", () => {
    state.cause ??= "gone";
  });
  const timer = setTimeout(() => {
    state.cause ??= "idle";
    answer.destroy(new Error("idle"));
  }, passage.idleMs);
  const tap = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      timer.refresh();
      const clean = passage.filter.push(chunk);
      passage.meter.push(clean);
      beginning.add(clean);
      done(null, clean);
    },
    flush: (done) => {
      const rest = passage.filter.end();
      passage.meter.push(rest);
      beginning.add(rest);
      state.cause ??= "whole";
      conclude();
      done(null, rest);
    },
  });
  try {
    await pipeline(answer, tap, to);
  } catch {
    if (state.cause !== "whole") conclude();
  } finally {
    clearTimeout(timer);
  }
}

function openBeginning(limit: number): {
  readonly add: (bytes: Buffer) => void;
  readonly take: () => Buffer;
} {
  const parts: Buffer[] = [];
  let left = limit;
  return {
    add: (bytes) => {
      if (left <= 0) return;
      // A copy: the chunk may be a part of something much larger.
      const part = Buffer.from(bytes.subarray(0, left));
      parts.push(part);
      left -= part.length;
    },
    take: () => Buffer.concat(parts),
  };
}
