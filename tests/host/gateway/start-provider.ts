import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { onTestFinished } from "vitest";

/** One request as the provider got it. */
export interface Seen {
  readonly method: string;
  readonly url: string;
  /** Names and values in turn, as they were sent. */
  readonly rawHeaders: readonly string[];
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** A provider on 127.0.0.1 that does what it is told. */
export interface Provider {
  readonly url: string;
  readonly port: number;
  /** In the order of their last byte. */
  readonly seen: readonly Seen[];
  /** Connections that were opened so far, and those that are open. */
  readonly connections: () => { readonly taken: number; readonly open: number };
  /** Resolves when none is open any more. */
  readonly left: () => Promise<void>;
}

/** Answers one request; `index` counts from 0. */
export type Answer = (response: ServerResponse, seen: Seen, index: number) => unknown;

/** Starts a provider that goes with the test. */
export async function startProvider(answer: Answer): Promise<Provider> {
  const seen: Seen[] = [];
  const sockets = new Set<Socket>();
  let taken = 0;
  const server = createServer((request, response) => {
    response.on("error", () => undefined);
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { method = "", url = "", rawHeaders, headers } = request;
      const one = { method, url, rawHeaders, headers, body: Buffer.concat(chunks) };
      seen.push(one);
      answer(response, one, seen.length - 1);
    });
  });
  server.on("connection", (socket: Socket) => {
    taken += 1;
    sockets.add(socket);
    socket.once("close", () => {
      sockets.delete(socket);
      if (sockets.size === 0) server.emit("left");
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((closed) => {
      server.close(closed);
    });
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    seen,
    connections: () => ({ taken, open: sockets.size }),
    left: async () => {
      if (sockets.size > 0) await once(server, "left");
    },
  };
}
