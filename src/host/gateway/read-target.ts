import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Refusal } from "../../model/gateway.ts";
import { KEY_HEADERS, valuesOf } from "./forward-headers.ts";
import type { Protocol, Route } from "./protocols/protocol.ts";

/** Where a request may go. */
export interface Target {
  readonly route: Route;
  /** Path and query for the provider. */
  readonly path: string;
  /** Key in the query, where the protocol knows one. */
  readonly queryKey: string | null;
}

/** How an agent names us: its base address is the relay's, or ours. */
const OWN_HOST = /^(127\.0\.0\.1|localhost|\[::1\])(:\d{1,5})?$/i;

/**
 * Where a request goes by its method, host, path and query, each compared as it was written: nothing is
 * decoded or made normal, so that no second reading can differ (security.md SB-7).
 */
export function readTarget(request: IncomingMessage, protocol: Protocol): Target | Refusal {
  const [host = "", ...more] = valuesOf(request.rawHeaders, "host");
  if (more.length > 0 || !OWN_HOST.test(host)) {
    return { word: "host", reason: "the request is meant for another host" };
  }
  const encodings = valuesOf(request.rawHeaders, "content-encoding");
  if (encodings.some((encoding) => encoding.toLowerCase() !== "identity")) {
    return { word: "body", reason: "the body is compressed" };
  }
  const written = request.url ?? "";
  const mark = written.indexOf("?");
  const path = mark === -1 ? written : written.slice(0, mark);
  const route = protocol.route(request.method ?? "", path);
  if (route === null) {
    return { word: "route", reason: `${protocol.name} has no such route for this run` };
  }
  // What is answered here goes nowhere with its query.
  if (route.kind === "hello" || route.kind === "models") return { route, path, queryKey: null };
  const query = readQuery(mark === -1 ? "" : written.slice(mark + 1), protocol);
  if (query === null) return { word: "route", reason: `${protocol.name} has no such query` };
  return { route, path: `${path}${query.kept}`, queryKey: query.key };
}

/** Null when it has a parameter that the protocol does not know, with another value, or twice. */
function readQuery(
  text: string,
  { parameters }: Protocol,
): { readonly kept: string; readonly key: string | null } | null {
  const pairs = text === "" ? [] : text.split("&").map(splitPair);
  const isKnown = ([name, value]: Pair) =>
    parameters.has(name) && (parameters.get(name) ?? value) === value;
  if (!pairs.every(isKnown) || new Set(pairs.map(([name]) => name)).size < pairs.length)
    return null;
  const kept = pairs.filter(([name]) => parameters.get(name) !== null);
  const [key] = pairs.filter(([name]) => parameters.get(name) === null);
  const query = kept.map(([name, value]) => `${name}=${value}`).join("&");
  return { kept: query === "" ? "" : `?${query}`, key: key?.[1] ?? null };
}

type Pair = readonly [name: string, value: string];

function splitPair(text: string): Pair {
  const equals = text.indexOf("=");
  return equals === -1 ? [text, ""] : [text.slice(0, equals), text.slice(equals + 1)];
}

/** Whether a request carries the dummy key of this run, wherever its protocol puts keys. */
export function holdsClientKey(
  request: IncomingMessage,
  { queryKey }: Target,
  clientKey: string,
): boolean {
  const wanted = digest(clientKey);
  const given = KEY_HEADERS.flatMap((header) => valuesOf(request.rawHeaders, header));
  return [...given.map((value) => value.replace(/^Bearer +/i, "")), queryKey ?? ""].some((value) =>
    timingSafeEqual(digest(value), wanted),
  );
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
