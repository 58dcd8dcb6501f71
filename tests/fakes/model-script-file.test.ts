import { expect, test } from "vitest";
import { readScripts } from "../../fakes/servers/model/script-file.ts";

test("a whole document is read as it stands", () => {
  const scripts = [
    {
      name: "main",
      match: "archive|delete",
      steps: [
        {
          thinking: "t",
          text: "a",
          tools: [
            { name: "Bash", input: { command: "pwd" } },
            { name: "spawn_agent", namespace: "multi_agent_v1", input: {} },
            { type: "custom", name: "apply_patch", input: "*** Begin Patch" },
            { type: "custom", name: "exec", namespace: "functions", input: "" },
          ],
          text_after: "b",
        },
        { model: "m", usage: "null", fault: { kind: "trickle", bytes: 2, delay_ms: 0, times: 1 } },
      ],
      fault: { kind: "status", status: 429, retry_after: 1, from: 2 },
    },
    {
      side: true,
      variants: [[{ text: "a" }], [{ text: "b", usage: { input: 1, cached: 0, output: 2 } }]],
    },
  ];
  expect(readScripts(JSON.stringify({ scripts }))).toEqual({ ok: true, scripts });
});

test("every problem is named with its place", () => {
  const scripts = [
    { match: "(", steps: [{ txt: "a" }, { usage: "lots" }] },
    { steps: [], variants: [] },
    { name: 3, steps: [{ tools: [{ name: "Bash" }], fault: { kind: "explode" } }] },
    { steps: [{ fault: { kind: "status", status: -1 } }] },
  ];
  const read = readScripts(JSON.stringify({ scripts, more: 1 }));
  expect(read).toEqual({
    ok: false,
    problems: [
      expect.stringMatching(/^\$\.scripts\[0\]\.match: Invalid regular expression/),
      "$.scripts[0].steps[0].txt: is no key here; known: thinking, text, tools, text_after, model, usage, fault",
      "$.scripts[0].steps[1].usage: must be an object",
      "$.scripts[1].steps: must be a list that is not empty",
      "$.scripts[1].variants: must be a list that is not empty",
      "$.scripts[1]: needs either steps or variants",
      "$.scripts[2].name: must be a string",
      "$.scripts[2].steps[0].tools[0].input: is missing",
      expect.stringMatching(
        /^\$\.scripts\[2\]\.steps\[0\]\.fault\.kind: is no fault; known: status, /,
      ),
      "$.scripts[3].steps[0].fault.status: must be a whole number, 0 or more",
      "$.more: is no key here; known: scripts",
    ],
  });
});

test("a tool call has an object, a custom one a string, and each says what it lacks", () => {
  const tools = [
    { name: "apply_patch", input: "*** Begin Patch" },
    { type: "custom", name: "apply_patch", input: { patch: "" } },
    { type: "function", name: "Bash", input: "pwd" },
    { type: "custom", input: "x", id: "call_1" },
    { name: "", namespace: "", input: {} },
    { name: "Bash", input: {}, arguments: "{}" },
    "Bash",
  ];
  const at = "$.scripts[0].steps[0].tools";
  expect(readScripts(JSON.stringify({ scripts: [{ steps: [{ tools }] }] }))).toEqual({
    ok: false,
    problems: [
      `${at}[0].input: must be an object; only a call with "type": "custom" has another input, a string`,
      `${at}[1].input: must be a string`,
      `${at}[2].type: must be "custom", or left out for an input that is an object`,
      `${at}[3].name: is missing`,
      `${at}[3].id: is no key here; known: type, name, namespace, input`,
      `${at}[4].name: must be a string that is not empty`,
      `${at}[4].namespace: must be a string that is not empty`,
      `${at}[5].arguments: is no key here; known: name, namespace, input`,
      `${at}[6]: must be an object`,
    ],
  });
});

test("what is not JSON says so", () => {
  expect(readScripts("scripts:")).toEqual({
    ok: false,
    problems: [expect.stringMatching(/^not JSON: /)],
  });
});
