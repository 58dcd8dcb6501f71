import { describe, expect, test } from "vitest";
import { protocols } from "../../fakes/servers/model/protocols.ts";
import type { Fault, ModelScript, Step } from "../../fakes/servers/model/script.ts";
import { type Client, framesOf, post, type Said } from "./model-clients/client.ts";
import { clients } from "./model-clients/clients.ts";
import { serve } from "./start-server.ts";

const call = { name: "Bash", input: { command: "pwd" } };
const step: Step = { text: "Hello there.", tools: [call] };

async function urlWith(fault?: ModelScript["fault"]): Promise<string> {
  return (await serve([{ steps: [step], ...(fault ? { fault } : {}) }])).url;
}

interface Form {
  readonly client: Client;
  readonly stream: boolean;
}

const ask = (url: string, { client, stream }: Form, answersBefore = 0) => {
  const { path, body } = client.request({ stream, answersBefore });
  return post(url + path, body);
};

/** What a client hears. */
async function hear(url: string, form: Form): Promise<Said> {
  const response = await ask(url, form);
  expect(response.status).toBe(200);
  const text = await response.text();
  return form.stream
    ? form.client.streamed(framesOf(text).map(({ data }) => data as never))
    : form.client.plain(JSON.parse(text) as never);
}

test("every protocol meets the faults", () => {
  expect(clients.map(({ name }) => name)).toEqual(protocols.map(({ name }) => name));
});

const forms = clients.flatMap((client) => [
  { name: `${client.name}, streamed`, client, stream: true },
  { name: `${client.name}, plain`, client, stream: false },
]);

describe.each(forms)("$name", ({ client, stream }) => {
  const form = { client, stream };
  const said = { model: client.model, text: "Hello there.", calls: [call] };
  const usual = { ...said, usage: expect.anything() };

  test("status: for ever, with words and retry-after", async () => {
    const url = await urlWith({
      kind: "status",
      status: 429,
      message: "slow down",
      retry_after: 7,
    });
    for (let i = 0; i < 3; i += 1) {
      const response = await ask(url, form);
      expect(response.headers.get("x-skillcheck-model-server")).toBe("scripted");
      expect([response.status, response.headers.get("retry-after"), await response.json()]).toEqual(
        [429, "7", client.rateLimited("slow down")],
      );
    }
  });

  test("status: twice, then on", async () => {
    const url = await urlWith({ kind: "status", status: 500, times: 2 });
    const all = [await ask(url, form), await ask(url, form), await ask(url, form)];
    expect(all.map((response) => response.status)).toEqual([500, 500, 200]);
    expect(all.map((response) => response.headers.get("retry-after"))).toEqual([null, null, null]);
  });

  test("model-not-found", async () => {
    const response = await ask(await urlWith({ kind: "model-not-found" }), form);
    expect([response.status, await response.json()]).toEqual([404, client.noModel]);
  });

  test("broken-json: the answer breaks off in its JSON, and the connection ends in order", async () => {
    const whole = await (await ask(await urlWith(), form)).text();
    const response = await ask(await urlWith({ kind: "broken-json" }), form);
    const text = await response.text();
    expect(response.status).toBe(200);
    expect(() => (stream ? framesOf(text) : JSON.parse(text))).toThrow(SyntaxError);
    expect(whole.startsWith(text.trimEnd())).toBe(true);
  });

  test("empty: a valid answer without content", async () => {
    expect(await hear(await urlWith({ kind: "empty" }), form)).toEqual({
      ...usual,
      text: "",
      calls: [],
    });
  });

  test("huge-text and huge-input have the size that was asked for", async () => {
    const text = await hear(await urlWith({ kind: "huge-text" }), form);
    expect([text.text.length, text.calls]).toEqual([1_048_576, [call]]);
    const input = await hear(await urlWith({ kind: "huge-input", bytes: 100 }), form);
    expect(input).toEqual({
      ...usual,
      calls: [{ name: "Bash", input: { command: `pwd\n# ${"x".repeat(79)} ${"x".repeat(20)}` } }],
    });
    const most = await hear(await urlWith({ kind: "huge-input" }), form);
    expect(JSON.stringify(most.calls).length).toBeGreaterThan(1_048_576);
  });

  test("model-name: another model than asked", async () => {
    const url = await urlWith({ kind: "model-name", model: "another" });
    expect(await hear(url, form)).toEqual({ ...usual, model: "another" });
  });

  test("an unknown tool, two calls in one answer, text after them, thinking before: said as written", async () => {
    const calls = [call, { name: "no_such_tool", input: {} }];
    const { url } = await serve([
      { steps: [{ thinking: "", tools: calls, text_after: "After." }] },
    ]);
    expect(await hear(url, form)).toEqual({ ...usual, text: "After.", calls });
  });
});

