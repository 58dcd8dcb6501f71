import { expect, test } from "vitest";
import { serveSteps } from "./start-server.ts";

const ask = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
  const { url } = await serveSteps({ text: "x" });
  const response = await fetch(url + path, { headers });
  expect(response.headers.get("x-skillcheck-model-server")).toBe("scripted");
  return [response.status, await response.json()];
};

const claude = (id: string) => ({
  type: "model",
  id,
  display_name: id,
  created_at: "2025-10-01T00:00:00Z",
});
const gpt = (id: string) => ({ id, object: "model", created: 1_759_276_800, owned_by: "openai" });
const claudes = ["claude-haiku-4-5", "claude-sonnet-4-5", "claude-opus-4-5"].map(claude);
const gpts = ["gpt-5.1-codex", "gpt-5.5"].map(gpt);
const version = { "anthropic-version": "2023-06-01" };

test("an Anthropic client gets Anthropic's list, with a bearer key as well", async () => {
  const list = {
    data: claudes,
    has_more: false,
    first_id: "claude-haiku-4-5",
    last_id: "claude-opus-4-5",
  };
  expect(await ask("/v1/models", version)).toEqual([200, list]);
  expect(await ask("/v1/models", { ...version, authorization: "Bearer k" })).toEqual([200, list]);
});

test("an OpenAI client gets OpenAI's list, once", async () => {
  expect(await ask("/v1/models", { authorization: "Bearer k" })).toEqual([
    200,
    { object: "list", data: gpts },
  ]);
});

test("a client that shows nothing gets the union", async () => {
  expect(await ask("/v1/models")).toEqual([
    200,
    {
      object: "list",
      data: [...claudes, ...gpts],
      has_more: false,
      first_id: "claude-haiku-4-5",
      last_id: "gpt-5.5",
    },
  ]);
});

test("Gemini's list has a path of its own", async () => {
  const models = ["gemini-2.5-pro", "gemini-2.5-flash", "gemini-2.5-flash-lite"].map((id) => ({
    name: `models/${id}`,
    version: "001",
    displayName: id,
    inputTokenLimit: 1_048_576,
    outputTokenLimit: 65_536,
    supportedGenerationMethods: ["generateContent", "countTokens"],
  }));
  expect(await ask("/v1beta/models", { "x-goog-api-key": "k" })).toEqual([200, { models }]);
});

test("only a GET lists models", async () => {
  const { url } = await serveSteps({ text: "x" });
  expect((await fetch(`${url}/v1/models`, { method: "POST", body: "{}" })).status).toBe(404);
});
