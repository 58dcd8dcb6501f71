import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { describe, expect, onTestFinished, test } from "vitest";
import { openTunnels } from "../../../src/host/gateway/open-tunnels.ts";
import type { TunnelGateway, TunnelPlan } from "../../../src/model/gateway.ts";

/** A vendor's host: says every byte back in upper case, and ends when it is told so. */
async function startVendor(serve: (socket: Socket) => void = shout): Promise<number> {
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

interface World {
  readonly gateway: TunnelGateway;
  /** Sends bytes, ends its side, and gives everything that came back. */
  readonly say: (text: string) => Promise<string>;
  readonly open: () => Promise<Socket>;
}

async function openWorld(plan: Partial<TunnelPlan> & Pick<TunnelPlan, "hosts">): Promise<World> {
  const opened = await openTunnels({ listen: { kind: "loopback" }, connectMs: 5000, ...plan });
  if (opened.kind === "failed") throw new Error(opened.reason);
  const { gateway } = opened;
  onTestFinished(gateway.close);
  const port = gateway.address.kind === "loopback" ? Number(new URL(gateway.address.url).port) : 0;
  const open = async () => {
    const socket = connect({ host: "127.0.0.1", port, allowHalfOpen: true });
    socket.on("error", () => undefined);
    await once(socket, "connect");
    return socket;
  };
  const say = async (text: string) => {
    const socket = await open();
    let got = "";
    socket.setEncoding("utf8").on("data", (part: string) => {
      got += part;
    });
    socket.end(text);
    await once(socket, "close");
    return got;
  };
  return { gateway, say, open };
}

const anthropic = (port: number) => ({
  host: "api.anthropic.com",
  port: 443,
  connectTo: { host: "127.0.0.1", port },
});

const ask = (target: string) => `CONNECT ${target} HTTP/1.1\r\nHost: ${target}\r\n\r\n`;

describe("SB-16 a login of one's own reaches the vendor's hosts and nothing else", () => {
  test("a listed host, both ways, also what came with the CONNECT, until both sides are done", async () => {
    const world = await openWorld({ hosts: [anthropic(await startVendor())] });
    expect(await world.say(`${ask("api.anthropic.com:443")}hello`)).toBe(
      "HTTP/1.1 200 Connection established\r\n\r\nHELLOBYE",
    );
    await world.gateway.close();
    expect(world.gateway.report()).toMatchObject({
      leftOut: 0,
      tunnels: [
        {
          target: "CONNECT api.anthropic.com:443",
          status: 200,
          sent: 5,
          received: 8,
          refused: null,
        },
      ],
    });
  });

  test.each([
    "evil.example:443",
    "api.anthropic.com:80",
    "api.anthropic.com:22",
    "api.anthropic.com",
    "xapi.anthropic.com:443",
    "api.anthropic.com.evil.example:443",
    "API.anthropic.com:443",
    "api.anthropic.com.:443",
    "user@api.anthropic.com:443",
    "127.0.0.1:443",
    "[::1]:443",
    "169.254.169.254:80",
    "api.anthropic.com:0443",
  ])("%s is refused and logged", async (target) => {
    let reached = 0;
    const port = await startVendor(() => {
      reached += 1;
    });
    const world = await openWorld({ hosts: [anthropic(port)] });
    expect(await world.say(ask(target))).toMatch(/^HTTP\/1\.1 403 Forbidden\r\n/);
    await world.gateway.close();
    expect(world.gateway.report().tunnels).toMatchObject([
      { target: `CONNECT ${target}`, status: 403, refused: "the host is none of the vendor's" },
    ]);
    expect(reached).toBe(0);
  });

  test.each([
    ["GET http://api.anthropic.com/ HTTP/1.1", "GET http://api.anthropic.com/"],
    ["POST /v1/messages HTTP/1.1", "POST /v1/messages"],
  ])("%s is no tunnel", async (line, target) => {
    const world = await openWorld({ hosts: [anthropic(await startVendor())] });
    const got = await world.say(`${line}\r\nHost: api.anthropic.com\r\nConnection: close\r\n\r\n`);
    expect(got).toMatch(/^HTTP\/1\.1 403 /);
    await world.gateway.close();
    expect(world.gateway.report().tunnels).toMatchObject([{ target, status: 403 }]);
  });

  test("a host without its own place is reached under its name", async () => {
    const port = await startVendor();
    const world = await openWorld({ hosts: [{ host: "127.0.0.1", port, connectTo: null }] });
    expect(await world.say(`${ask(`127.0.0.1:${port}`)}a`)).toContain("ABYE");
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
    const world = await openWorld({ hosts: [anthropic(port)] });
    expect(await world.say(ask("api.anthropic.com:443"))).toMatch(
      /^HTTP\/1\.1 502 Bad Gateway\r\n/,
    );
    await world.gateway.close();
    expect(world.gateway.report().tunnels).toMatchObject([
      { status: 502, refused: expect.stringContaining("ECONNREFUSED") },
    ]);
  });

  test("it breaks off: the client sees the end", async () => {
    const port = await startVendor((socket) => {
      socket.once("data", () => socket.resetAndDestroy());
    });
    const world = await openWorld({ hosts: [anthropic(port)] });
    expect(await world.say(`${ask("api.anthropic.com:443")}a`)).toMatch(/^HTTP\/1\.1 200 /);
    await world.gateway.close();
    expect(world.gateway.report().tunnels).toMatchObject([{ status: 200, sent: 1 }]);
  });
});

test("closing ends open tunnels on both sides", async () => {
  let tell: () => void = () => undefined;
  const gone = new Promise<void>((resolve) => {
    tell = resolve;
  });
  const port = await startVendor((socket) => {
    socket.resume();
    socket.once("end", tell);
  });
  const world = await openWorld({ hosts: [anthropic(port)] });
  const socket = await world.open();
  socket.write(ask("api.anthropic.com:443"));
  await once(socket, "data");
  const closed = once(socket, "end");
  await world.gateway.close();
  await Promise.all([gone, closed]);
  expect(world.gateway.report().tunnels).toMatchObject([{ status: 200, refused: null }]);
});
