import type { Call } from "./call.ts";
import { type Reply, reply } from "./reply.ts";

/** The part of a list that was asked for. `page` starts at 1. */
export interface Page {
  readonly page: number;
  readonly perPage: number;
}

function whole(text: string | null, fallback: number): number {
  const number = Number(text ?? "");
  return Number.isInteger(number) && number > 0 ? number : fallback;
}

/** `page` and `per_page` of a request: 30 by default, at most 100, as GitHub cuts it. */
export function pageOf(call: Call): Page {
  const query = call.url.searchParams;
  return {
    page: whole(query.get("page"), 1),
    perPage: Math.min(whole(query.get("per_page"), 30), 100),
  };
}

/** The `link` header; empty when everything fits on one page. */
export function linkHeader(call: Call, page: Page, total: number): Record<string, string> {
  const last = Math.max(1, Math.ceil(total / page.perPage));
  const targets: [string, number][] = [];
  if (page.page > 1) targets.push(["prev", Math.min(page.page - 1, last)]);
  if (page.page < last) targets.push(["next", page.page + 1], ["last", last]);
  if (page.page > 1) targets.push(["first", 1]);
  const links = targets.map(([relation, number]) => {
    const url = new URL(call.url.pathname + call.url.search, call.links.api);
    url.searchParams.set("page", String(number));
    return `<${url.href}>; rel="${relation}"`;
  });
  return links.length === 0 ? {} : { link: links.join(", ") };
}

/** How one list is answered. */
export interface Listing<T> {
  readonly items: readonly T[];
  /** Turns one item into JSON; called for the items of the page only. */
  readonly shape: (item: T) => unknown;
  /** Wraps the page, for lists that come with a `total_count`. */
  readonly wrap?: (page: readonly unknown[], total: number) => unknown;
}

/** One page of a list, with its `link` header. */
export async function paged<T>(call: Call, listing: Listing<T>): Promise<Reply> {
  const page = pageOf(call);
  const from = (page.page - 1) * page.perPage;
  const part = listing.items.slice(from, from + page.perPage);
  const shaped = await Promise.all(part.map(listing.shape));
  const total = listing.items.length;
  const body = listing.wrap === undefined ? shaped : listing.wrap(shaped, total);
  return reply(200, body, linkHeader(call, page, total));
}
