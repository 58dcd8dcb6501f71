/** Chooses the step of a script for a request. */

import { createHash } from "node:crypto";
import { withoutAdditions, workingDirectory } from "./additions.ts";
import type { Conversation } from "./protocol.ts";
import type { Fault, ModelScript, Step } from "./script.ts";

/** Which step answers, and why; shown in the request log. */
export interface Chosen {
  /** The script's `name`, else its place in the list (from 0); "side" for the fixed text of side requests. */
  readonly script: string;
  /** Place of the list in `variants`; 0 for `steps`. */
  readonly variant: number;
  /** Place in the list that was taken (after the last step has begun to repeat: that of the last). */
  readonly step: number;
  /** Eight hex digits that all requests of one conversation share. */
  readonly conversation: string;
}

/** A choice with what is to be sent. */
export interface Choice extends Chosen {
  readonly answer: Step;
  readonly fault: Fault | undefined;
}

/** The answer to a request without tools that no `side` script takes. */
const sideStep: Step = { text: "A short scripted title" };

/**
 * One name for all requests of a conversation. A session id alone is not enough, because subagents share it; the first message
 * alone is not either, because two recordings of a test begin alike. Without a session id the working directory must do, which
 * differs from run to run, or else the first text, whatever the CLI put there.
 */
function conversationName(conversation: Conversation, own: readonly string[]): string {
  const { session, userTexts } = conversation;
  const identity = [session ?? workingDirectory(userTexts) ?? userTexts[0], own[0]];
  return createHash("sha256").update(JSON.stringify(identity)).digest("hex").slice(0, 8);
}

/** A script with its pattern compiled. */
interface Ready {
  readonly script: ModelScript;
  readonly label: string;
  readonly pattern: RegExp | undefined;
  readonly lists: readonly (readonly Step[])[];
}

/** Counts what must be counted: conversations for `variants`, requests for `times`. */
interface Counters {
  readonly variants: Map<string, number>;
  readonly conversations: Map<Ready, number>;
  readonly faults: Map<string, number>;
}

function variantOf(ready: Ready, name: string, counters: Counters): number {
  const key = `${ready.label}/${name}`;
  const known = counters.variants.get(key);
  if (known !== undefined) return known;
  const order = counters.conversations.get(ready) ?? 0;
  counters.conversations.set(ready, order + 1);
  const variant = Math.min(order, ready.lists.length - 1);
  counters.variants.set(key, variant);
  return variant;
}

/** Is the fault still due? Counts this request if so. */
function due(fault: Fault, key: string, faults: Map<string, number>): boolean {
  if (fault.times === undefined) return true;
  const used = faults.get(key) ?? 0;
  if (used >= fault.times) return false;
  faults.set(key, used + 1);
  return true;
}

/**
 * Makes the function that chooses. It returns undefined when no script fits.
 * Throws a SyntaxError when a `match` is no regular expression.
 */
export function createChooser(
  scripts: readonly ModelScript[],
): (conversation: Conversation) => Choice | undefined {
  const list = scripts.map((script, place): Ready => {
    const pattern = script.match === undefined ? undefined : new RegExp(script.match, "su");
    return {
      script,
      label: script.name ?? String(place),
      pattern,
      lists: script.variants ?? [script.steps ?? []],
    };
  });
  const counters: Counters = { variants: new Map(), conversations: new Map(), faults: new Map() };
  return (conversation) => {
    const own = conversation.userTexts.map(withoutAdditions).filter((text) => text !== "");
    const name = conversationName(conversation, own);
    const written = own.join("\n");
    const side = !conversation.offersTools;
    const ready = list.find(
      ({ script, pattern }) =>
        (script.side ?? false) === side && (pattern === undefined || pattern.test(written)),
    );
    if (ready === undefined)
      return side
        ? {
            script: "side",
            variant: 0,
            step: 0,
            conversation: name,
            answer: sideStep,
            fault: undefined,
          }
        : undefined;
    const variant = variantOf(ready, name, counters);
    const steps = ready.lists[variant] ?? [];
    const step = Math.max(0, Math.min(conversation.answersBefore, steps.length - 1));
    const answer = steps[step] ?? { text: "" };
    const key = `${ready.label}/${name}`;
    const faultOf = () => {
      if (answer.fault && due(answer.fault, `${key}/${step}`, counters.faults)) return answer.fault;
      const whole = ready.script.fault;
      if (
        whole &&
        conversation.answersBefore + 1 >= (whole.from ?? 1) &&
        due(whole, key, counters.faults)
      )
        return whole;
      return undefined;
    };
    return { script: ready.label, variant, step, conversation: name, answer, fault: faultOf() };
  };
}
