import { EventEmitter, once } from "node:events";
import { type ConnectionOptions, connect as connectTls, createServer } from "node:tls";
import { describe, expect, onTestFinished, test } from "vitest";
import type { Dial } from "../../../src/host/gateway/dial.ts";
import { openTunnels } from "../../../src/host/gateway/open-tunnels.ts";
import { readServerName } from "../../../src/host/gateway/read-server-name.ts";
import { clientOf, connectTo, dialTo, helloOf, PUBLIC, startHost } from "./tunnel-world.ts";

const HOST = "api.example.com";
const ESTABLISHED = "HTTP/1.1 200 Connection established\r\n\r\n";
/** Of TLS: fatal, unrecognized_name. */
const ALERT = "\x15\x03\x03\x00\x02\x02p";
const PSK = { psk: Buffer.alloc(32, 7), identity: "test" };
/** No certificates are needed so. */
const KEYED = { ciphers: "PSK", maxVersion: "TLSv1.2" } as const;

/** A host that speaks TLS, or one that counts what it hears. */
async function openWorld(
  host: "TLS" | "counts",
  connectMs = 5000,
  resolve: Dial["resolve"] = async () => [PUBLIC],
) {
  const names: (string | false | null)[] = [];
  const secure = createServer({ ...KEYED, pskCallback: () => PSK.psk }, (socket) => {
    names.push(socket.servername);
    socket.setEncoding("utf8").on("data", (text: string) => socket.end(text.toUpperCase()));
  });
  let received = 0;
  const port = await startHost((socket) => {
    if (host === "TLS") return void secure.emit("connection", socket);
    socket.on("data", (bytes) => {
      received += bytes.length;
      socket.write("heard");
    });
  });
  const opened = await openTunnels(
    { listen: { kind: "loopback" }, hosts: [HOST], connectMs },
    { ...dialTo(port).dial, resolve },
  );
  if (opened.kind === "failed") throw new Error(opened.reason);
  const { gateway } = opened;
  const client = clientOf(gateway);
  const openTunnel = async () => {
    const socket = await client.open();
    socket.write(connectTo(`${HOST}:443`));
    await once(socket, "data");
    return socket;
  };
  return {
    ...client,
    openTunnel,
    /** A real client that speaks TLS through the tunnel; what it heard, or its error. */
    speak: async (options: ConnectionOptions) => {
      const socket = await openTunnel();
      const secured = connectTls({
        ...KEYED,
        socket,
        pskCallback: () => PSK,
        checkServerIdentity: () => undefined,
        ...options,
      });
      onTestFinished(() => void secured.destroy());
      return new Promise<string>((resolve) => {
        let heard = "";
        secured.setEncoding("utf8").on("data", (text: string) => {
          heard += text;
        });
        secured.on("error", (error) => resolve(error.message)).on("end", () => resolve(heard));
        secured.write("hello");
      });
    },
    report: async () => {
      await gateway.close();
      const { tunnels } = gateway.report();
      return tunnels.map(({ status, refused, sent }) => ({ status, refused, sent }));
    },
    names,
    received: () => received,
  };
}

describe("SB-7 TLS through a tunnel is for its host and no other", () => {
  test.each([HOST, "API.Example.COM", `${HOST}.`])("a real client that names %s", async (name) => {
    const world = await openWorld("TLS");
    expect(await world.speak({ servername: name })).toBe("HELLO");
    expect(world.names).toEqual([name]);
    expect(await world.report()).toEqual([
      { status: 200, refused: null, sent: expect.any(Number) },
    ]);
  });

  test.each([
    ["another host", "evil.example.com", "its TLS is for another host: evil.example.com"],
    ["one below it", `x.${HOST}`, `its TLS is for another host: x.${HOST}`],
    ["no name", "", "its TLS names no host (SNI)"],
    [
      "what is no name",
      "evil\u0001.example",
      "its TLS is for another host: one that is no host's name",
    ],
  ])(
    "a real client that names %s is refused, and the host hears nothing",
    async (_name, servername, reason) => {
      const world = await openWorld("counts");
      expect(await world.speak({ servername })).toMatch(/unrecognized name/);
      expect(await world.report()).toEqual([{ status: 403, refused: reason, sent: 0 }]);
      expect(world.received()).toBe(0);
    },
  );
});

