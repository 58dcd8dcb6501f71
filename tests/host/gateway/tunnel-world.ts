import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { Duplex } from "node:stream";
import { connect as connectTls } from "node:tls";
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
  socket.setEncoding("latin1");
  const toUpper = (text: string) => text.replace(/[a-z]/g, (letter) => letter.toUpperCase());
  socket.on("data", (text: string) => void socket.write(toUpper(text), "latin1"));
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
    say: async (text: string | Buffer) => {
      const socket = await open();
      let got = "";
      socket.setEncoding("latin1").on("data", (part: string) => {
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

/** What Node's own TLS begins with for a host; null names none. */
export async function helloOf(servername: string | null): Promise<Buffer> {
  const said = new Promise<Buffer>((resolve) => {
    const wire = new Duplex({
      read: () => undefined,
      write: (bytes: Buffer) => resolve(bytes),
    });
    connectTls({ socket: wire, servername: servername ?? "" }).on("error", () => undefined);
  });
  return said;
}

/** The request of a tunnel, and what TLS for that host begins with. */
export async function connectAs(host: string, text = ""): Promise<Buffer> {
  const parts = [connectTo(`${host}:443`), await helloOf(host), text];
  return Buffer.concat(parts.map((part) => Buffer.from(part)));
}
