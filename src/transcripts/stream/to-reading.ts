import type { ReadContext, StreamReading } from "../../model/stream-reading.ts";
import type { Usage } from "../../model/usage.ts";
import type { ParsedLines } from "./parse-lines.ts";
import { findSkillLoads } from "./skill-loads.ts";
import { judgeStream, type StreamFailure } from "./stream-outcome.ts";
import { toCost } from "./token-usage.ts";
import { addUnknown, closeText, type Transcript } from "./transcript.ts";

/** What a reader found out, beside the transcript. Everything is optional that a stream may not say. */
export interface StreamFacts {
  readonly sessionId?: string | null;
  readonly model?: string | null;
  readonly cliVersion?: string | null;
  /** Default: the last words of the transcript. */
  readonly finalText?: string | null;
  /** Turns that the stream shows; default 1, 0 for an empty stream. */
  readonly turns?: number;
  readonly ended: boolean;
  readonly failure: StreamFailure | null;
  /** Default: nothing said and nothing called in the last turn. */
  readonly saidNothing?: boolean;
  /** This stream alone. */
  readonly usage?: Usage | null;
  readonly usageIsLowerBound?: boolean;
  readonly costUsd?: number | null;
  /** Default: the stream does not tell one answer from the next. */
  readonly modelCalls?: number | null;
  /** As printed; default: what this stream alone used. */
  readonly usageReported?: Usage | null;
  readonly costUsdReported?: number | null;
  /** Name that the agent gave itself. */
  readonly agentName?: string;
}

/** Puts together what every reader returns: counts, skill loads, totals, outcome (agents.md §8). */
export function toReading(
  stream: { readonly lines: ParsedLines; readonly transcript: Transcript },
  facts: StreamFacts,
  context: ReadContext,
): StreamReading {
  const { lines, transcript } = stream;
  closeText(transcript);
  for (const stray of lines.strays) addUnknown(transcript, stray);
  const { usage = null, finalText = transcript.lastWords } = facts;
  const costUsd = toCost(facts.costUsd ?? null, usage);
  const { ended, failure, saidNothing = !transcript.acted } = facts;
  const { after } = context;
  return {
    sessionId: facts.sessionId ?? null,
    turns: facts.turns ?? (lines.lineCount === 0 ? 0 : Math.max(1, transcript.turn)),
    events: transcript.events,
    skillLoads: findSkillLoads(transcript.events),
    finalText,
    usage,
    usageIsLowerBound: facts.usageIsLowerBound ?? false,
    modelCalls: facts.modelCalls ?? null,
    costUsd,
    totals: {
      // A stream that says nothing leaves the totals of its session as they were.
      usageReported: facts.usageReported ?? usage ?? after?.usageReported ?? null,
      costUsdReported: facts.costUsdReported ?? costUsd ?? after?.costUsdReported ?? null,
      ...(facts.agentName === undefined ? {} : { agentName: facts.agentName }),
    },
    model: facts.model ?? null,
    cliVersion: facts.cliVersion ?? null,
    ...judgeStream({ ended, failure, saidNothing, ...lines }, context.process),
    badLines: lines.badLines,
    unknownTypes: [...transcript.unknownTypes],
  };
}

/** Did the agent delegate? Then codex and opencode leave tokens out (agents.md AG-12). */
export function hasDelegated(transcript: Transcript): boolean {
  return transcript.events.some((event) => event.type === "tool_call" && event.name === "task");
}