describe("SB-7 what a client sends through a tunnel before its host hears anything", () => {
  test.each([
    ["plain HTTP", `GET / HTTP/1.1\r\nHost: ${HOST}\r\n\r\n`, "what it sends is no TLS"],
    ["nothing", "", "it ended before its TLS began"],
    ["a part of a record", "\x16\x03\x01\x02\x00\x01", "it ended before its TLS began"],
  ])("%s is refused", async (_name, text, reason) => {
    const world = await openWorld("counts");
    const said = Buffer.from(connectTo(`${HOST}:443`) + text, "latin1");
    expect(await world.say(said)).toBe(ESTABLISHED + ALERT);
    expect(await world.report()).toEqual([{ status: 403, refused: reason, sent: 0 }]);
    expect(world.received()).toBe(0);
  });

  test("what a client sends while its host is still looked for is not lost", async () => {
    const found = new EventEmitter();
    const looked = once(found, "look");
    const resolve = async () => {
      found.emit("look");
      await once(found, "find");
      return [PUBLIC];
    };
    const world = await openWorld("counts", 5000, resolve);
    const socket = await world.open();
    socket.write(connectTo(`${HOST}:443`));
    await looked;
    const hello = await helloOf(HOST);
    await new Promise((done) => socket.write(hello, done));
    // Once around the loop of events: the bytes have arrived.
    await world.open();
    found.emit("find");
    await once(socket, "data");
    await once(socket, "data");
    expect(world.received()).toBe(hello.length);
    socket.end();
    expect(await world.report()).toEqual([{ status: 200, refused: null, sent: hello.length }]);
  });

  test("a client that never begins is refused in time", async () => {
    const world = await openWorld("counts", 50);
    const socket = await world.openTunnel();
    socket.write("\x16\x03");
    socket.resume();
    await once(socket, "end");
    expect(await world.report()).toEqual([
      { status: 403, refused: "its TLS did not begin in time", sent: 0 },
    ]);
  });

  test("a ClientHello that comes byte by byte is passed on whole", async () => {
    const world = await openWorld("counts");
    const socket = await world.openTunnel();
    const hello = await helloOf(HOST);
    socket.setNoDelay(true);
    for (const byte of hello) {
      await new Promise((resolve) => socket.write(Buffer.of(byte), resolve));
      await new Promise(setImmediate);
    }
    await once(socket, "data");
    expect(world.received()).toBe(hello.length);
    socket.end();
    expect(await world.report()).toEqual([{ status: 200, refused: null, sent: hello.length }]);
  });
});

/** A record of a handshake. */
function toRecord(payload: Buffer): Buffer {
  const header = Buffer.from([22, 3, 1, 0, 0]);
  header.writeUInt16BE(payload.length, 3);
  return Buffer.concat([header, payload]);
}

/** A ClientHello with these extensions and nothing else. */
function toHello(extensions: Buffer): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(extensions.length);
  const body = Buffer.concat([Buffer.alloc(34, 3), Buffer.from([0, 0, 2, 19, 1, 1, 0]), length]);
  const header = Buffer.alloc(4);
  header.writeUInt32BE(body.length + extensions.length);
  header[0] = 1;
  return Buffer.concat([header, body, extensions]);
}

/** The extension server_name, with a list of names of these kinds. */
function toNames(...names: readonly (readonly [kind: number, name: string])[]): Buffer {
  const list = Buffer.concat(
    names.map(([kind, name]) =>
      Buffer.concat([Buffer.from([kind, 0, name.length]), Buffer.from(name)]),
    ),
  );
  return Buffer.concat([Buffer.from([0, 0, 0, list.length + 2, 0, list.length]), list]);
}

