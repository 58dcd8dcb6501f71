import type { Links } from "./links.ts";
import type { Reply } from "./reply.ts";
import type { GithubState } from "./state.ts";
import type { Scope, Token } from "./tokens.ts";

/** One request that reached an operation. */
export interface Call {
  readonly state: GithubState;
  readonly links: Links;
  readonly token: Token;
  readonly method: string;
  /** Values of the `{names}` of the operation's path, decoded. */
  readonly parameters: ReadonlyMap<string, string>;
  readonly url: URL;
  readonly accept: string;
  /** What is left of the token's primary limit. */
  readonly quota: Quota;
  /** The parsed JSON body; undefined when there was none. */
  readonly body: unknown;
}

/** The primary limit of one token; `reset` in seconds since 1970. */
export interface Quota {
  readonly limit: number;
  readonly used: number;
  readonly remaining: number;
  readonly reset: number;
}

/** One operation of GitHub's REST API, under the name that its OpenAPI document gives it. */
export interface Operation {
  readonly id: string;
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Path template of the OpenAPI document. */
  readonly path: string;
  /** The token needs one of these: `write` for any method but GET. Empty: nothing is needed. */
  readonly scopes: readonly Scope[];
  readonly answer: (call: Call) => Reply | Promise<Reply>;
}

/** A parameter of the path, `''` when the template has none of that name. */
export function parameter(call: Call, name: string): string {
  return call.parameters.get(name) ?? "";
}

/** A numeric parameter of the path. */
export function numberParameter(call: Call, name: string): number {
  return Number(parameter(call, name));
}

/** The body as an object; anything else is an empty one. */
export function fields(value: unknown): Readonly<Record<string, unknown>> {
  return isObject(value) ? value : {};
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The value when it is text, else undefined. */
export function text(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

/** The value when it is a list, else an empty one. */
export function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
