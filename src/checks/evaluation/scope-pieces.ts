import type { Scope } from "../../model/check-spec.ts";
import type { Event } from "../../model/event.ts";
import type { FileState, RunTurn } from "../../model/run.ts";
import { asks } from "../../patterns/asks.ts";
import { toExcerpt, toLineNumber } from "./excerpt.ts";
import { runFact } from "./finding.ts";
import type { Piece } from "./search.ts";
import { listCalls, toCallEvidence, toCallForms } from "./tool-text.ts";

/** What a scope names: texts, and why some of them cannot be looked at. */
export interface ScopePieces {
  readonly pieces: readonly Piece[];
  readonly blind: string | null;
}

function toUserPiece(turn: RunTurn): Piece {
  return {
    text: turn.user,
    toEvidence: ({ index, length }) =>
      runFact(`turn ${turn.turn}, user: ${toExcerpt(turn.user, index, length)}`),
  };
}

function toEventPiece(event: Event, text: string): Piece {
  return {
    text,
    toEvidence: ({ index, length }) => ({
      kind: "event",
      turn: event.turn,
      event: event.event,
      text: toExcerpt(text, index, length),
    }),
  };
}

/** The agent's last words of a turn; their place is the message that holds them. */
function toAnswerPiece(turn: RunTurn): Piece | null {
  const { answer } = turn;
  if (answer === null || answer === "") return null;
  const said = turn.events.findLast(
    (event) => event.type === "message" && event.role === "assistant" && !event.nested,
  );
  if (said !== undefined) return toEventPiece(said, answer);
  return {
    text: answer,
    toEvidence: ({ index, length }) =>
      runFact(`turn ${turn.turn}, answer: ${toExcerpt(answer, index, length)}`),
  };
}

function toAnswerPieces(turns: readonly RunTurn[]): readonly Piece[] {
  return turns.map(toAnswerPiece).filter((piece) => piece !== null);
}

/** A file as a text; null where its text was not kept. */
export function toFilePiece(file: FileState): Piece | null {
  const { text, path } = file;
  if (text === null) return null;
  return {
    text,
    toEvidence: ({ index, length }) => ({
      kind: "file",
      path,
      line: toLineNumber(text, index),
      text: toExcerpt(text, index, length),
    }),
  };
}

function toFilePieces(turns: readonly RunTurn[]): ScopePieces {
  const files = turns.at(-1)?.files ?? [];
  const unknown = files.find(({ text }) => text === null);
  return {
    pieces: files.map(toFilePiece).filter((piece) => piece !== null),
    blind: unknown === undefined ? null : `the text of ${unknown.path} was not kept`,
  };
}

function toCallPieces(turns: readonly RunTurn[]): readonly Piece[] {
  return listCalls(turns).map((call) => ({
    text: toCallForms(call)[0] ?? "",
    toEvidence: () => toCallEvidence(call),
  }));
}

function toTranscriptPieces(turn: RunTurn): readonly Piece[] {
  const events = turn.events.map((event) =>
    event.type === "tool_call"
      ? { text: toCallForms(event)[0] ?? "", toEvidence: () => toCallEvidence(event) }
      : toEventPiece(event, event.text),
  );
  return [toUserPiece(turn), ...events];
}

function toAgentPieces(turns: readonly RunTurn[]): readonly Piece[] {
  return turns.flatMap(({ events }) =>
    events.flatMap((event) =>
      event.type === "message" && event.role === "assistant" && !event.nested
        ? [toEventPiece(event, event.text)]
        : [],
    ),
  );
}

function toPieces(scope: Exclude<Scope, "files">, turns: readonly RunTurn[]): readonly Piece[] {
  switch (scope) {
    case "prompt":
      return turns.filter(({ source }) => source === "prompt").map(toUserPiece);
    case "answer":
      return toAnswerPieces(turns.slice(-1));
    case "questions":
      return toAnswerPieces(turns).filter(({ text }) => asks(text));
    case "handbacks":
      return toAnswerPieces(turns.slice(0, -1));
    case "agent_text":
      return toAgentPieces(turns);
    case "tools":
      return toCallPieces(turns);
    case "transcript":
      return turns.flatMap(toTranscriptPieces);
  }
}

/**
 * The texts that scope words name within some turns (suite.md §4), each by itself: a pattern does
 * not match across two of them.
 *
 * prompt: what the suite says, not its answers · answer: last words of the last of these turns ·
 * handbacks: last words of the turns before it · questions: last words that ask · agent_text: the
 * agent's own messages · tools: calls as `ordered` prints them · files: texts of the workspace at
 * the end · transcript: all of what was said, thought, called and answered, but not files.
 */
export function toScopePieces(scopes: readonly Scope[], turns: readonly RunTurn[]): ScopePieces {
  const parts = scopes.map((scope) =>
    scope === "files" ? toFilePieces(turns) : { pieces: toPieces(scope, turns), blind: null },
  );
  return {
    pieces: parts.flatMap(({ pieces }) => pieces),
    blind: parts.find(({ blind }) => blind !== null)?.blind ?? null,
  };
}
