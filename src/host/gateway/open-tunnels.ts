import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { connect, type Socket } from "node:net";
import { pipeline } from "node:stream/promises";
import type { LoggedTunnel, Opened, TunnelGateway, TunnelPlan } from "../../model/gateway.ts";
import { listenAt } from "./listen-at.ts";

const REFUSED_TUNNELS = 2000;
const TARGET_LENGTH = 300;
const CONNECTIONS = 64;

/** One CONNECT while it is under way. */
interface Asked {
  readonly target: string;
  readonly began: number;
  readonly startedAt: string;
}

interface TunnelLog {
  readonly add: (
    asked: Asked,
    rest: Pick<LoggedTunnel, "status" | "refused" | "sent" | "received">,
  ) => void;
  readonly tunnels: LoggedTunnel[];
  refused: number;
}

/**
 * Opens the way out of a run with the author's own login: CONNECT to a list of the vendor's hosts, each by
 * its exact name and port; everything else is answered with 403 and logged (security.md SB-16). What passes
 * is the vendor's TLS: neither money nor models can be told from it, and the agent holds the login itself.
 * Proxies of the machine (`HTTPS_PROXY`) are not used. Never rejects.
 */
export async function openTunnels(plan: TunnelPlan): Promise<Opened<TunnelGateway>> {
  const log = openLog();
  const vendors = new Set<Socket>();
  const server = createServer({ requireHostHeader: false }, (request, response) => {
    const asked = startAsked(`${request.method ?? ""} ${request.url ?? ""}`);
    refuseRequest(asked, response, log);
  });
  server.maxConnections = CONNECTIONS;
  const underWay = new Set<Promise<void>>();
  server.on("connect", (request: IncomingMessage, client: Socket, head: Buffer) => {
    const asked = startAsked(`CONNECT ${request.url ?? ""}`);
    const served = serveTunnel({ plan, log, vendors }, asked, { client, head, to: request.url });
    underWay.add(served);
    void served.finally(() => underWay.delete(served));
  });
  const listening = await listenAt(server, plan.listen);
  if (listening.kind === "failed") return listening;
  const close = async () => {
    for (const socket of vendors) socket.destroy();
    await listening.stop();
    await Promise.all(underWay);
  };
  const report = () => ({
    tunnels: [...log.tunnels],
    leftOut: Math.max(0, log.refused - REFUSED_TUNNELS),
  });
  return { kind: "open", gateway: { address: listening.address, report, close } };
}

function openLog(): TunnelLog {
  const log: TunnelLog = {
    tunnels: [],
    refused: 0,
    add: ({ target, began, startedAt }, rest) => {
      if (rest.refused !== null && ++log.refused > REFUSED_TUNNELS) return;
      const durationMs = Math.round(performance.now() - began);
      log.tunnels.push({ startedAt, durationMs, target, ...rest });
    },
  };
  return log;
}

function startAsked(target: string): Asked {
  const startedAt = new Date().toISOString();
  return { target: target.slice(0, TARGET_LENGTH), began: performance.now(), startedAt };
}

function refuseRequest(asked: Asked, response: ServerResponse, log: TunnelLog): void {
  const refused = "only tunnels to the vendor's hosts lead out of this run";
  log.add(asked, { status: 403, refused, sent: 0, received: 0 });
  response.writeHead(403, { "content-type": "text/plain" }).end(`skillcheck: ${refused}\n`);
}

interface Tunnel {
  readonly client: Socket;
  /** What the client sent behind its CONNECT. */
  readonly head: Buffer;
  readonly to: string | undefined;
}

/** Never rejects. */
async function serveTunnel(
  { plan, log, vendors }: { plan: TunnelPlan; log: TunnelLog; vendors: Set<Socket> },
  asked: Asked,
  { client, head, to }: Tunnel,
): Promise<void> {
  client.on("error", () => client.destroy());
  const vendor = plan.hosts.find(({ host, port }) => `${host}:${port}` === to);
  if (vendor === undefined) {
    const refused = "the host is none of the vendor's";
    log.add(asked, { status: 403, refused, sent: 0, received: 0 });
    answerConnect(client, "403 Forbidden", refused);
    return;
  }
  const socket = connect({ ...(vendor.connectTo ?? vendor), allowHalfOpen: true });
  vendors.add(socket);
  socket.once("close", () => vendors.delete(socket));
  const reached = await reach(socket, vendor.host, plan.connectMs);
  if (reached.kind === "failed") {
    const { status, reason } = reached;
    log.add(asked, { status, refused: reason, sent: 0, received: 0 });
    answerConnect(client, status === 504 ? "504 Gateway Timeout" : "502 Bad Gateway", reason);
    return;
  }
  client.write("HTTP/1.1 200 Connection established\r\n\r\n");
  socket.write(head);
  await Promise.allSettled([pipeline(client, socket), pipeline(socket, client)]);
  const { bytesWritten: sent, bytesRead: received } = socket;
  log.add(asked, { status: 200, refused: null, sent, received });
}

function answerConnect(client: Socket, status: string, words: string): void {
  const body = `skillcheck: ${words}\n`;
  const length = Buffer.byteLength(body);
  client.end(
    `HTTP/1.1 ${status}\r\ncontent-type: text/plain\r\ncontent-length: ${length}\r\nconnection: close\r\n\r\n${body}`,
  );
}

/** Whether a host was reached, or the status that says why it was not. */
type Reached =
  | { readonly kind: "reached" }
  | { readonly kind: "failed"; readonly status: 502 | 504; readonly reason: string };

function reach(socket: Socket, host: string, connectMs: number): Promise<Reached> {
  return new Promise((resolve) => {
    const fail = (status: 502 | 504, reason: string) => {
      clearTimeout(timer);
      resolve({ kind: "failed", status, reason });
    };
    const timer = setTimeout(() => {
      fail(504, `${host} did not answer in time`);
      socket.destroy();
    }, connectMs);
    socket.once("connect", () => {
      clearTimeout(timer);
      resolve({ kind: "reached" });
    });
    // Also later: a connection that breaks ends its pipeline.
    socket.on("error", (error) => fail(502, `${host} cannot be reached: ${error.message}`));
    socket.once("close", () => fail(502, `${host} was given up`));
  });
}
