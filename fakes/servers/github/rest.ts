import type { Call, Operation, Quota } from "./call.ts";
import type { Fault } from "./faults.ts";
import { faultReply } from "./faults.ts";
import type { Links } from "./links.ts";
import { limitReply, type Quotas } from "./quota.ts";
import { failure, forbidden, notFound, type Reply } from "./reply.ts";
import { type Match, router } from "./router.ts";
import type { GithubState } from "./state.ts";
import { isGranted, type Token } from "./tokens.ts";

/** A request before anything about it was decided. */
export interface RestRequest {
  readonly method: string;
  readonly url: URL;
  readonly accept: string;
  readonly authorization: string | undefined;
  readonly body: Buffer;
  readonly fault: Fault | undefined;
}

/** What the REST API makes of a request. */
export interface RestAnswer {
  readonly reply: Reply;
  readonly operation: Operation | null;
  readonly quota: Quota;
}

interface Api {
  readonly state: GithubState;
  readonly links: Links;
  readonly quotas: Quotas;
  readonly match: ReturnType<typeof router>;
}

/** The token of an `authorization` header: `token x`, `bearer x`, or basic with any user name. */
export function secretOf(authorization: string | undefined): string | undefined {
  const [, scheme = "", value = ""] = /^(\w+) +(.+)$/.exec(authorization ?? "") ?? [];
  if (/^(?:token|bearer)$/i.test(scheme)) return value;
  if (!/^basic$/i.test(scheme)) return undefined;
  return Buffer.from(value, "base64")
    .toString()
    .replace(/^[^:]*:/, "");
}

function parsed(body: Buffer): { readonly value: unknown } | undefined {
  if (body.length === 0) return { value: undefined };
  try {
    return { value: JSON.parse(body.toString("utf8")) as unknown };
  } catch {
    return undefined;
  }
}

function isOurs(state: GithubState, parameters: Match["parameters"]): boolean {
  const isSame = (name: string, ours: string) => {
    const asked = parameters.get(name);
    return asked === undefined || asked.toLowerCase() === ours.toLowerCase();
  };
  return isSame("owner", state.owner) && isSame("repo", state.name);
}

/** Why this token may not have this operation. Public repositories can be read by everyone. */
function refusal(state: GithubState, token: Token, operation: Operation): Reply | undefined {
  const level = operation.method === "GET" ? "read" : "write";
  if (operation.scopes.length === 0 || (level === "read" && !state.isPrivate)) return undefined;
  if (isGranted(token, operation.scopes, level)) return undefined;
  return forbidden();
}

async function operate(
  api: Api,
  request: RestRequest,
  found: Match & { token: Token; quota: Quota },
) {
  const body = parsed(request.body);
  if (body === undefined) return failure(400, "Problems parsing JSON");
  const call: Call = {
    state: api.state,
    links: api.links,
    token: found.token,
    quota: found.quota,
    method: request.method,
    parameters: found.parameters,
    url: request.url,
    accept: request.accept,
    body: body.value,
  };
  return found.operation.answer(call);
}

interface Known {
  readonly match: Match | undefined;
  readonly token: Token;
  readonly quota: Quota;
  readonly isRefused: boolean;
}

/** Rules in GitHub's order: limit, route and repository, permission; then the operation. */
async function replyTo(api: Api, request: RestRequest, known: Known): Promise<Reply> {
  const { match, token, quota } = known;
  const { fault } = request;
  const early = fault === undefined || fault.isApplied ? null : await faultReply(fault);
  if (early !== null) return early;
  if (known.isRefused) return limitReply(token.login);
  if (match === undefined || !isOurs(api.state, match.parameters)) return notFound();
  const refused = refusal(api.state, token, match.operation);
  if (refused !== undefined) return refused;
  const reply = await operate(api, request, { ...match, token, quota });
  return (fault?.isApplied ? await faultReply(fault) : null) ?? reply;
}

async function decide(api: Api, request: RestRequest): Promise<RestAnswer> {
  const { state, quotas } = api;
  const match = api.match(request.method, request.url.pathname);
  const operation = match?.operation ?? null;
  const secret = secretOf(request.authorization);
  if (secret === undefined) {
    return { reply: failure(401, "Requires authentication"), operation, quota: quotas.look("") };
  }
  const token = state.tokens.get(secret);
  if (token === undefined) {
    return { reply: failure(401, "Bad credentials"), operation, quota: quotas.look("") };
  }
  // Asking for the limit costs nothing (documented).
  const isFree = operation?.id === "rate-limit/get";
  const spent = isFree ? { quota: quotas.look(secret), isRefused: false } : quotas.spend(secret);
  const reply = await replyTo(api, request, { match, token, ...spent });
  return { reply, operation, quota: spent.quota };
}

/** The REST API over a state: rules first (reference/actions.md §7.3), then the operation. */
export function restApi(
  parts: Omit<Api, "match">,
  operations: readonly Operation[],
): (request: RestRequest) => Promise<RestAnswer> {
  const api: Api = { ...parts, match: router(operations) };
  return (request) => decide(api, request);
}
