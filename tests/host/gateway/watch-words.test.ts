import { expect, it } from "vitest";
import { bodyFor, DUMMY, message, openWorld } from "./open-world.ts";

const good = message({ input_tokens: 3, output_tokens: 4 });
const WORDS = ["canary-1f-00", "canary-1f-01", "canary-1f-02"];

const bodyWith = (text: string, model = "model-a") =>
  JSON.stringify({ model, max_tokens: 100, messages: [{ role: "user", content: text }] });

it("reports the words that stood in a body, wherever, also of a request that it refuses", async () => {
  const world = await openWorld(good, { watchWords: WORDS });
  await world.ask({ body: bodyWith("nothing of the kind: canary-1f") });
  expect(world.gateway.report().seenWords).toEqual([]);
  await world.ask({ body: bodyWith(`${"x".repeat(1_000_000)}canary-1f-02`) });
  expect(world.gateway.report().seenWords).toEqual(["canary-1f-02"]);
  const refused = await world.ask({ body: bodyWith("a canary-1f-00 b", "another") });
  expect(refused.status).toBe(403);
  expect((await world.report()).seenWords).toEqual(["canary-1f-00", "canary-1f-02"]);
});

it("sees a word that comes in pieces, at every border", async () => {
  const body = bodyWith(WORDS[1] ?? "");
  const at = body.indexOf("canary");
  const world = await openWorld(good, { watchWords: WORDS });
  const head = `POST /v1/messages HTTP/1.1\r\nhost: 127.0.0.1\r\nx-api-key: ${DUMMY}\r\ntransfer-encoding: chunked\r\nconnection: close\r\n\r\n`;
  const chunks = [body.slice(0, at), ...body.slice(at, at + 12), body.slice(at + 12)];
  const text = chunks.map((one) => `${one.length.toString(16)}\r\n${one}\r\n`).join("");
  expect(await world.raw(`${head}${text}0\r\n\r\n`)).toMatch(/^HTTP\/1\.1 200 /);
  expect((await world.report()).seenWords).toEqual(["canary-1f-01"]);
});

it("watches for nothing where nothing is planted", async () => {
  const world = await openWorld(good);
  await world.ask({ body: bodyFor(100) });
  expect((await world.report()).seenWords).toEqual([]);
});
