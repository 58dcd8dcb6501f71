import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { describe, expect, test } from "vitest";
import type { Dial } from "../../../src/host/gateway/dial.ts";
import { openTunnels } from "../../../src/host/gateway/open-tunnels.ts";
import { clientOf, connectAs, connectTo, dialTo, PUBLIC, startHost } from "./tunnel-world.ts";

const HOST = "api.anthropic.com";
const TARGET = `${HOST}:443`;

async function openWorld(dial: Dial, connectMs = 5000) {
  const listen = { kind: "loopback" } as const;
  const opened = await openTunnels({ listen, hosts: [HOST], connectMs }, dial);
  if (opened.kind === "failed") throw new Error(opened.reason);
  const { gateway } = opened;
  return {
    ...clientOf(gateway),
    gateway,
    report: async () => {
      await gateway.close();
      return gateway.report();
    },
  };
}

describe("SB-16 a login of one's own reaches the vendor's hosts and nothing else", () => {
  test("a listed host, both ways, also what came with the CONNECT, until both sides are done", async () => {
    const { dial, asked } = dialTo(await startHost());
    const world = await openWorld(dial);
    const said = await connectAs(HOST, "hello");
    const passed = said.length - connectTo(TARGET).length;
    const got = await world.say(said);
    expect([got.slice(0, 39), got.slice(-8)]).toEqual([
      "HTTP/1.1 200 Connection established\r\n\r\n",
      "HELLOBYE",
    ]);
    expect(asked).toEqual([`resolve ${HOST}`, `connect ${HOST} ${PUBLIC}`]);
    const target = `CONNECT ${TARGET}`;
    const when = { startedAt: expect.any(String), durationMs: expect.any(Number) };
    expect(await world.report()).toMatchObject({
      calls: [],
      stopped: null,
      tunnelsLeftOut: 0,
      tunnels: [
        { target, status: 200, sent: passed, received: passed + 3, refused: null, ...when },
      ],
    });
  });

  test.each([
    "evil.example:443",
    `${HOST}:80`,
    `${HOST}:22`,
    HOST,
    `x${TARGET}`,
    `${HOST}.evil.example:443`,
    "API.anthropic.com:443",
    `${HOST}.:443`,
    `user@${TARGET}`,
    "127.0.0.1:443",
    "127.0.0.1:8787",
    "[::1]:443",
    "169.254.169.254:80",
    `${HOST}:0443`,
    `${HOST}:+443`,
    ":443",
  ])("another host is answered 403 and logged: %s", async (target) => {
    const { dial, asked } = dialTo(await startHost());
    const world = await openWorld(dial);
    expect(await world.say(connectTo(target))).toMatch(/^HTTP\/1\.1 403 Forbidden\r\n/);
    expect((await world.report()).tunnels).toMatchObject([
      {
        target: `CONNECT ${target}`,
        status: 403,
        refused: "the host is none that this run may reach",
      },
    ]);
    expect(asked).toEqual([]);
  });

  test.each([
    [`GET http://${HOST}/ HTTP/1.1`, `GET http://${HOST}/`],
    ["POST /v1/messages HTTP/1.1", "POST /v1/messages"],
  ])("%s is no tunnel", async (line, target) => {
    const { dial, asked } = dialTo(await startHost());
    const world = await openWorld(dial);
    expect(await world.say(`${line}\r\nHost: ${HOST}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 403 /);
    expect((await world.report()).tunnels).toMatchObject([{ target, status: 403 }]);
    expect(asked).toEqual([]);
  });
});

describe("SB-7 a listed name that leads to this machine or its network is refused", () => {
  test.each([
    "127.0.0.1",
    "10.0.0.7",
    "172.31.255.255",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",
    "224.0.0.1",
    "255.255.255.255",
    "::1",
    "::",
    "::ffff:127.0.0.1",
    "fe80::1",
    "fd00::1",
    "2002:7f00:1::",
    "64:ff9b::7f00:1",
    "2001:db8::1",
    "fe80::1%eth0",
    "no address",
  ])("%s, also beside a public one", async (address) => {
    const { dial, asked } = dialTo(await startHost(), [PUBLIC, address]);
    const world = await openWorld(dial);
    expect(await world.say(connectTo(TARGET))).toMatch(/^HTTP\/1\.1 403 /);
    expect(asked).toEqual([`resolve ${HOST}`]);
    expect((await world.report()).tunnels).toMatchObject([
      {
        status: 403,
        refused: `${HOST} leads to ${address}, which is no address of the internet`,
      },
    ]);
  });

  test("public ones of both families are handed on as they are", async () => {
    const addresses = [PUBLIC, "2606:4700::6810:84e5", "172.32.0.1", "100.128.0.1"];
    const { dial, asked } = dialTo(await startHost(), addresses);
    const world = await openWorld(dial);
    expect(await world.say(await connectAs(HOST, "a"))).toContain("ABYE");
    expect(asked[1]).toBe(`connect ${HOST} ${addresses.join(" ")}`);
  });
});

describe("a host that does not work", () => {
  test("nobody listens", async () => {
    const server = createServer();
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    server.close();
    await once(server, "close");
    const world = await openWorld(dialTo(port).dial);
    expect(await world.say(connectTo(TARGET))).toMatch(/^HTTP\/1\.1 502 Bad Gateway\r\n/);
    expect((await world.report()).tunnels).toMatchObject([
      { status: 502, refused: expect.stringContaining("ECONNREFUSED") },
    ]);
  });

  test.each([
    ["its name is not known", async () => Promise.reject(new Error("ENOTFOUND"))],
    ["it has no address", async () => []],
  ])("%s", async (_name, resolve) => {
    const world = await openWorld({ ...dialTo(1).dial, resolve });
    expect(await world.say(connectTo(TARGET))).toMatch(/^HTTP\/1\.1 502 /);
    expect((await world.report()).tunnels).toMatchObject([
      { status: 502, refused: expect.stringContaining(`${HOST} has no address`) },
    ]);
  });

  test("it is never found: not in time", async () => {
    const resolve = () => new Promise<never>(() => undefined);
    const world = await openWorld({ ...dialTo(1).dial, resolve }, 20);
    expect(await world.say(connectTo(TARGET))).toMatch(/^HTTP\/1\.1 504 Gateway Timeout\r\n/);
    expect((await world.report()).tunnels).toMatchObject([
      { status: 504, refused: `${HOST} did not answer in time` },
    ]);
  });

  test("it breaks off: the client sees the end", async () => {
    const port = await startHost((socket) => {
      socket.once("data", () => socket.resetAndDestroy());
    });
    const world = await openWorld(dialTo(port).dial);
    const said = await connectAs(HOST);
    expect(await world.say(said)).toMatch(/^HTTP\/1\.1 200 /);
    const sent = said.length - connectTo(TARGET).length;
    expect((await world.report()).tunnels).toMatchObject([{ status: 200, sent, refused: null }]);
  });
});

test("closing ends open tunnels on both sides", async () => {
  let tell: () => void = () => undefined;
  const gone = new Promise<void>((resolve) => {
    tell = resolve;
  });
  let hear: () => void = () => undefined;
  const heard = new Promise<void>((resolve) => {
    hear = resolve;
  });
  const port = await startHost((socket: Socket) => {
    socket.once("data", hear);
    socket.once("end", tell);
  });
  const world = await openWorld(dialTo(port).dial);
  const socket = await world.open();
  socket.write(await connectAs(HOST));
  await once(socket, "data");
  await heard;
  const closed = once(socket, "end");
  await world.gateway.close();
  await Promise.all([gone, closed]);
  expect(world.gateway.report().tunnels).toMatchObject([{ status: 200, refused: null }]);
});

test("what was asked for is logged up to 300 characters", async () => {
  const { dial } = dialTo(1);
  const world = await openWorld(dial);
  const socket = await world.open();
  socket.resume();
  socket.end(`GET / HTTP/1.1\r\nHost: x\r\n\r\n`);
  await once(socket, "close");
  const asked = `CONNECT ${"x".repeat(400)}:443`;
  expect(await world.say(`${asked} HTTP/1.1\r\nHost: x\r\n\r\n`)).toMatch(/^HTTP\/1\.1 403 /);
  const { tunnels } = await world.report();
  expect(tunnels.map(({ target }) => target)).toEqual(["GET /", asked.slice(0, 300)]);
});
