import { afterAll, beforeAll, expect, it, onTestFinished, vi } from "vitest";
import type { Step } from "../../fakes/agent/scenario.ts";
import type { ModelScript, Step as Words } from "../../fakes/servers/model/script.ts";
import { startModel } from "../../fakes/servers/model/start-model.ts";
import claude from "../../src/agents/claude.ts";
import { ANTHROPIC } from "../../src/agents/provider.ts";
import { live } from "../../src/engine/live.ts";
import type { LiveSettings } from "../../src/engine/live-settings.ts";
import { openPurse } from "../../src/engine/open-purse.ts";
import type { Cassette } from "../../src/model/cassette.ts";
import { fieldsDigest } from "../../src/model/digest.ts";
import type { UserBrief } from "../../src/model/simulated-user.ts";
import { createRedactor } from "../../src/text/redactor.ts";
import { readRun } from "../../src/transcripts/read-run.ts";
import { buildAgent } from "../fakes/scripted-agent.ts";
import { toCall, toSettings, test as usualTest, type Wanted } from "./live-run.ts";
import { recordTurns } from "./record-run.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let agent: Awaited<ReturnType<typeof buildAgent>>;
beforeAll(async () => {
  agent = await buildAgent();
});
afterAll(() => agent.dispose());

const BRIEF = "You maintain the exporter and want the old one archived, never deleted.";
const MODEL = "claude-haiku-4-5-20251001";
const USER_KEY = "sk-user-skillcheck-CANARY-77ab10";
const SECRET = "hunter2-hunter2-hunter2";

const say = (text: string): readonly Step[] => [{ do: "text", text }];

/** What the user's model answers, one after another; each question is a conversation of its own. */
const answers = (...all: readonly Words[]): ModelScript => ({
  side: true,
  variants: all.map((one) => [one]),
});

interface Playing extends Pick<Wanted, "test"> {
  readonly settings?: Partial<LiveSettings>;
}

/** Records these turns with a user whom the script plays. */
async function play(
  turns: readonly (readonly Step[])[],
  script: ModelScript,
  { settings, test }: Playing = {},
) {
  const server = await startModel({ scripts: [script] });
  onTestFinished(() => server.close());
  let nonces = 0;
  const brief: UserBrief = { kind: "user", brief: BRIEF, model: null, provider: null };
  const recorded = await recordTurns(agent, turns, {
    test: { ...test, answers: brief },
    inputs: { answers: { kind: "user", brief: BRIEF, model: MODEL } },
    settings: {
      user: {
        upstream: { provider: ANTHROPIC, address: server.url, key: USER_KEY, keyHeader: "own" },
        redact: createRedactor([SECRET]).redact,
        newNonce: () => `nonce-${++nonces}`,
      },
      ...settings,
    },
  });
  return { ...recorded, requests: server.requests };
}

const said = ({ turns }: Cassette) => turns.map(({ source, user }) => [source, user]);

/** What the user's model was shown. */
function shown({ body }: { readonly body: unknown }): string {
  const { messages } = body as { readonly messages: readonly { readonly content: string }[] };
  return messages[0]?.content ?? "";
}

it("is asked at every hand-back until it has nothing further, and apart from the agent", async () => {
  const script = answers(
    { text: "The old one.\n" },
    { text: "Yes, but only archive it." },
    { text: "Thank you. NOTHING_FURTHER" },
  );
  const turns = [say("Which one?"), say("It has open issues. Go on?"), say("Done.")];
  const { cassette, run, requests } = await play(turns, script);
  expect(said(cassette)).toEqual([
    ["prompt", "Greet me."],
    ["user", "The old one."],
    ["user", "Yes, but only archive it."],
  ]);
  expect(cassette.conversation).toEqual({ unused_answers: 0, hit_max_turns: false });
  expect(cassette.simulated_user).toEqual({ brief: await fieldsDigest([BRIEF]), model: MODEL });
  // 1,200 fresh, 200 cached beside them, 34 out: at 1, 0.10 and 5 USD a million.
  const microUsd = 1200 + 20 + 170;
  expect(cassette.user_gateway).toEqual({
    stopped: null,
    left_out: 0,
    prices: [expect.objectContaining({ model: "claude-haiku-4-5", input_mtok: 1, output_mtok: 5 })],
    cost_source: "estimated",
    price_table: expect.stringMatching(/^@pydantic\/genai-prices /),
    requests: [1, 2, 3].map((turn) => ({
      turn,
      request: "POST /v1/messages",
      model_asked: MODEL,
      model_served: MODEL,
      status: 200,
      answered_by: "provider",
      tokens: { input_total: 1400, cache_read: 200, cache_write: 0, output: 34 },
      micro_usd: microUsd,
      price_source: "table",
      duration_ms: expect.any(Number),
      problem: null,
    })),
  });
  expect(cassette.gateway?.requests).toEqual([]);
  expect(cassette.model_server).toBe("scripted");
  expect(run.outcome).toBe("completed");
  expect(run.simulatedUser).toEqual({
    model: MODEL,
    modelCalls: 3,
    inputTokens: 4200,
    outputTokens: 102,
    costUsd: (3 * microUsd) / 1e6,
    costSource: "estimated",
  });
  expect(run.costUsd?.toFixed(5)).toBe((3 * 0.00417).toFixed(5));
  expect(shown(requests[1] ?? { body: null })).toContain(
    '[{"from":"user","text":"Greet me."},{"from":"agent","text":"Which one?"},{"from":"user","text":"The old one."}]',
  );
});

