import { describe, expect, test } from "vitest";
import { type Ask, DUMMY, message, openWorld } from "./open-world.ts";

const good = message({ input_tokens: 3, output_tokens: 4 });

const GEMINI: readonly (readonly [name: string, word: string, ask: Ask])[] = [
  ["another model", "model", { path: "/v1beta/models/model-b:generateContent" }],
  ["another verb", "route", { path: "/v1beta/models/model-a:embedContent" }],
  ["a model that climbs", "route", { path: "/v1beta/models/../files:generateContent" }],
  [
    "an encoded slash in the model",
    "route",
    { path: "/v1beta/models/x%2Fmodel-a:generateContent" },
  ],
  ["a tuned model", "route", { path: "/v1beta/tunedModels/model-a:generateContent" }],
  ["files", "route", { path: "/v1beta/files" }],
  ["an upload", "route", { path: "/upload/v1beta/files" }],
  ["another answer format", "route", { path: "/v1beta/models/model-a:generateContent?alt=media" }],
  [
    "another method by query",
    "route",
    { path: "/v1beta/models/model-a:generateContent?%24httpMethod=DELETE" },
  ],
];

describe("SB-7 gemini names the model in the path", () => {
  test.each(GEMINI)("%s is refused", async (_name, word, ask) => {
    const world = await openWorld(good, { protocol: "gemini" });
    const got = await world.ask(ask);
    expect([got.status, JSON.parse(got.text).error.status]).toEqual([403, "PERMISSION_DENIED"]);
    expect((await world.report()).calls).toMatchObject([{ refused: { word } }]);
    expect(world.provider.connections().taken).toBe(0);
  });

  test("its key in the query is taken off", async () => {
    const world = await openWorld(good, { protocol: "gemini" });
    const path = `/v1beta/models/model-a:streamGenerateContent?key=${DUMMY}&alt=sse`;
    expect((await world.ask({ path, headers: {} })).status).toBe(200);
    expect(world.provider.seen.map(({ url }) => url)).toEqual([
      "/v1beta/models/model-a:streamGenerateContent?alt=sse",
    ]);
  });
});
