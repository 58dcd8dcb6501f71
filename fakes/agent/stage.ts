/** What the agent knows while it plays a turn, and the ways in which it prints. */

import {
  assistantLine,
  initLine,
  type Line,
  syntheticLine,
  systemLine,
  type Teller,
  type ToolEnd,
  toolResultLine,
} from "./claude-events.ts";
import { type Ending, resultLine } from "./claude-result.ts";
import type { Running } from "./run-tool.ts";
import { type Session, saveSession } from "./session.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** The turn so far. Changed by the playing of steps alone. */
export interface Stage {
  readonly teller: Teller;
  readonly env: Environment;
  readonly argv: readonly string[];
  readonly prompt: string;
  readonly began: number;
  session: Session;
  /** Model answers of this turn. */
  calls: number;
  userLines: number;
  /** The answer that is being printed; null after a tool result. */
  message: string | null;
  /** Text of the current answer: the result if the turn ends here. */
  words: string;
  readonly denials: Line[];
  /** Calls whose result is not printed yet, by tool id. */
  readonly running: Map<string, Running>;
  ignoresSignals: boolean;
  /** A signal has ended the turn: the playing goes no further. */
  stopped: boolean;
}

/** Prints text and waits until the system has taken it. */
export function print(text: string | Uint8Array): Promise<void> {
  return new Promise((resolve) => {
    process.stdout.write(text, () => resolve());
  });
}

/** Prints one event. */
export function tell(line: Line): Promise<void> {
  return print(`${JSON.stringify(line)}\n`);
}

/** The next id; messages and tool calls count together, over all turns of a session. */
export function nextId(stage: Stage, kind: "msg" | "toolu"): string {
  stage.session = { ...stage.session, ids: stage.session.ids + 1 };
  return `${kind}_fake${String(stage.session.ids).padStart(4, "0")}`;
}

/** Counts a model answer. */
export function countAnswer(stage: Stage): void {
  stage.calls += 1;
  stage.session = { ...stage.session, calls: stage.session.calls + 1 };
}

/** The id of the model's current answer; begins one if none is open. */
export function beginAnswer(stage: Stage): string {
  if (stage.message === null) {
    stage.message = nextId(stage, "msg");
    stage.words = "";
    countAnswer(stage);
  }
  return stage.message;
}

/** Prints a block of the model's current answer. */
export async function tellBlock(stage: Stage, block: Line): Promise<void> {
  await tell(assistantLine(stage.teller, beginAnswer(stage), block));
}

/** Prints the end of a tool call; what the model says next is another answer. */
export async function tellToolEnd(
  stage: Stage,
  toolId: string,
  end: ToolEnd & { readonly synthetic?: string },
): Promise<void> {
  stage.message = null;
  stage.words = "";
  stage.userLines += 1;
  await tell(toolResultLine(stage.teller, toolId, end));
  if (end.synthetic !== undefined) await tellSynthetic(stage, end.synthetic);
}

/** Prints a user text that nobody wrote. */
export async function tellSynthetic(stage: Stage, text: string): Promise<void> {
  stage.userLines += 1;
  await tell(syntheticLine(stage.teller, text));
}

/** Prints a `system` event. */
export function tellSystem(stage: Stage, subtype: string, more: Line): Promise<void> {
  return tell(systemLine(stage.teller, subtype, more));
}

/** Prints the first event. */
export function tellInit(stage: Stage, skills: readonly string[]): Promise<void> {
  return tell(initLine(stage.teller, skills));
}

/** The last event of the turn as it would be printed now. */
export function resultNow(stage: Stage, ending: Ending): Line {
  const turn = {
    calls: stage.calls,
    sessionCalls: stage.session.calls,
    userLines: stage.userLines,
    milliseconds: Date.now() - stage.began,
    denials: stage.denials,
  };
  return resultLine(stage.teller, turn, ending);
}

/** A good end with these words. */
export function goodEnding(result: string): Ending {
  return {
    subtype: "success",
    isError: false,
    stopReason: "end_turn",
    terminalReason: "completed",
    more: { api_error_status: null, result },
  };
}

/** Prints the last event and keeps the session. */
export async function tellResult(stage: Stage, ending: Ending): Promise<void> {
  await tell(resultNow(stage, ending));
  saveSession(stage.env, stage.session);
}
