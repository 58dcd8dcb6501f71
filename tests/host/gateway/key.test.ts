import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { openPurse } from "../../../src/engine/open-purse.ts";
import { hideKey, openKeyFilter } from "../../../src/host/gateway/hide-key.ts";
import { openGateway } from "../../../src/host/gateway/open-gateway.ts";
import { DUMMY, KEY, openWorld } from "./open-world.ts";
import type { Answer } from "./start-provider.ts";

/** A provider that gives away everything it was sent, in its head and its body. */
const echo =
  (status: number, type: string): Answer =>
  (response, { rawHeaders, url, body }) => {
    const sent = [...rawHeaders, url, String(body)].join(" ");
    const key = rawHeaders.find((value) => value.includes(KEY)) ?? "";
    response.writeHead(status, {
      "content-type": type,
      "x-echo": key,
      "x-also": ["a", key],
      "x-fine": "1",
    });
    const words = JSON.stringify({ type: "error", model: key, error: { message: sent } });
    for (const byte of Buffer.from(`data: ${words}\n\n${words}`)) response.write(Buffer.of(byte));
    response.end();
  };

describe("SB-2 SB-7 the key is in no answer, no log and no error", () => {
  test.each(
    [200, 400, 401, 429, 500].flatMap((status) =>
      ["text/event-stream", "application/json"].flatMap((type) =>
        [0, 5].map((failures) => [status, type, failures] as const),
      ),
    ),
  )("a provider that repeats it with %d as %s, patience %d", async (status, type, failures) => {
    const world = await openWorld(echo(status, type), {
      patience: { failures, retryAfterSeconds: 1 },
      bodyBytes: 100_000,
    });
    const got = await world.ask({ path: "/v1/messages?beta=true" });
    expect(world.provider.seen[0]?.headers).toMatchObject({ "x-api-key": KEY });
    expect(JSON.stringify(got)).not.toContain(KEY);
    expect(JSON.stringify(await world.report())).not.toContain(KEY);
    if (got.status === status) {
      expect(got.headers).toMatchObject({ "x-fine": "1" });
      expect([got.headers["x-echo"], got.headers["x-also"]]).toEqual([undefined, undefined]);
      expect(got.text).toContain("*".repeat(KEY.length));
    }
  });

  test("a length that the provider announced stays true", async () => {
    const text = `{"type":"message","x":"${KEY}"}`;
    const world = await openWorld((response) => {
      response.writeHead(200, { "content-length": String(text.length) }).end(text);
    });
    const got = await world.ask();
    expect([got.isWhole, got.text]).toEqual([true, hideKey(text, KEY)]);
    expect(got.headers["content-length"]).toBe(String(text.length));
  });

  test("an agent that guessed it", async () => {
    const world = await openWorld(echo(200, "application/json"));
    await world.ask({ path: `/v1/${KEY}`, headers: { "x-api-key": KEY } });
    await world.ask({ headers: { "x-api-key": KEY } });
    const report = await world.report();
    expect(report.calls.map(({ refused }) => refused?.word)).toEqual(["route", "client-key"]);
    expect(JSON.stringify(report)).not.toContain(KEY);
  });
});

test("a base address or a key that cannot be used", async () => {
  const plan = {
    protocol: "anthropic-messages",
    listen: { kind: "loopback" },
    upstream: "https://api.anthropic.com",
    key: KEY,
    keyHeader: "own",
    clientKey: DUMMY,
    models: [],
    purse: openPurse(null),
    price: () => ({ kind: "unknown", reason: "" }) as const,
    patience: { failures: 0, retryAfterSeconds: 0 },
    timeouts: { answerMs: 1, idleMs: 1 },
    tunnels: null,
    bodyBytes: 0,
    watchWords: [],
  } as const;
  const changes = [
    { key: `${KEY}\r\nx-evil: 1` },
    { key: "" },
    { key: `${KEY} ` },
    { clientKey: "" },
    { upstream: KEY },
    { upstream: `https://user:${KEY}@api.anthropic.com` },
    { upstream: `https://api.anthropic.com/?key=${KEY}` },
    { upstream: `https://api.anthropic.com/#${KEY}` },
    { upstream: `file:///etc/${KEY}` },
  ];
  const reasons: string[] = [];
  for (const change of changes) {
    const opened = await openGateway({ ...plan, ...change });
    reasons.push(opened.kind === "failed" ? opened.reason : "open");
  }
  const badKey = "a key is empty, too long, or holds what no header can";
  expect(reasons).toEqual([
    badKey,
    badKey,
    badKey,
    badKey,
    "the provider's address is no URL",
    "the provider's address holds a user or a password",
    "the provider's address holds a query or a fragment",
    "the provider's address holds a query or a fragment",
    "the provider's address is neither https nor http",
  ]);
});

describe("the filter of an answer", () => {
  test("however the bytes are cut, every key is hidden and nothing else changes", () => {
    const letter = fc.constantFrom("a", "b", "aab", "aabaab", "x");
    const text = fc.array(letter, { maxLength: 40 }).map((parts) => parts.join(""));
    fc.assert(
      fc.property(text, fc.array(fc.nat(100), { maxLength: 20 }), (whole, cuts) => {
        const filter = openKeyFilter("aabaab");
        const bytes = Buffer.from(whole);
        const places = [0, ...cuts.map((cut) => Math.min(cut, bytes.length)), bytes.length];
        places.sort((one, other) => one - other);
        const parts = places.flatMap((place, index) =>
          index === 0 ? [] : [filter.push(bytes.subarray(places[index - 1], place))],
        );
        expect(Buffer.concat([...parts, filter.end()]).toString()).toBe(hideKey(whole, "aabaab"));
      }),
    );
  });

  test("it holds nothing back that cannot be the beginning of the key", () => {
    const filter = openKeyFilter("secret");
    expect(String(filter.push(Buffer.from("data: x\n\n")))).toBe("data: x\n\n");
    expect(String(filter.push(Buffer.from("a sec")))).toBe("a ");
    expect(String(filter.push(Buffer.from("ond")))).toBe("second");
    expect(String(filter.end())).toBe("");
  });
});
