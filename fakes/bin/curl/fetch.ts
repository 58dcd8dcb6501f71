/** What the servers of a fixture say to a call, redirects followed where `-L` asks for it. */

import type { Call } from "../call/answer.ts";
import { chooseAnswer } from "../call/choose-answer.ts";
import type { UrlAnswer } from "../call/fixture.ts";
import type { CurlCall } from "./read-call.ts";

/** One answer of a server, with the request that it answers. */
export interface Hop {
  readonly url: string;
  readonly method: string;
  readonly answer: UrlAnswer;
}

/** All answers up to the one that is not followed any more; or the request that nobody described; or too many. */
export type Fetched =
  | { readonly kind: "hops"; readonly hops: readonly Hop[]; readonly last: Hop }
  | { readonly kind: "unknown"; readonly request: string }
  | { readonly kind: "too-many"; readonly most: number };

/** Redirects that curl follows unless `--max-redirs` says otherwise. */
const MOST_REDIRECTS = 50;
const METHOD_PATTERN = /^[A-Z]+ /;

/** The value of a header, whatever the case of its name. */
export function headerOf({ headers }: UrlAnswer, name: string): string | null {
  return headers.find(([other]) => other.toLowerCase() === name)?.[1] ?? null;
}

/** A pattern that begins with a method is held against "METHOD URL", another one against the URL alone. */
function ask(call: Call, method: string, urls: readonly string[]): Promise<UrlAnswer | null> {
  return chooseAnswer(call, {
    rules: call.fixture.urls ?? [],
    kind: "urls",
    toTexts: (pattern) =>
      METHOD_PATTERN.test(pattern) ? urls.map((url) => `${method} ${url}`) : urls,
  });
}

/** Where an answer leads on to, or null. */
export function toTarget({ answer, url }: Hop): string | null {
  const location = headerOf(answer, "location");
  const isRedirect = answer.status >= 300 && answer.status < 400 && location !== null;
  return isRedirect && URL.canParse(location, url) ? new URL(location, url).href : null;
}

/** After 301, 302 and 303 a request without a method of its own goes on as a GET. */
function toNextMethod({ answer, method }: Hop, curl: CurlCall): string {
  const isKept =
    curl.hasOwnMethod ||
    method === "HEAD" ||
    answer.status > 303 ||
    curl.isOn(`post${answer.status}`);
  return isKept ? method : "GET";
}

function toMostRedirects(curl: CurlCall): number {
  const written = Number(curl.textOf("max-redirs") ?? MOST_REDIRECTS);
  return written >= 0 ? written : MOST_REDIRECTS;
}

/** Asks until an answer is not followed any more. */
export async function fetchAll(call: Call, curl: CurlCall): Promise<Fetched> {
  const most = toMostRedirects(curl);
  const follows = curl.isOn("location") || curl.isOn("location-trusted");
  const hops: Hop[] = [];
  let { method } = curl;
  let urls: readonly string[] = [...new Set([curl.writtenUrl, curl.url])];
  for (;;) {
    const url = urls.at(-1) ?? "";
    const answer = await ask(call, method, urls);
    if (answer === null) return { kind: "unknown", request: `${method} ${url}` };
    const last = { url, method, answer };
    hops.push(last);
    const target = follows ? toTarget(last) : null;
    if (target === null) return { kind: "hops", hops, last };
    if (hops.length > most) return { kind: "too-many", most };
    method = toNextMethod(last, curl);
    urls = [target];
  }
}
