import type { ReadContext, StreamReader, StreamReading } from "../model/stream-reading.ts";
import { toReading } from "./stream/to-reading.ts";
import { addError, addText, newTranscript, startTurn } from "./stream/transcript.ts";

/** What a shell exits with where it finds no program of a name. */
const NOT_FOUND = 127;
/** Of stderr, in an error event. */
const WORDS = 300;

/** A program whose stdout is its answer (agents.md §3.8): one turn, no tools, no tokens, no session. */
export const command: StreamReader = { name: "command", read };

function read(lines: readonly string[], context: ReadContext): StreamReading {
  const { exit, signal } = context.process;
  const transcript = newTranscript();
  startTurn(transcript);
  addText(transcript, "assistant", { text: lines.join("\n") });
  const ended = exit === 0 && signal === null;
  const failure = ended ? null : { text: toFailure(context), kind: "unknown" as const };
  if (failure !== null) addError(transcript, failure.text);
  const parsed = {
    records: [],
    lineCount: lines.length,
    badLines: 0,
    isCut: false,
    strays: [],
  };
  return toReading({ lines: parsed, transcript }, { ended, failure }, context);
}

function toFailure({ process, stderr }: ReadContext): string {
  const { exit, signal, timedOut } = process;
  if (timedOut) return "ended by skillcheck";
  const how = signal ?? `exit ${exit}`;
  const why = exit === NOT_FOUND ? `${how}, not installed` : how;
  const words = stderr.trim().slice(0, WORDS);
  return words === "" ? why : `${why}: ${words}`;
}
