/** A small HTTP server that only this machine can reach; the model server and the cache server stand on it. */

import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A request that has arrived whole. */
export interface Incoming {
  readonly method: string;
  /** Path without the query, as sent (not decoded). */
  readonly path: string;
  readonly query: URLSearchParams;
  /** Lower-case names; repeated headers joined by ", ". */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** A running server. */
export interface Loopback {
  /** `http://127.0.0.1:<port>`, no slash at the end. */
  readonly url: string;
  /** Ends the server at once: open connections, hanging ones too, are destroyed. */
  close(): Promise<void>;
}

/** What the server is started with. */
export interface LoopbackOptions {
  /** 0 (the default) lets the system choose. */
  readonly port?: number;
  /** Answers one request. An exception becomes a 500 with its words as JSON. */
  readonly answer: (request: Incoming, response: ServerResponse) => Promise<void> | void;
}

/** Reads a port given on a command line. Throws an Error with words. */
export function readPort(given: string): number {
  const port = Number(given);
  if (/^[0-9]+$/.test(given) && port <= 65_535) return port;
  throw new Error(`--port: "${given}" is no port`);
}

async function readWhole(request: IncomingMessage): Promise<Incoming> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const url = new URL(request.url ?? "/", "http://127.0.0.1");
  const headers: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const [name, value] of Object.entries(request.headers))
    headers[name] = Array.isArray(value) ? value.join(", ") : (value ?? "");
  return {
    method: request.method ?? "GET",
    path: url.pathname,
    query: url.searchParams,
    headers,
    body: Buffer.concat(chunks),
  };
}

/** Sends a JSON answer and ends it. */
export function sendJson(
  response: ServerResponse,
  status: number,
  { body, headers = {} }: { body: unknown; headers?: Readonly<Record<string, string>> },
): void {
  const bytes = Buffer.from(JSON.stringify(body));
  response.writeHead(status, {
    "content-type": "application/json",
    "content-length": bytes.length,
    ...headers,
  });
  response.end(bytes);
}

async function handle(
  options: LoopbackOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    await options.answer(await readWhole(request), response);
  } catch (error) {
    // A client that hung up in the middle is no fault of this server; anything else is told in words.
    if (response.headersSent || response.destroyed) {
      response.destroy();
      return;
    }
    sendJson(response, 500, {
      body: { error: error instanceof Error ? error.message : "unknown" },
    });
  }
}

/** Starts a server on 127.0.0.1. Rejects when the port is taken. */
export function listen(options: LoopbackOptions): Promise<Loopback> {
  const server = createServer((request, response) => {
    void handle(options, request, response);
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(options.port ?? 0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      const close = () =>
        new Promise<void>((closed) => {
          server.close(() => closed());
          server.closeAllConnections();
        });
      resolve({ url: `http://127.0.0.1:${port}`, close });
    });
  });
}
