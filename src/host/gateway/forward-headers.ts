/** Headers to send, by their names in lower case. */
export type OutgoingHeaders = Readonly<Record<string, string | string[]>>;

/** Between two neighbours only (RFC 9110 §7.6.1), set anew by us, or a body that we could not read. */
const OF_THE_CONNECTION: readonly string[] = [
  "connection",
  "content-length",
  "expect",
  "host",
  "keep-alive",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
];

/** Where clients put keys (security.md SB-7). */
export const KEY_HEADERS: readonly string[] = [
  "authorization",
  "x-api-key",
  "x-goog-api-key",
  "api-key",
];

/** Of the agent: keys, whose account is billed, and what makes another request of this one at the provider. */
const TAKEN_FROM_REQUESTS: ReadonlySet<string> = new Set([
  ...OF_THE_CONNECTION,
  ...KEY_HEADERS,
  "accept-encoding",
  "content-encoding",
  "content-type",
  "cookie",
  "forwarded",
  "openai-organization",
  "openai-project",
  "x-goog-user-project",
  "x-http-method",
  "x-http-method-override",
  "x-method-override",
  "x-original-url",
  "x-real-ip",
  "x-rewrite-url",
]);

/** Of the provider: cookies, and whose account it is. */
const TAKEN_FROM_ANSWERS: ReadonlySet<string> = new Set([
  ...OF_THE_CONNECTION.filter((name) => name !== "content-length"),
  "alt-svc",
  "anthropic-organization-id",
  "openai-organization",
  "openai-project",
  "set-cookie",
]);

const TAKEN_PREFIXES: readonly string[] = ["proxy-", "x-forwarded-"];

type Headers = Record<string, string | string[]>;

/** Name and value of each header line, as `rawHeaders` gives them. */
function linesOf(raw: readonly string[]): readonly (readonly [name: string, value: string])[] {
  return raw.flatMap((name, index) =>
    index % 2 === 0 ? [[name.toLowerCase(), raw[index + 1] ?? ""] as const] : [],
  );
}

function keep(raw: readonly string[], taken: ReadonlySet<string>): Headers {
  const lines = linesOf(raw);
  const named = lines.filter(([name]) => name === "connection").map(([, value]) => value);
  const ofThisConnection = new Set(
    named
      .join(",")
      .toLowerCase()
      .split(/[\s,]+/),
  );
  const kept: Headers = Object.create(null) as Headers;
  for (const [name, value] of lines) {
    if (taken.has(name) || ofThisConnection.has(name)) continue;
    if (TAKEN_PREFIXES.some((prefix) => name.startsWith(prefix))) continue;
    const before = kept[name];
    if (before === undefined) kept[name] = value;
    else kept[name] = [...(Array.isArray(before) ? before : [before]), value];
  }
  return kept;
}

/** What of an agent's request goes on to the provider; the answer is asked for uncompressed, so that it can be read. */
export function toUpstreamHeaders(
  raw: readonly string[],
  {
    host,
    length,
    key,
  }: {
    readonly host: string;
    readonly length: number;
    readonly key: readonly [name: string, value: string];
  },
): OutgoingHeaders {
  const [keyName, keyValue] = key;
  return {
    ...keep(raw, TAKEN_FROM_REQUESTS),
    host,
    "content-type": "application/json",
    "content-length": String(length),
    "accept-encoding": "identity",
    [keyName]: keyValue,
  };
}

/** What of a provider's answer goes back to the agent; a header that holds the key does not. */
export function toClientHeaders(raw: readonly string[], key: string): OutgoingHeaders {
  const kept = keep(raw, TAKEN_FROM_ANSWERS);
  const isClean = ([, value]: readonly [string, string | string[]]) =>
    ![value].flat().some((one) => one.includes(key));
  return Object.fromEntries(Object.entries(kept).filter(isClean));
}

/** Every value of one header, in order. */
export function valuesOf(raw: readonly string[], header: string): readonly string[] {
  return linesOf(raw).flatMap(([name, value]) => (name === header ? [value] : []));
}
