/** What the server remembers of a request: enough to see what a CLI sent, without its keys. */

import type { Chosen } from "./choose.ts";
import type { Incoming } from "./loopback.ts";

/** One request as logged. */
export interface LoggedRequest {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** Headers that carry a key hold "***". */
  readonly headers: Readonly<Record<string, string>>;
  /** Parsed JSON, or the text if it is none; the request's own key replaced by "***" wherever it stands. */
  readonly body: unknown;
  /** The step that answered; absent for probes, lists, counts and refusals. */
  readonly chosen?: Chosen;
}

const secretHeaders = new Set([
  "authorization",
  "proxy-authorization",
  "cookie",
  "x-api-key",
  "x-goog-api-key",
  "api-key",
]);
const secretParameters = new Set(["key", "api_key", "access_token"]);

/** The keys of a request, longest first so that none leaves a rest of another. */
function keysOf(request: Incoming): readonly string[] {
  const headers = Object.entries(request.headers).flatMap(([name, value]) =>
    secretHeaders.has(name) ? [value, value.replace(/^Bearer\s+/i, "")] : [],
  );
  const parameters = [...request.query].flatMap(([name, value]) =>
    secretParameters.has(name) ? [value] : [],
  );
  return [...headers, ...parameters]
    .filter((key) => key.length >= 4)
    .sort((a, b) => b.length - a.length);
}

/** A JSON text parsed, or the text itself; undefined when there was no body. */
export function parseBody(text: string): unknown {
  if (text === "") return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The log entry of a request. */
export function logEntry(request: Incoming, chosen?: Chosen): LoggedRequest {
  const text = keysOf(request).reduce(
    (rest, key) => rest.replaceAll(key, "***"),
    request.body.toString("utf8"),
  );
  const hide =
    (secret: ReadonlySet<string>) =>
    ([name, value]: readonly [string, string]) =>
      [name, secret.has(name) ? "***" : value] as const;
  return {
    method: request.method,
    path: request.path,
    query: Object.fromEntries([...request.query].map(hide(secretParameters))),
    headers: Object.fromEntries(Object.entries(request.headers).map(hide(secretHeaders))),
    body: parseBody(text),
    ...(chosen === undefined ? {} : { chosen }),
  };
}