it("keeps brief, key and gateway from the agent, and paths, secrets and the key's name from the model", async () => {
  const turns = [
    [
      { do: "report", path: "seen.json" },
      { do: "bash", command: "cat seen.json; ls -a ~ .." },
      { do: "text", text: `{{cwd}} ${SECRET} Which one?` },
    ],
    say("Done."),
  ] as const;
  const { cassette, requests } = await play(turns, answers({ text: "Old." }, { text: "" }));
  const recording = JSON.stringify([cassette.turns, cassette.files]);
  for (const word of [BRIEF, USER_KEY, "nonce-1", MODEL]) expect(recording).not.toContain(word);
  const sent = JSON.stringify(requests.map(({ body }) => body));
  for (const word of [SECRET, USER_KEY, cassette.paths.home]) expect(sent).not.toContain(word);
  expect(sent).toContain("[redacted] Which one?");
  expect(requests.map(({ body }) => Object.keys(body as object))).toEqual([
    ["model", "max_tokens", "temperature", "system", "messages"],
    ["model", "max_tokens", "temperature", "system", "messages"],
  ]);
});

it("is not asked what nobody would hear", async () => {
  const script = answers({ text: "More." });
  const { cassette, requests } = await play([say("More?")], script, { test: { maxTurns: 2 } });
  expect(said(cassette)).toEqual([
    ["prompt", "Greet me."],
    ["user", "More."],
  ]);
  expect([cassette.conversation.hit_max_turns, requests.length]).toEqual([true, 1]);
});

it("is not asked after a turn that did not complete", async () => {
  const { run, requests } = await play(
    [[{ do: "api-error", failure: 500 }]],
    answers({ text: "?" }),
  );
  expect([run.outcome, run.simulatedUser?.modelCalls, requests.length]).toEqual([
    "provider-error",
    0,
    0,
  ]);
});

it("the money of the whole command holds for it too: over budget in the middle, not a crash", async () => {
  // Room for the worst case of one question, of about 2 kB and 4,096 tokens of answer; not beside what the first one cost.
  const purse = openPurse(28_000);
  const settings = { purseOf: () => purse };
  const turns = [say("Go on?"), say("And now?")];
  const { cassette, run } = await play(turns, answers({ text: "Yes." }), { settings });
  expect([run.outcome, run.errorKind]).toEqual(["over-budget", "max-budget"]);
  expect(cassette.user_gateway?.stopped).toEqual({
    why: "budget",
    error: null,
    reason: expect.stringMatching(/^simulated user: the budget of \$0\.03 leaves no room: /),
  });
  expect(said(cassette)).toEqual([
    ["prompt", "Greet me."],
    ["user", "Yes."],
  ]);
  expect(purse.spentMicroUsd()).toBe(1390);
});

/** A run of a program that says "Which?" and no session, with a user whose model follows the script. */
async function openShell(script: ModelScript) {
  const server = await startModel({ scripts: [script] });
  onTestFinished(() => server.close());
  const lines = [
    { type: "assistant", message: { content: [{ type: "text", text: "Which?" }] } },
    { type: "result", subtype: "success", is_error: false, result: "Which?", total_cost_usd: 0 },
  ];
  const words = lines.map((line) => JSON.stringify(line));
  const { settings } = toSettings("/bin/sh", {
    settings: {
      agent: {
        ...claude,
        way: {
          kind: "process",
          arguments: () => ["-c", 'printf "%s\\n" "$@"', "sh", ...words],
        },
      },
      user: {
        upstream: { provider: ANTHROPIC, address: server.url, key: USER_KEY, keyHeader: "own" },
        redact: (text) => text,
        newNonce: () => "nonce",
      },
    },
  });
  const inputs = { answers: { kind: "user", brief: BRIEF, model: MODEL } } as const;
  return { settings, server, call: await toCall({ inputs }) };
}

it("what a void run spent on its user is counted", async () => {
  const { settings, call } = await openShell(answers({ text: "The old one." }));
  expect(await live(settings)(call)).toEqual({
    kind: "void",
    reason: "claude reported no session id to resume",
    costUsd: 0.00139,
    costSource: "estimated",
  });
});

it("an interrupted user leaves nothing to keep", async () => {
  const { settings, server, call } = await openShell(answers({ fault: { kind: "hang" } }));
  const played = live(settings)(call);
  await vi.waitUntil(() => server.requests.length > 0, { timeout: 30_000 });
  await settings.machine.close();
  expect(await played).toMatchObject({ kind: "void" });
});

it("is of no account where nobody plays it", async () => {
  const { cassette, run } = await recordTurns(agent, [say("Hi.")], { test: usualTest });
  expect([cassette.simulated_user, cassette.user_gateway, run.simulatedUser]).toEqual([
    undefined,
    undefined,
    null,
  ]);
  expect(readRun(cassette)).toEqual(run);
});
