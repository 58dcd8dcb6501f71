/** A client of the scripted model server: requests out, answers in, by raw HTTP. */

/** What a request is to be. */
export interface Asked {
  readonly stream: boolean;
  /** Answers of the model that the conversation already holds. */
  readonly answersBefore?: number;
  readonly tools?: boolean;
}

/** An answer in words that all protocols share; `usage` is the protocol's own field as it came. */
export interface Said {
  readonly model: unknown;
  readonly text: string;
  readonly calls: readonly { readonly name: string; readonly input: unknown }[];
  readonly usage: unknown;
}

/** A JSON object. */
export type Json = Readonly<Record<string, unknown>>;

/** A client of one protocol. */
export interface Client {
  readonly name: string;
  readonly model: string;
  readonly request: (asked: Asked) => { readonly path: string; readonly body: Json };
  readonly plain: (body: never) => Said;
  /** From the data of all frames of a stream. */
  readonly streamed: (data: readonly never[]) => Said;
  /** What a cut answer still shows, streamed and plain, and what it no longer does. */
  readonly begins: readonly [string, string];
  readonly ends: readonly [string, string];
  readonly rateLimited: (message: string) => Json;
  readonly noModel: Json;
  readonly usage: (input: number, cached: number, output: number) => Json;
}

/** Sends JSON. */
export const post = (
  address: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
) =>
  fetch(address, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });

/** The frames of a stream: the event's name, if it has one, and the data, parsed unless it is `[DONE]`. */
export function framesOf(stream: string): readonly { event?: string; data: unknown }[] {
  return stream
    .trimEnd()
    .split("\n\n")
    .map((frame) => {
      const lines = frame.split("\n");
      const of = (field: string) =>
        lines.find((line) => line.startsWith(field))?.slice(field.length);
      const data = of("data: ") ?? "";
      const event = of("event: ");
      return {
        ...(event === undefined ? {} : { event }),
        data: data === "[DONE]" ? data : JSON.parse(data),
      };
    });
}

/** A turn of the conversation, several times. */
export const turns = (count = 0, turn: readonly unknown[]) =>
  Array.from({ length: count }, () => turn).flat();

/** JSON parsed, of whatever kind. */
export const parse = (json: string) => JSON.parse(json) as unknown;