const BROKEN = { kind: "refused", reason: "its TLS begins with a ClientHello that cannot be read" };
const LONG = { kind: "refused", reason: "its TLS begins with a ClientHello that is too long" };
const NAMED = { kind: "name", name: HOST };
const usual = toHello(toNames([0, HOST]));

describe("the server name of a ClientHello", () => {
  test("is told at its last byte and not before, whatever comes behind", async () => {
    const hello = await helloOf(HOST);
    for (let length = 0; length < hello.length; length += 1) {
      expect(readServerName(hello.subarray(0, length))).toEqual({ kind: "open" });
    }
    expect(readServerName(hello)).toEqual(NAMED);
    // As early data does.
    expect(readServerName(Buffer.concat([hello, Buffer.from([23, 3, 3, 0, 1, 0])]))).toEqual(NAMED);
    expect(readServerName(Buffer.concat([hello, Buffer.from("GET")]))).toEqual(NAMED);
  });

  test("is told in records of any length", () => {
    for (const size of [1, 2, 3, 7, 64, usual.length]) {
      const parts: Buffer[] = [];
      for (let at = 0; at < usual.length; at += size) {
        parts.push(toRecord(usual.subarray(at, at + size)));
      }
      expect(readServerName(Buffer.concat(parts))).toEqual(NAMED);
    }
  });

  test("with Encrypted Client Hello it is the outer one", () => {
    const encrypted = Buffer.from([0xfe, 0x0d, 0, 2, 0, 0]);
    const hello = toHello(Buffer.concat([encrypted, toNames([0, "Outer.Example"])]));
    expect(readServerName(toRecord(hello))).toEqual({ kind: "name", name: "outer.example" });
  });

  test.each<[string, Buffer, unknown]>([
    ["two extensions", toHello(Buffer.concat([toNames([0, HOST]), toNames([0, "b.c"])])), BROKEN],
    ["two names", toHello(toNames([0, HOST], [0, "b.c"])), BROKEN],
    ["a name of another kind", toHello(toNames([1, HOST])), BROKEN],
    ["an empty list", toHello(toNames()), BROKEN],
    ["an empty extension", toHello(Buffer.alloc(4)), BROKEN],
    ["a length beyond its end", toHello(Buffer.from([0, 0, 0, 9, 0])), BROKEN],
    ["a type alone", toHello(Buffer.from([0, 0])), BROKEN],
    [
      "no extensions",
      toHello(Buffer.alloc(0)),
      { kind: "refused", reason: "its TLS names no host (SNI)" },
    ],
    ["a second message behind it", Buffer.concat([usual, Buffer.of(1)]), BROKEN],
    ["another message", Buffer.concat([Buffer.of(2), usual.subarray(1)]), BROKEN],
    ["a hello that ends in its random", Buffer.from([1, 0, 0, 3, 1, 2, 3]), BROKEN],
    ["a hello of 16 MiB", Buffer.from([1, 255, 255, 255]), LONG],
  ])("of %s", (_name, message, read) => {
    expect(readServerName(toRecord(message))).toEqual(read);
  });

  test("of records that are none", () => {
    const first = toRecord(usual.subarray(0, 9));
    expect(readServerName(Buffer.concat([first, Buffer.from("GET")]))).toEqual(BROKEN);
    expect(readServerName(Buffer.from([22, 3, 1, 0, 0]))).toEqual(BROKEN);
    expect(readServerName(Buffer.from([22, 3, 1, 64, 1]))).toEqual(BROKEN);
    expect(readServerName(Buffer.from([0x80, 0x2e, 1]))).toEqual({
      kind: "refused",
      reason: "what it sends is no TLS",
    });
    expect(readServerName(Buffer.from([22, 2]))).toMatchObject({ kind: "refused" });
    const many = Buffer.concat([
      toRecord(Buffer.from([1, 0, 128, 0])),
      toRecord(Buffer.alloc(16_384)),
      toRecord(Buffer.alloc(16_108)),
    ]);
    expect(readServerName(many)).toEqual({ kind: "open" });
    expect(readServerName(Buffer.concat([many, toRecord(Buffer.alloc(260))]))).toEqual(LONG);
  });
});
