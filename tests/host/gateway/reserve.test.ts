import { describe, expect, test } from "vitest";
import { openPurse } from "../../../src/engine/open-purse.ts";
import type { ModelProtocol } from "../../../src/model/gateway.ts";
import { bodyFor, message, openWorld, priced } from "./open-world.ts";

const cheap = message({ input_tokens: 3, output_tokens: 4 });

interface Row {
  readonly name: string;
  readonly protocol: ModelProtocol;
  readonly more: object;
  /** What is put aside for its answer. */
  readonly output: number;
  /** Whether its bytes bound its input; else the largest window does. */
  readonly isBounded?: false;
}

const withBlock = (block: object) => ({ max_tokens: 1, messages: [{ content: [block] }] });
const anthropic = "anthropic-messages";

const ROWS: readonly Row[] = [
  {
    name: "the longest answer of the protocol where it sets no limit",
    protocol: anthropic,
    more: {},
    output: 128_000,
  },
  { name: "a limit that is none", protocol: anthropic, more: { max_tokens: -5 }, output: 128_000 },
  {
    name: "thinking beyond the answer's limit",
    protocol: anthropic,
    more: { max_tokens: 5, thinking: { budget_tokens: 900 } },
    output: 900,
  },
  {
    name: "several answers",
    protocol: "openai-chat",
    more: { max_tokens: 10, max_completion_tokens: 20, n: 3 },
    output: 60,
  },
  { name: "a response", protocol: "openai-responses", more: { max_output_tokens: 30 }, output: 30 },
  {
    name: "several candidates",
    protocol: "gemini",
    more: { generationConfig: { maxOutputTokens: 10, candidateCount: 4 } },
    output: 40,
  },
  {
    name: "Gemini's other spelling",
    protocol: "gemini",
    more: { generation_config: { max_output_tokens: 70 } },
    output: 70,
  },
  {
    name: "a picture elsewhere",
    protocol: anthropic,
    more: withBlock({ type: "image", source: { type: "url", url: "https://x" } }),
    output: 1,
    isBounded: false,
  },
  {
    name: "a document",
    protocol: anthropic,
    more: withBlock({ type: "document", source: { media_type: "application/pdf", data: "" } }),
    output: 1,
    isBounded: false,
  },
  {
    name: "a picture in the body",
    protocol: anthropic,
    more: withBlock({
      type: "image",
      source: { type: "base64", media_type: "image/png", data: "" },
    }),
    output: 1,
  },
  {
    name: "what a tool was called with",
    protocol: anthropic,
    more: withBlock({ type: "tool_use", input: { type: "url", url: "https://x", file_id: "y" } }),
    output: 1,
  },
  {
    name: "a server of tools",
    protocol: anthropic,
    more: { max_tokens: 1, mcp_servers: [{}] },
    output: 1,
    isBounded: false,
  },
  {
    name: "an earlier response",
    protocol: "openai-responses",
    more: { max_output_tokens: 1, previous_response_id: "resp_1" },
    output: 1,
    isBounded: false,
  },
  {
    name: "an earlier item",
    protocol: "openai-responses",
    more: { max_output_tokens: 1, input: [{ type: "item_reference", id: "x" }] },
    output: 1,
    isBounded: false,
  },
  {
    name: "no earlier response",
    protocol: "openai-responses",
    more: { max_output_tokens: 1, previous_response_id: null },
    output: 1,
  },
  {
    name: "a file by address",
    protocol: "gemini",
    more: {
      generationConfig: { maxOutputTokens: 1 },
      contents: [{ parts: [{ fileData: { fileUri: "x" } }] }],
    },
    output: 1,
    isBounded: false,
  },
  {
    name: "a picture by address",
    protocol: "openai-chat",
    more: withBlock({ type: "image_url", image_url: { url: "https://x" } }),
    output: 1,
    isBounded: false,
  },
  {
    name: "a picture in its address",
    protocol: "openai-chat",
    more: withBlock({ type: "image_url", image_url: { url: "data:image/png;base64," } }),
    output: 1,
  },
];

describe("SB-12 what is put aside", () => {
  test.each(ROWS)("$name ($protocol)", async ({ protocol, more, output, isBounded = true }) => {
    const body = JSON.stringify({ model: "model-a", ...more });
    const most = (isBounded ? body.length : 1_000_000) + 4096 + output;
    const short = await openWorld(cheap, { protocol, purse: openPurse(most - 1) });
    expect((await short.ask({ body })).status).toBe(400);
    const enough = await openWorld(cheap, { protocol, purse: openPurse(most) });
    expect((await enough.ask({ body })).status).toBe(200);
  });

  test("writing to the cache costs more than reading it in", async () => {
    const price = ({ usage }: { usage: { inputTotal: number; cacheWrite: number | null } }) =>
      priced(usage.inputTotal + (usage.cacheWrite ?? 0));
    const most = 2 * (bodyFor(100).length + 4096);
    const short = await openWorld(cheap, { price, purse: openPurse(most - 1) });
    expect((await short.ask()).status).toBe(400);
    const enough = await openWorld(cheap, { price, purse: openPurse(most) });
    expect((await enough.ask()).status).toBe(200);
  });
});
