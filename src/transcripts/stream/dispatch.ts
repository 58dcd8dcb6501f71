import type { JsonRecord } from "./json-fields.ts";
import { addUnknown, type Transcript } from "./transcript.ts";

/** What one reader does with one type of line. */
export type LineHandler<State> = (state: State, line: JsonRecord) => void;

/** The line types of one stream shape: what is read, and what is known and says nothing about the run. */
export interface LineTypes<State> {
  readonly handlers: ReadonlyMap<string, LineHandler<State>>;
  readonly ignored: ReadonlySet<string>;
}

/** Hands a line to the handler of its type, or counts it as unknown. */
export function dispatch<State extends { readonly transcript: Transcript }>(
  types: LineTypes<State>,
  state: State,
  entry: { readonly type: string; readonly line: JsonRecord },
): void {
  const handler = types.handlers.get(entry.type);
  if (handler !== undefined) handler(state, entry.line);
  else if (!types.ignored.has(entry.type)) addUnknown(state.transcript, entry.type);
}
