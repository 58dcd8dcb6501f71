import { describe, expect, test } from "vitest";
import { type Fields, FORMS, type Form, logOf, toEvents } from "./answer-forms.ts";

const USUAL = { inputTotal: 1200, cacheRead: 200, cacheWriteHour: null, output: 34, reasoning: 10 };

const WAYS: readonly (readonly [
  string,
  string,
  (form: Form, usage: Fields | null | undefined) => string,
])[] = [
  ["streamed", "text/event-stream", (form, usage) => toEvents(form.stream(usage))],
  [
    "streamed with CRLF, comments and an end mark",
    "text/event-stream; charset=utf-8",
    (form, usage) =>
      `: ping\r\n\r\n${toEvents(form.stream(usage), "\r\n\r\n")}data: [DONE]\r\n\r\n`,
  ],
  [
    "streamed without a blank line at its end",
    "text/event-stream",
    (form, usage) => toEvents(form.stream(usage)).trimEnd(),
  ],
  [
    "plain",
    "application/json; charset=utf-8",
    (form, usage) => JSON.stringify(form.plain(usage), null, 2),
  ],
];

describe.each(FORMS)("$protocol", (form) => {
  describe.each(WAYS)("%s", (_way, type, write) => {
    test("tokens, model and money are read on the way", async () => {
      const call = await logOf(form.protocol, type, write(form, form.usual));
      expect(call).toMatchObject({
        modelAsked: "model-a",
        modelServed: "model-b",
        tokens: { ...USUAL, cacheWrite: form.cacheWrite },
        microUsd: 1234,
        chargedMicroUsd: 1234,
        failure: null,
      });
    });

    test.each<readonly [string, (usual: Fields) => Fields | null | undefined]>([
      ["missing", () => undefined],
      ["null", () => null],
      ["empty", () => ({})],
      ["zero", () => Object.fromEntries(form.names.map((name) => [name, 0]))],
      ["huge", (usual) => ({ ...usual, [form.names[1]]: 9_007_199_254_740_991 })],
      ["negative", (usual) => ({ ...usual, [form.names[0]]: -1 })],
      ["a text", (usual) => ({ ...usual, [form.names[0]]: "1200" })],
      ["a fraction", (usual) => ({ ...usual, [form.names[1]]: 0.5 })],
      ["without input", (usual) => ({ ...usual, [form.names[0]]: undefined })],
    ])("SB-12 usage that is %s counts as the reserve", async (_name, change) => {
      const call = await logOf(form.protocol, type, write(form, change(form.usual)));
      expect(call).toMatchObject({ tokens: null, microUsd: null, modelServed: "model-b" });
      expect(call?.chargedMicroUsd).toBeGreaterThan(4096);
    });
  });
});
