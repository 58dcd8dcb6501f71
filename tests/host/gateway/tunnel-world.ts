import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";
import type { Dial } from "../../../src/host/gateway/dial.ts";
import type { Gateway, GatewayAddress } from "../../../src/model/gateway.ts";

/** An address of the internet that nobody connects to here: the connector leads to this test's own host. */
export const PUBLIC = "93.184.215.14";

/** A host of this test: says every byte back in upper case, and ends when it is told so. */
export async function startHost(serve: (socket: Socket) => void = shout): Promise<number> {
  const sockets = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
    serve(socket);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

function shout(socket: Socket): void {
  socket.setEncoding("utf8");
  socket.on("data", (text: string) => void socket.write(text.toUpperCase()));
  socket.on("end", () => socket.end("BYE"));
}

/** Leads every name to a port of this machine; `asked` lists what was resolved and connected. */
export function dialTo(port: number, addresses: readonly string[] = [PUBLIC]) {
  const asked: string[] = [];
  const dial: Dial = {
    resolve: async (host) => {
      asked.push(`resolve ${host}`);
      return addresses;
    },
    connect: (host, known) => {
      asked.push(`connect ${host} ${known.join(" ")}`);
      return connect({ host: "127.0.0.1", port, allowHalfOpen: true });
    },
  };
  return { dial, asked };
}

/** A client of a proxy that listens. */
export function clientOf(gateway: Gateway) {
  onTestFinished(gateway.close);
  const open = async () => {
    const socket = connect({ ...placeOf(gateway.address), allowHalfOpen: true });
    socket.on("error", () => undefined);
    await once(socket, "connect");
    return socket;
  };
  return {
    open,
    /** Sends bytes, ends its side, and gives everything that came back. */
    say: async (text: string) => {
      const socket = await open();
      let got = "";
      socket.setEncoding("utf8").on("data", (part: string) => {
        got += part;
      });
      socket.end(text);
      await once(socket, "close");
      return got;
    },
  };
}

function placeOf(address: GatewayAddress) {
  if (address.kind === "socket") return { path: address.path };
  return { host: "127.0.0.1", port: Number(new URL(address.url).port) };
}

/** The request of a tunnel. */
export const connectTo = (target: string) =>
  `CONNECT ${target} HTTP/1.1\r\nHost: ${target}\r\n\r\n`;
