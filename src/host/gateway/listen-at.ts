import { chmod } from "node:fs/promises";
import type { Server } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import type { GatewayAddress, ListenPlace } from "../../model/gateway.ts";

/** Longest path of a unix socket on Linux: `sun_path` holds 108 bytes with its NUL. */
const SOCKET_PATH_BYTES = 107;

/** Where a server listens now, or why it does not. */
export type Listening =
  | {
      readonly kind: "listening";
      readonly address: GatewayAddress;
      /** Ends the server and every connection that it took, tunnels too. Never rejects. */
      readonly stop: () => Promise<void>;
    }
  | { readonly kind: "failed"; readonly reason: string };

/** Lets a server listen. A socket may be used by this user alone; what lies at its path already is left there. */
export async function listenAt(server: Server, place: ListenPlace): Promise<Listening> {
  if (place.kind === "socket") {
    const length = Buffer.byteLength(place.path);
    if (length > SOCKET_PATH_BYTES) {
      const reason = `a socket's path has at most ${SOCKET_PATH_BYTES} bytes, this one has ${length}: ${place.path}`;
      return { kind: "failed", reason };
    }
  }
  const stop = trackConnections(server);
  try {
    await start(server, place);
    if (place.kind === "socket") await chmod(place.path, 0o600);
    return { kind: "listening", address: toAddress(server, place), stop };
  } catch (error) {
    await stop();
    return { kind: "failed", reason: error instanceof Error ? error.message : String(error) };
  }
}

function toAddress(server: Server, place: ListenPlace): GatewayAddress {
  if (place.kind === "socket") return place;
  const { port } = server.address() as AddressInfo;
  return { kind: "loopback", url: `http://127.0.0.1:${port}` };
}

function start(server: Server, place: ListenPlace): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    const ready = () => {
      server.off("error", reject);
      // A connection that cannot be accepted is its client's trouble.
      server.on("error", () => undefined);
      resolve();
    };
    if (place.kind === "socket") server.listen(place.path, ready);
    else server.listen(0, "127.0.0.1", ready);
  });
}

/** The server itself forgets a connection once it became a tunnel, and would wait for its end for ever. */
function trackConnections(server: Server): () => Promise<void> {
  const sockets = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
}
