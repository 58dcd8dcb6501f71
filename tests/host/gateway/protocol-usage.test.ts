import { describe, expect, test } from "vitest";
import { type Fields, logOf, toEvents } from "./answer-forms.ts";
import { bodyFor, message, openWorld } from "./open-world.ts";

describe("what Anthropic has besides", () => {
  const anthropic = (usage: Fields) =>
    logOf(
      "anthropic-messages",
      "application/json",
      JSON.stringify({ type: "message", model: "model-a", usage }),
    );

  test("Anthropic's hour-long cache", async () => {
    const created = { ephemeral_5m_input_tokens: 100, ephemeral_1h_input_tokens: 300 };
    const usage = { input_tokens: 5, cache_creation_input_tokens: 400, cache_creation: created };
    expect(await anthropic({ ...usage, output_tokens: 1 })).toMatchObject({
      tokens: { inputTotal: 405, cacheRead: null, cacheWrite: 400, cacheWriteHour: 300, output: 1 },
    });
  });

  test("usage that comes only at the end", async () => {
    const usage = { input_tokens: 1000, cache_read_input_tokens: 200, output_tokens: 34 };
    const list = [
      { type: "message_start", message: { model: "model-a" } },
      { type: "message_delta", usage },
      { type: "message_stop" },
    ];
    expect(await logOf("anthropic-messages", "text/event-stream", toEvents(list))).toMatchObject({
      tokens: { inputTotal: 1200, output: 34 },
      microUsd: 1234,
    });
  });
});

describe("what the OpenAI protocols have besides", () => {
  test("OpenAI's cache writes are a part of the input", async () => {
    const details = { cached_tokens: 200, cache_write_tokens: 900 };
    const usage = { input_tokens: 1200, input_tokens_details: details, output_tokens: 34 };
    const text = JSON.stringify({ object: "response", status: "completed", usage });
    expect(await logOf("openai-responses", "application/json", text)).toMatchObject({
      tokens: { inputTotal: 1200, cacheRead: 200, cacheWrite: 900, output: 34 },
    });
  });

  test("more cached than there was has no price", async () => {
    const usage = {
      prompt_tokens: 100,
      prompt_tokens_details: { cached_tokens: 101 },
      completion_tokens: 1,
    };
    const text = JSON.stringify({ choices: [{ finish_reason: "stop" }], usage });
    expect(await logOf("openai-chat", "application/json", text)).toMatchObject({
      tokens: { inputTotal: 100, cacheRead: 101 },
      microUsd: null,
    });
  });

  test("reasoning that only the total holds is output", async () => {
    const usage = { prompt_tokens: 100, completion_tokens: 10, total_tokens: 150 };
    const text = JSON.stringify({ choices: [{ finish_reason: "stop" }], usage });
    expect(await logOf("openai-chat", "application/json", text)).toMatchObject({
      tokens: { inputTotal: 100, output: 50 },
      microUsd: 150,
    });
  });

  test("usage that counts up with every chunk is not summed", async () => {
    const chunk = (completion_tokens: number, finish_reason: string | null) => ({
      choices: [{ finish_reason }],
      usage: { prompt_tokens: 100, completion_tokens },
    });
    const list = [chunk(1, null), chunk(2, null), chunk(3, "stop")];
    expect(await logOf("openai-chat", "text/event-stream", toEvents(list))).toMatchObject({
      tokens: { inputTotal: 100, output: 3 },
    });
  });
});

describe("what Gemini has besides", () => {
  test("Gemini's list of chunks, its tool prompts, and a count of zero that is left out", async () => {
    const usageMetadata = { promptTokenCount: 100, toolUsePromptTokenCount: 20 };
    const list = [{ candidates: [{}] }, { candidates: [{ finishReason: "STOP" }], usageMetadata }];
    expect(await logOf("gemini", "application/json", JSON.stringify(list))).toMatchObject({
      tokens: { inputTotal: 120, output: 0, reasoning: null },
      failure: null,
    });
  });

  test("a prompt that Gemini blocks is an answer", async () => {
    const text = JSON.stringify({
      promptFeedback: { blockReason: "SAFETY" },
      usageMetadata: { promptTokenCount: 100 },
    });
    expect(await logOf("gemini", "application/json", text)).toMatchObject({
      tokens: { inputTotal: 100 },
      failure: null,
    });
  });
});

test("SB-12 an answer of a served model without a price counts as the reserve", async () => {
  const world = await openWorld(message({ input_tokens: 1, output_tokens: 1 }, "model-z"), {
    models: [],
  });
  await world.ask({ body: bodyFor(100, "claude-haiku-4-5") });
  const { calls, spending } = await world.report();
  expect(calls).toMatchObject([{ modelServed: "model-z", tokens: { output: 1 }, microUsd: null }]);
  expect(spending).toMatchObject({ calls: 1, unknown: 1, microUsd: 0, tokens: { output: 1 } });
  expect(spending.chargedMicroUsd).toBeGreaterThan(4096);
});