describe.each(forms)("usage, $name", ({ client, stream }) => {
  const form = { client, stream };
  // The stream of Anthropic counts input at its start (model.test.ts) and output at its end.
  const reported = (usage: object) =>
    stream && client.name === "anthropic-messages"
      ? { output_tokens: (usage as { output_tokens: number }).output_tokens }
      : usage;
  const most = 9_007_199_254_740_991;

  test.each([
    ["missing", undefined],
    ["null", null],
    ["zero", client.usage(0, 0, 0)],
    ["enormous", client.usage(most, most, most)],
  ] as const)("%s", async (usage, expected) => {
    const heard = await hear(await urlWith({ kind: "usage", usage }), form);
    expect(heard.usage).toEqual(expected ? reported(expected) : expected);
  });

  test("nothing said: 1,200, 200 and 34", async () => {
    expect((await hear(await urlWith(), form)).usage).toEqual(
      reported(client.usage(1200, 200, 34)),
    );
  });
});

describe.each(clients)("$name", (client) => {
  test("unknown-event: one frame, or one key, that nobody knows; the rest unchanged", async () => {
    const strange = await urlWith({ kind: "unknown-event" });
    const usual = await urlWith();
    const frames = async (url: string) =>
      (await (await ask(url, { client, stream: true })).text()).split("\n\n");
    const [whole, more] = [await frames(usual), await frames(strange)];
    expect(more.filter((frame) => /skillcheck.?unknown/i.test(frame))).toHaveLength(1);
    expect(more.filter((frame) => !/skillcheck.?unknown/i.test(frame))).toEqual(whole);
    const plain = async (url: string) => (await ask(url, { client, stream: false })).json();
    expect(await plain(strange)).toEqual({
      ...((await plain(usual)) as object),
      skillcheck_unknown: "no client knows this key",
    });
  });

  test("a fault of the script begins at its n-th answer; a step's own fault goes first", async () => {
    const form = { client, stream: false };
    const url = await urlWith({ kind: "status", status: 529, from: 3 });
    const statuses = [];
    for (const before of [0, 1, 2, 3]) statuses.push((await ask(url, form, before)).status);
    expect(statuses).toEqual([200, 200, 529, 529]);
    const own: Fault = { kind: "status", status: 400 };
    const both = await serve([
      { steps: [{ text: "x", fault: own }], fault: { kind: "status", status: 500 } },
    ]);
    expect((await ask(both.url, form)).status).toBe(400);
  });

  test("a side request is not faulted, and gets the fixed text", async () => {
    const url = await urlWith({ kind: "status", status: 500 });
    const { path, body } = client.request({ stream: false, tools: false });
    const plain = (await (await post(url + path, body)).json()) as never;
    expect(client.plain(plain)).toMatchObject({ text: "A short scripted title", calls: [] });
  });

  test("what only OpenAI Responses can say is refused elsewhere, in words", async () => {
    const grouped = { name: "spawn_agent", namespace: "multi_agent_v1", input: {} };
    const custom = { type: "custom", name: "apply_patch", input: "x" } as const;
    const answers = [];
    for (const tool of [grouped, custom]) {
      const { url } = await serve([{ steps: [{ tools: [tool] }] }]);
      const response = await ask(url, { client, stream: true });
      answers.push([response.status, (await response.text()).match(/[a-z-]+ has no [^"]+/)?.[0]]);
    }
    const refused = (form: string, tool: string) => [
      400,
      `${client.name} has no ${form}: it cannot call ${tool} as the script does`,
    ];
    expect(answers).toEqual(
      client.name === "openai-responses"
        ? [
            [200, undefined],
            [200, undefined],
          ]
        : [refused("namespaces", "spawn_agent"), refused("custom calls", "apply_patch")],
    );
  });
});

test("huge-input makes a custom call longer too", async () => {
  const tool = { type: "custom", name: "exec", input: "text(1)" } as const;
  const { url } = await serve([
    { steps: [{ tools: [tool], fault: { kind: "huge-input", bytes: 3 } }] },
  ]);
  const response = await post(`${url}/v1/responses`, { input: "x", tools: [{ name: "exec" }] });
  expect(await response.json()).toMatchObject({ output: [{ input: "text(1)\n# xxx" }] });
});
