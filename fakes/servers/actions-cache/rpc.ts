/** What the RPCs of both services share: requests in protobuf JSON, errors as Twirp tells them. */

import type { State } from "./state.ts";
import type { Claims } from "./token.ts";

/** One call. */
export interface Call {
  readonly state: State;
  readonly claims: Claims;
  /** `http://127.0.0.1:<port>`: where blob addresses point. */
  readonly origin: string;
  readonly request: Readonly<Record<string, unknown>>;
}

/** What goes back. */
export interface Reply {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/** A method of a service. */
export type Method = (call: Call) => Reply;

/** A 200 answer. */
export const ok = (body: Readonly<Record<string, unknown>>): Reply => ({ status: 200, body });

/** A Twirp error. Always JSON: the client retries for half a minute on a body that is none. */
export const failed = (status: number, code: string, msg: string): Reply => ({
  status,
  body: { code, msg },
});

/** A string field; wrapper types come as `"x"` or `{"value": "x"}`. Empty when absent. */
export function field(request: Readonly<Record<string, unknown>>, name: string): string {
  const value = request[name];
  const inner =
    typeof value === "object" && value !== null ? (value as { value?: unknown }).value : value;
  return inner === undefined || inner === null ? "" : String(inner);
}
