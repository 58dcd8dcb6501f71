import { expect, it, vi } from "vitest";
import type { ModelScript } from "../../fakes/servers/model/script.ts";
import { startModel } from "../../fakes/servers/model/start-model.ts";
import { ANTHROPIC } from "../../src/agents/provider.ts";
import { readCassette } from "../../src/cassettes/read-cassette.ts";
import { readRun } from "../../src/transcripts/read-run.ts";
import { fileOf as readBack } from "../cassettes/make-cassette.ts";
import { cassetteOf } from "../engine/live-run.ts";
import { KEY, runReal } from "./real-agent.ts";

vi.setConfig({ testTimeout: 120_000 });

const MODEL = "claude-haiku-4-5-20251001";
const BRIEF = "You maintain the exporter; the branch is called teal-otter.";
const USER_KEY = "sk-user-skillcheck-CANARY-77ab10";

/** What the user's model answers, one question after another. */
const USER: ModelScript = {
  side: true,
  variants: ["On teal-otter, please.", "NOTHING_FURTHER"].map((text) => [{ text }]),
};

it("claude in its cage talks to a played user, and the recording replays alike without one", async () => {
  const server = await startModel({ scripts: [USER] });
  const upstream = {
    provider: ANTHROPIC,
    address: server.url,
    key: USER_KEY,
    keyHeader: "own" as const,
  };
  const agent: ModelScript = { steps: [{ text: "On which branch?" }, { text: "Done." }] };
  const real = await runReal("claude", [agent], {
    test: { answers: { kind: "user", brief: BRIEF, model: null, provider: null } },
    inputs: { answers: { kind: "user", brief: BRIEF, model: MODEL } },
    settings: {
      user: { upstream, redact: (text) => text, newNonce: () => crypto.randomUUID() },
    },
  });
  await server.close();
  const cassette = cassetteOf(real.played);
  const run = readRun(cassette);
  expect(run.turns.map(({ source, user, answer }) => [source, user, answer])).toEqual([
    ["prompt", "Greet me.", "On which branch?"],
    ["user", "On teal-otter, please.", "Done."],
  ]);
  expect([run.outcome, cassette.isolation]).toEqual(["completed", "cage"]);
  // Two calls each: claude-sonnet-4-5 for the agent, the small model for the user.
  expect(run.costUsd).toBeCloseTo(2 * 0.00417, 6);
  expect(run.simulatedUser).toEqual({
    model: MODEL,
    modelCalls: 2,
    inputTokens: 2800,
    outputTokens: 68,
    costUsd: 0.00278,
    costSource: "estimated",
  });
  // The agent's model never saw the brief, the user's never an agent's key; no key is in what was kept.
  const agentSaw = JSON.stringify(real.server.requests.map(({ body }) => body));
  expect(agentSaw).not.toContain(BRIEF);
  expect(agentSaw).toContain("On teal-otter, please.");
  const userSaw = JSON.stringify(server.requests.map(({ body }) => body));
  expect(userSaw).toContain("On which branch?");
  expect(userSaw).toContain(BRIEF);
  const [[path = "", text = ""] = []] = [...real.store.texts];
  for (const secret of [KEY, USER_KEY, BRIEF]) expect(text).not.toContain(secret);
  // Both servers' models are gone or not asked: a replay reads and asks nobody.
  const asked = real.server.requests.length;
  const again = await readCassette(path, readBack(text));
  if (again.kind !== "cassette") throw new Error(again.reason);
  expect(readRun(again.cassette)).toEqual(run);
  expect(real.server.requests.length).toBe(asked);
});
