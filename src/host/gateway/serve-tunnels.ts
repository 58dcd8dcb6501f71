import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import { pipeline } from "node:stream/promises";
import { TUNNEL_PORT } from "../../model/host-name.ts";
import type { TunnelHosts, TunnelReport } from "../../model/tunnel.ts";
import type { Dial } from "./dial.ts";
import { holdHello } from "./hold-hello.ts";
import { isPublicAddress } from "./public-address.ts";
import { type Asked, openTunnelLog, startAsked, type TunnelLog } from "./tunnel-log.ts";

/** The tunnels of one run. */
export interface Tunnels {
  /** Answers one CONNECT and passes bytes until both sides are done. Never rejects. */
  readonly serve: (request: IncomingMessage, client: Socket, head: Buffer) => Promise<void>;
  /** Logs what was asked for in place of a tunnel. */
  readonly refuse: (target: string, reason: string) => void;
  readonly report: () => TunnelReport;
  /** Ends the open ones at the host's side. */
  readonly hangUp: () => void;
}

/**
 * Serves CONNECT to a list of hosts, each by its exact name and port 443; everything else is answered with 403 and
 * logged (security.md SB-7, SB-16). A listed name that resolves to this machine or its network is refused too, and so is
 * what is not TLS for that very name: one address serves many hosts. What passes is the host's TLS: neither money nor
 * models can be told from it, nor whom a request inside it names.
 */
export function serveTunnels(plan: TunnelHosts, dial: Dial): Tunnels {
  const log = openTunnelLog();
  const hosts = new Set<Socket>();
  const world: World = { plan, dial, log, hosts };
  return {
    serve: (request, client, head) => serve(world, { client, head, to: request.url ?? "" }),
    refuse: (target, reason) => log.add(startAsked(target), toRefused(403, reason)),
    report: log.report,
    hangUp: () => {
      for (const socket of hosts) socket.destroy();
    },
  };
}

interface World {
  readonly plan: TunnelHosts;
  readonly dial: Dial;
  readonly log: TunnelLog;
  /** Connections to hosts that are open. */
  readonly hosts: Set<Socket>;
}

interface Tunnel {
  readonly client: Socket;
  /** What the client sent behind its CONNECT. */
  readonly head: Buffer;
  readonly to: string;
}

type Status = 403 | 502 | 504;

const STATUS_LINES: Readonly<Record<Status, string>> = {
  403: "403 Forbidden",
  502: "502 Bad Gateway",
  504: "504 Gateway Timeout",
};

const toRefused = (status: Status, refused: string) => ({ status, refused, sent: 0, received: 0 });

async function serve(world: World, { client, head, to }: Tunnel): Promise<void> {
  const asked = startAsked(`CONNECT ${to}`);
  client.on("error", () => client.destroy());
  // What it sends before its host is reached waits, instead of flowing to nobody.
  client.pause();
  const host = world.plan.hosts.find((name) => `${name}:${TUNNEL_PORT}` === to);
  if (host === undefined) return refuse(world, { asked, client }, NOT_LISTED);
  const reached = await reach(world, host);
  if (reached.kind === "failed") return refuse(world, { asked, client }, reached);
  const { socket } = reached;
  client.write("HTTP/1.1 200 Connection established\r\n\r\n");
  const wanted = { name: host, limitMs: world.plan.connectMs };
  const hello = await holdHello({ client, host: socket, head }, wanted);
  if (hello.kind === "refused") {
    world.log.add(asked, toRefused(403, hello.reason));
    socket.destroy();
    client.end(UNRECOGNIZED_NAME, () => client.destroy());
    return;
  }
  socket.write(hello.bytes);
  await Promise.allSettled([pipeline(client, socket), pipeline(socket, client)]);
  const { bytesWritten: sent, bytesRead: received } = socket;
  world.log.add(asked, { status: 200, refused: null, sent, received });
}

/** A fatal alert of TLS (RFC 6066 §3): a client that speaks it says why it failed. */
const UNRECOGNIZED_NAME = Buffer.from([21, 3, 3, 0, 2, 2, 112]);

const NOT_LISTED: Failed = {
  kind: "failed",
  status: 403,
  reason: "the host is none that this run may reach",
};

function refuse(
  { log }: World,
  { asked, client }: { readonly asked: Asked; readonly client: Socket },
  { status, reason }: Failed,
): void {
  log.add(asked, toRefused(status, reason));
  const body = `skillcheck: ${reason}\n`;
  const length = Buffer.byteLength(body);
  client.end(
    `HTTP/1.1 ${STATUS_LINES[status]}\r\ncontent-type: text/plain\r\ncontent-length: ${length}\r\nconnection: close\r\n\r\n${body}`,
  );
}

/** Why a host was not reached. */
interface Failed {
  readonly kind: "failed";
  readonly status: Status;
  readonly reason: string;
}

type Reached = { readonly kind: "reached"; readonly socket: Socket } | Failed;

async function reach(world: World, host: string): Promise<Reached> {
  const { plan, dial } = world;
  const late: Failed = { kind: "failed", status: 504, reason: `${host} did not answer in time` };
  const until = AbortSignal.timeout(plan.connectMs);
  const timeout = new Promise<Failed>((resolve) => {
    until.addEventListener("abort", () => resolve(late), { once: true });
  });
  const addresses = await Promise.race([resolveHost(dial, host), timeout]);
  if ("kind" in addresses) return addresses;
  const socket = dial.connect(host, addresses);
  world.hosts.add(socket);
  socket.once("close", () => world.hosts.delete(socket));
  const reached = await Promise.race([connected(socket, host), timeout]);
  if (reached.kind === "failed") socket.destroy();
  return reached;
}

async function resolveHost(dial: Dial, host: string): Promise<readonly string[] | Failed> {
  try {
    const addresses = await dial.resolve(host);
    const inner = addresses.find((address) => !isPublicAddress(address));
    if (inner === undefined && addresses.length > 0) return addresses;
    const reason =
      inner === undefined
        ? `${host} has no address`
        : `${host} leads to ${inner}, which is no address of the internet`;
    return { kind: "failed", status: inner === undefined ? 502 : 403, reason };
  } catch (error) {
    return { kind: "failed", status: 502, reason: `${host} has no address: ${toWords(error)}` };
  }
}

function toWords(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function connected(socket: Socket, host: string): Promise<Reached> {
  return new Promise((resolve) => {
    const fail = (reason: string) => resolve({ kind: "failed", status: 502, reason });
    socket.once("connect", () => resolve({ kind: "reached", socket }));
    // Also later: a connection that breaks ends its pipeline.
    socket.on("error", (error) => fail(`${host} cannot be reached: ${error.message}`));
    socket.once("close", () => fail(`${host} was given up`));
  });
}
