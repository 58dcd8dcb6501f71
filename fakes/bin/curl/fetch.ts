/** What the servers of a fixture say to a call, redirects followed where `-L` asks for it. */

import type { Call } from "../call/answer.ts";
import { chooseAnswer } from "../call/choose-answer.ts";
import type { UrlAnswer } from "../call/fixture.ts";
import { meets } from "../call/meets.ts";
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
  | { readonly kind: "unknown"; readonly request: string; readonly hint: string }
  | { readonly kind: "too-many"; readonly most: number };

/** Redirects that curl follows unless `--max-redirs` says otherwise. */
const MOST_REDIRECTS = 50;
const METHOD_PATTERN = /^[A-Z]+ /;

/** The value of a header, whatever the case of its name. */
export function headerOf({ headers }: UrlAnswer, name: string): string | null {
  return headers.find(([other]) => other.toLowerCase() === name)?.[1] ?? null;
}

/** Requests that change nothing: what a pattern without a method answers. */
const READS: ReadonlySet<string> = new Set(["GET", "HEAD"]);
/** In the place of a method: whichever it is. */
const ANY = "ANY ";

/** What is held against a pattern: "METHOD URL" where it begins with a method, the URL alone of a read where it does not. */
function toTexts(pattern: string, method: string, urls: readonly string[]): readonly string[] {
  if (pattern.startsWith(ANY)) return urls.map((url) => `${ANY}${url}`);
  if (METHOD_PATTERN.test(pattern)) return urls.map((url) => `${method} ${url}`);
  return READS.has(method) ? urls : [];
}

function ask(call: Call, method: string, urls: readonly string[]): Promise<UrlAnswer | null> {
  return chooseAnswer(call, {
    rules: call.fixture.urls ?? [],
    kind: "urls",
    toTexts: (pattern) => toTexts(pattern, method, urls),
  });
}

/** A request that nobody described, and what to write where a read of the same URL is. */
async function toUnknown(call: Call, method: string, urls: readonly string[]): Promise<Fetched> {
  const url = urls.at(-1) ?? "";
  const request = `${method} ${url}`;
  for (const { pattern } of call.fixture.urls ?? []) {
    if (METHOD_PATTERN.test(pattern)) continue;
    for (const text of urls) {
      if (await meets(pattern, text, call.fixture.match)) {
        const hint = `; a key without a method answers GET and HEAD alone: write "${method} ${pattern}", or "ANY ${pattern}"`;
        return { kind: "unknown", request, hint };
      }
    }
  }
  return { kind: "unknown", request, hint: "" };
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
    if (answer === null) return toUnknown(call, method, urls);
    const last = { url, method, answer };
    hops.push(last);
    const target = follows ? toTarget(last) : null;
    if (target === null) return { kind: "hops", hops, last };
    if (hops.length > most) return { kind: "too-many", most };
    method = toNextMethod(last, curl);
    urls = [target];
  }
}
