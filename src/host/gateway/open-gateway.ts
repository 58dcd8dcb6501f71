import { createServer, type IncomingMessage, type Server } from "node:http";
import type { Socket } from "node:net";
import type { Gateway, GatewayPlan, Opened } from "../../model/gateway.ts";
import { openCallLog, startDraft } from "./call-log.ts";
import { DIAL, type Dial } from "./dial.ts";
import type { Serving } from "./exchange.ts";
import { handleRequest } from "./handle-request.ts";
import { listenAt } from "./listen-at.ts";
import { openPatience } from "./patience.ts";
import { PROTOCOLS } from "./protocols/index.ts";
import { serveTunnels } from "./serve-tunnels.ts";
import { readUpstream } from "./upstream.ts";

/** Connections of one run at a time; each may hold a body of 32 MiB. */
const CONNECTIONS = 64;
/** For a request to arrive as a whole. */
const REQUEST_MS = 60_000;
/** What a header can hold. */
const KEY = /^[\x21-\x7e]{1,4096}$/;

/**
 * Opens the gateway of one run: a reverse proxy that accepts the model routes of one protocol and nothing
 * else, sends them to one provider with the real key, and keeps to the purse (security.md SB-7, SB-12).
 * Money is limited over all runs that share the purse; requests are logged per gateway. A gateway costs a
 * listening socket. It does not use a proxy of the machine (`HTTPS_PROXY`). Tunnels lead to the hosts of
 * the plan and nowhere else. Never rejects.
 */
export async function openGateway(plan: GatewayPlan, dial: Dial = DIAL): Promise<Opened<Gateway>> {
  const upstream = readUpstream(plan.upstream);
  if (typeof upstream === "string") return { kind: "failed", reason: upstream };
  if (!KEY.test(plan.key) || !KEY.test(plan.clientKey)) {
    return { kind: "failed", reason: "a key is empty, too long, or holds what no header can" };
  }
  const serving: Serving = {
    plan,
    protocol: PROTOCOLS[plan.protocol],
    upstream,
    log: openCallLog(),
    patience: openPatience(plan.patience),
    seenWords: new Set(),
    stop: null,
  };
  const tunnels = plan.tunnels === null ? null : serveTunnels(plan.tunnels, dial);
  const underWay = new Set<Promise<void>>();
  const follow = (served: Promise<void>) => {
    underWay.add(served);
    void served.finally(() => underWay.delete(served));
  };
  const server = createServer(
    // The host is looked at by us, so that a request without one is logged too.
    {
      requestTimeout: REQUEST_MS,
      headersTimeout: REQUEST_MS,
      keepAliveTimeout: 0,
      requireHostHeader: false,
    },
    (request, response) => {
      follow(handleRequest(request, response, serving));
    },
  );
  server.maxConnections = CONNECTIONS;
  refuseTheRest(server, serving);
  server.on("connect", (request: IncomingMessage, socket: Socket, head: Buffer) => {
    if (tunnels === null) refuseTunnel(request, socket, serving);
    else follow(tunnels.serve(request, socket, head));
  });
  const listening = await listenAt(server, plan.listen);
  if (listening.kind === "failed") return listening;
  const close = async () => {
    tunnels?.hangUp();
    await listening.stop();
    await Promise.all(underWay);
  };
  const none = { tunnels: [], tunnelsLeftOut: 0 };
  const report = () => ({
    ...serving.log.report(serving.stop),
    ...(tunnels?.report() ?? none),
    seenWords: plan.watchWords.filter((word) => serving.seenWords.has(word)),
  });
  return { kind: "open", gateway: { address: listening.address, report, close } };
}

function refuseTunnel(request: IncomingMessage, socket: Socket, serving: Serving): void {
  const draft = startDraft("CONNECT", request.url ?? "");
  draft.status = 403;
  draft.refused = { word: "route", reason: "no tunnel leads out of this run" };
  serving.log.add(draft);
  hangUp(socket, "403 Forbidden", serving);
}

/** What is no request of ours: what is not HTTP, or HTTP that can be read in two ways. */
function refuseTheRest(server: Server, serving: Serving): void {
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) => {
    // A connection that is simply closed.
    if (error.code === "ECONNRESET" || !socket.writable) {
      socket.destroy();
      return;
    }
    const draft = startDraft("", "");
    draft.status = 400;
    draft.refused = { word: "syntax", reason: `the request cannot be read: ${error.code}` };
    serving.log.add(draft);
    // Behind an answer that has begun, these words would be a part of it.
    if (socket.bytesWritten > 0) socket.destroy();
    else hangUp(socket, "400 Bad Request", serving);
  });
}

function hangUp(socket: Socket, status: string, { protocol }: Serving): void {
  const code = Number(status.slice(0, 3));
  const body = JSON.stringify(
    protocol.failure(code, "skillcheck: this gateway takes no such request"),
  );
  const length = Buffer.byteLength(body);
  socket.on("error", () => socket.destroy());
  socket.end(
    `HTTP/1.1 ${status}\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\nconnection: close\r\n\r\n${body}`,
  );
}
