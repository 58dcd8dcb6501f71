import type { Agent } from "../agents/agent.ts";
import type { ProcessResult } from "../model/machine.ts";
import { toAnswer } from "./to-answer.ts";
import { toSilenceWords } from "./to-silence-words.ts";

/** The version that an agent's CLI told, or why it told none, as words for one line. */
export type ToldVersion =
  | { readonly version: string; readonly why: null }
  | { readonly version: null; readonly why: string };

/** Reads what an agent's CLI gave when it was asked for its version. */
export function readToldVersion(agent: Agent, result: ProcessResult): ToldVersion {
  const answer = toAnswer(result);
  const version = answer === null ? null : agent.readVersion(answer);
  return version === null ? { version, why: toSilenceWords(result) } : { version, why: null };
}
