import { describe, expect, test } from "vitest";
import { bodyFor, DUMMY, message, openWorld, type World } from "./open-world.ts";

const good = message({ input_tokens: 3, output_tokens: 4 });
const body = bodyFor(1);
/** What an attacker would have the provider see as a call of its own. */
const hidden = `POST /v1/files HTTP/1.1\r\nHost: 127.0.0.1\r\nx-api-key: ${DUMMY}\r\nContent-Length: 0\r\n\r\n`;

function head(lines: readonly string[], line = "POST /v1/messages HTTP/1.1"): string {
  return `${[line, "Host: 127.0.0.1", `x-api-key: ${DUMMY}`, ...lines].join("\r\n")}\r\n\r\n`;
}

const chunks = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n0\r\n\r\n`;

/** Where the head can be read, the call itself is logged too: it broke off. */
async function onlyRefused(world: World): Promise<void> {
  const { calls } = await world.report();
  expect(calls.filter(({ refused }) => refused !== null)).toMatchObject([
    { refused: { word: "syntax" }, status: 400 },
  ]);
  const others = calls.filter(({ refused }) => refused === null);
  expect(others.map(({ failure }) => failure).slice(1)).toEqual([]);
  expect(others.every(({ failure }) => failure === "the request broke off")).toBe(true);
  expect(world.provider.connections().taken).toBe(0);
}

describe("SB-7 a request that can be read in two ways is no request", () => {
  test.each([
    [
      "a length and chunks",
      head([`Content-Length: ${body.length}`, "Transfer-Encoding: chunked"]) +
        chunks(body) +
        hidden,
    ],
    [
      "chunks and a length",
      head(["Transfer-Encoding: chunked", "Content-Length: 4"]) + chunks(body) + hidden,
    ],
    ["two lengths", head([`Content-Length: ${body.length}`, "Content-Length: 4"]) + body + hidden],
    ["a list of lengths", head([`Content-Length: ${body.length}, 4`]) + body + hidden],
    ["a signed length", head([`Content-Length: +${body.length}`]) + body],
    ["an unknown coding", head(["Transfer-Encoding: xchunked"]) + chunks(body)],
    ["chunks that are not last", head(["Transfer-Encoding: chunked, identity"]) + chunks(body)],
    ["a blank before the colon", head(["Transfer-Encoding : chunked"]) + chunks(body)],
    ["a folded header", head(["X-A: 1\r\n  Transfer-Encoding: chunked"]) + chunks(body)],
    ["a NUL in a header", head([`X-A: a\0b`, `Content-Length: ${body.length}`]) + body],
    [
      "a bare CR in a header",
      head([`X-A: a\rHost: evil.example`, `Content-Length: ${body.length}`]) + body,
    ],
    [
      "a chunk size that is none",
      `${head(["Transfer-Encoding: chunked"])}zz\r\n${body}\r\n0\r\n\r\n`,
    ],
    [
      "a blank in the path",
      head([`Content-Length: ${body.length}`], "POST /v1/messages /v1/files HTTP/1.1") + body,
    ],
    [
      "a line feed in the path",
      head([`Content-Length: ${body.length}`], "POST /v1/mes\nsages HTTP/1.1") + body,
    ],
    ["HTTP 2", head([], "PRI * HTTP/2.0")],
    ["TLS", "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03"],
    ["headers without end", `${head([`X-A: ${"a".repeat(20_000)}`])}${body}`],
  ])("%s", async (_name, bytes) => {
    const world = await openWorld(good);
    expect(await world.raw(bytes)).toMatch(/^(HTTP\/1\.1 400 |$)/);
    await onlyRefused(world);
  });
});

describe("SB-7 what is read is one request", () => {
  test("what follows a good call is a call of its own, and refused", async () => {
    const world = await openWorld(good);
    const closing = hidden.replace("Content-Length", "Connection: close\r\nContent-Length");
    const got = await world.raw(head([`Content-Length: ${body.length}`]) + body + closing);
    expect(got.match(/^HTTP\/1\.1 \d+/gm)).toEqual(["HTTP/1.1 200", "HTTP/1.1 403"]);
    const { calls } = await world.report();
    expect(calls.map(({ path, refused }) => [path, refused?.word]).sort()).toEqual([
      ["/v1/files", "route"],
      ["/v1/messages", undefined],
    ]);
    expect(world.provider.seen.map(({ url }) => url)).toEqual(["/v1/messages"]);
  });

  test("chunks arrive as one body with a length, with nothing of their own framing", async () => {
    const world = await openWorld(good);
    const lines = ["Transfer-Encoding: chunked", "Trailer: X-B", "Connection: close"];
    const trailers = `${body.length.toString(16)};ext=1\r\n${body}\r\n0\r\nX-B: evil\r\n\r\n`;
    expect(await world.raw(head(lines) + trailers)).toMatch(/^HTTP\/1\.1 200 /);
    const [seen] = world.provider.seen;
    expect(seen?.body.toString()).toBe(body);
    expect(seen?.headers).toMatchObject({ "content-length": String(body.length) });
    expect(Object.keys(seen?.headers ?? {})).not.toEqual(
      expect.arrayContaining(["transfer-encoding", "trailer", "x-b"]),
    );
  });
});

test("an upgrade is an ordinary request, and refused where it has no route", async () => {
  const world = await openWorld(good, { protocol: "openai-responses" });
  const got = await world.raw(
    `GET /v1/responses HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer ${DUMMY}\r\nConnection: Upgrade, close\r\nUpgrade: websocket\r\n\r\n`,
  );
  expect(got).toMatch(/^HTTP\/1\.1 403 /);
  expect((await world.report()).calls).toMatchObject([{ refused: { word: "route" } }]);
});
