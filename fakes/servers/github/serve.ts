import type { IncomingMessage, ServerResponse } from "node:http";
import type { Quota } from "./call.ts";
import { CONTROL, controlReply } from "./control.ts";
import type { Exchange } from "./exchange.ts";
import { type Fault, type Faults, faultReply } from "./faults.ts";
import type { Links } from "./links.ts";
import { quotaHeaders } from "./quota.ts";
import { failure, notFound, type Reply } from "./reply.ts";
import type { RequestLog } from "./request-log.ts";
import { type restApi, secretOf } from "./rest.ts";
import { type GitGateway, gitService } from "./smart-http.ts";
import type { GithubState } from "./state.ts";

/** What a request meets. */
export interface Serving {
  readonly state: GithubState;
  readonly links: Links;
  readonly log: RequestLog;
  readonly faults: Faults;
  readonly gateway: GitGateway;
  readonly api: ReturnType<typeof restApi>;
  readonly onExchange: ((exchange: Exchange) => void) | undefined;
}

interface Incoming {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly method: string;
  readonly path: string;
  readonly fault: Fault | undefined;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** JSON when it is some, else the text. */
function readable(body: Buffer): unknown {
  if (body.length === 0) return undefined;
  const text = body.toString("utf8");
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

let answered = 0;

/** The headers of every answer (reference/actions.md §7.3). */
function commonHeaders(quota: Quota | undefined): Record<string, string> {
  answered += 1;
  return {
    ...(quota === undefined ? {} : quotaHeaders(quota)),
    "x-github-request-id": `FAKE:${answered.toString(16).toUpperCase().padStart(8, "0")}`,
    "x-github-media-type": "github.v3; format=json",
    "x-github-api-version-selected": "2022-11-28",
  };
}

/** Sends a reply; gives back the JSON text that went out. */
function send(response: ServerResponse, reply: Reply, quota?: Quota): string | undefined {
  const { status, body } = reply;
  const isBytes = Buffer.isBuffer(body);
  const json = body === undefined || isBytes ? undefined : JSON.stringify(body);
  const type = json === undefined ? {} : { "content-type": "application/json; charset=utf-8" };
  response.writeHead(status, { ...commonHeaders(quota), ...type, ...reply.headers });
  response.end(isBytes ? body : json);
  return json;
}

function loginOf(serving: Serving, request: IncomingMessage): string | null {
  const secret = secretOf(request.headers.authorization);
  const token = secret === undefined ? undefined : serving.state.tokens.get(secret);
  return token?.login ?? null;
}

/** Whether git may be served: a wrong token never, no token only for public repositories. */
function isGitAllowed(serving: Serving, request: IncomingMessage): boolean {
  if (loginOf(serving, request) !== null) return true;
  return request.headers.authorization === undefined && !serving.state.isPrivate;
}

async function serveGit(serving: Serving, incoming: Incoming, service: string): Promise<void> {
  const { request, response, method, path } = incoming;
  const login = loginOf(serving, request);
  const finish = serving.log.note({ method, path, login, body: undefined });
  const instead = incoming.fault === undefined ? null : await faultReply(incoming.fault);
  if (instead !== null) {
    send(response, instead);
    finish(instead.status);
  } else if (isGitAllowed(serving, request)) {
    finish(await serving.gateway.serve(request, response, service));
  } else {
    response.writeHead(401, { "www-authenticate": 'Basic realm="GitHub"' });
    response.end();
    finish(401);
  }
}

async function serveRest(serving: Serving, incoming: Incoming): Promise<void> {
  const { request, response, method, path, fault } = incoming;
  const body = await bodyOf(request);
  const requestBody = readable(body);
  const login = loginOf(serving, request);
  const finish = serving.log.note({ method, path, login, body: requestBody });
  const { reply, operation, quota } = await serving.api({
    method,
    url: new URL(path, serving.links.api),
    accept: request.headers.accept ?? "",
    authorization: request.headers.authorization,
    body,
    fault,
  });
  // Noted before it goes out, so that a client that has its answer finds it in the log.
  finish(reply.status);
  const json = send(response, reply, quota);
  serving.onExchange?.({
    method,
    path,
    operation: operation && { id: operation.id, path: operation.path },
    requestBody,
    status: reply.status,
    responseBody: json === undefined ? undefined : JSON.parse(json),
    isFault: fault !== undefined,
  });
}

async function serve(serving: Serving, request: IncomingMessage, response: ServerResponse) {
  const method = request.method ?? "GET";
  const path = request.url ?? "/";
  const [pathname = ""] = path.split("?", 1);
  if (pathname.startsWith(CONTROL)) {
    const controlled = { ...serving, addFault: serving.faults.add };
    const body = readable(await bodyOf(request));
    send(response, controlReply(controlled, `${method} ${pathname}`, body));
    return;
  }
  const fault = serving.faults.take(`${method} ${path}`);
  const incoming = { request, response, method, path, fault };
  const git = gitService(pathname);
  if (git === undefined) return serveRest(serving, incoming);
  const { owner, name } = serving.state;
  const isOurs = `${git.owner}/${git.name}`.toLowerCase() === `${owner}/${name}`.toLowerCase();
  if (isOurs) return serveGit(serving, incoming, git.service);
  serving.log.note({ method, path, login: null, body: undefined })(404);
  send(response, notFound());
}

/** The listener for the HTTP server's requests. Our own faults answer 500 with their words. */
export function requestHandler(serving: Serving) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    serve(serving, request, response).catch((error: unknown) => {
      const words = error instanceof Error ? (error.stack ?? error.message) : String(error);
      if (response.headersSent) response.destroy();
      else send(response, failure(500, `loopback GitHub: ${words}`));
    });
  };
}
