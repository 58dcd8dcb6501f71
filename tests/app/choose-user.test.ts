import { expect, it } from "vitest";
import { AGENTS } from "../../src/agents/index.ts";
import { chooseUser } from "../../src/app/choose-user.ts";
import type { UserProvider } from "../../src/model/simulated-user.ts";

const HAIKU = "claude-haiku-4-5-20251001";

it.each<[string, string, string | null, UserProvider | null, string | undefined, string | null]>([
  // The small model of the agent's own provider.
  ["claude", "", null, null, "anthropic-messages", HAIKU],
  ["claude", "claude-opus-5", null, null, "anthropic-messages", HAIKU],
  ["codex", "gpt-5.4", null, null, "openai-responses", "gpt-5.4-mini"],
  ["gemini", "gemini-2.5-pro", null, null, "gemini", "gemini-2.5-flash"],
  ["opencode", "anthropic/claude-sonnet-4-5", null, null, "anthropic-messages", HAIKU],
  // A compatible server has none that everybody knows, and neither has an agent that nobody knows.
  ["opencode", "local/qwen3", null, null, "openai-chat", null],
  ["opencode", "local/qwen3", "qwen3", null, "openai-chat", "qwen3"],
  ["opencode", "", null, null, undefined, null],
  ["nobody", "", null, null, undefined, null],
  ["nobody", "", HAIKU, null, "anthropic-messages", HAIKU],
  // A named model says whose it is; the agent's own way to that vendor goes before the usual one.
  ["codex", "gpt-5.4", HAIKU, null, "anthropic-messages", HAIKU],
  ["claude", "", "gpt-5.4-mini", null, "openai-responses", "gpt-5.4-mini"],
  ["claude", "", "o3-mini", null, "openai-responses", "o3-mini"],
  ["claude", "", "gemini-2.5-flash", null, "gemini", "gemini-2.5-flash"],
  ["opencode", "openai/gpt-5.4", "gpt-5.4-mini", null, "openai-chat", "gpt-5.4-mini"],
  ["claude", "", "something-else", null, "anthropic-messages", "something-else"],
  // A named provider goes before everything.
  ["claude", "", null, "gemini", "gemini", "gemini-2.5-flash"],
  ["claude", "", null, "openai-chat", "openai-chat", null],
  ["codex", "gpt-5.4", "gpt-5.4-mini", "openai-chat", "openai-chat", "gpt-5.4-mini"],
])("beside %s with %j: %j of %j", (...row) => {
  const [agent, own, model, provider, protocol, chosen] = row;
  const adapter = AGENTS.find(({ name }) => name === agent);
  const ownProvider = adapter?.provider(own) ?? null;
  const found = chooseUser({ kind: "user", brief: "b", model, provider }, ownProvider);
  expect([found.provider?.protocol, found.model]).toEqual([protocol, chosen]);
});
