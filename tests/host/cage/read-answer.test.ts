import { expect, it } from "vitest";
import { readAnswer } from "../../../src/host/cage/read-answer.ts";

it.each([
  ['{"kind":"ready"}', { kind: "ready" }],
  ['{"kind":"started","id":"a"}', { kind: "started", id: "a" }],
  ['{"kind":"failed","id":"a","reason":"r"}', { kind: "failed", id: "a", reason: "r" }],
  [
    '{"kind":"exited","id":"a","exit":0,"signal":null}',
    { kind: "exited", id: "a", exit: 0, signal: null },
  ],
  ['{"kind":"ended","ended":["sh"],"left":[]}', { kind: "ended", ended: ["sh"], left: [] }],
  // What comes out of a cage may have any shape.
  ["", null],
  ["{", null],
  ["[]", null],
  ["null", null],
  ['"ready"', null],
  ['{"kind":"other"}', null],
  ['{"kind":["ready"]}', null],
  [
    '{"kind":"exited","id":7,"exit":"0","signal":9}',
    { kind: "exited", id: "", exit: null, signal: null },
  ],
  ['{"kind":"ended","ended":7,"left":{"0":"x"}}', { kind: "ended", ended: [], left: [] }],
  ['{"kind":"ended","ended":[1,"x"],"left":[]}', { kind: "ended", ended: ["", "x"], left: [] }],
  [
    JSON.stringify({ kind: "failed", id: "a", reason: "x".repeat(600) }),
    { kind: "failed", id: "a", reason: "x".repeat(500) },
  ],
])("reads %j", (text, answer) => {
  expect(readAnswer(text)).toEqual(answer);
});
