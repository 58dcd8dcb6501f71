// A scripted agent that speaks ACP badly on demand. Its one argument is JSON: {"turns": [[step, …], …], "exit": …}, where a step is
//   {"say": text} an answer in a chunk · {"update": {…}} any session/update · {"raw": text} a line as it is · {"ask": {…}} a request, its
//   answer is written into answers.jsonl of the working folder · {"write": [file, text]} · {"end": {…}} the result of the prompt ·
//   {"fail": {…}} an error in its place · {"answer": {…}} any message · {"exit": code} · {"silent": true} nothing more · {"huge": bytes} ·
//   {"partial": text} words without a line end · {"wait": ms}
// "initialize" and "session" replace the results of those requests; "eof": "stay" keeps it alive when stdin is closed.
import { appendFileSync, writeFileSync } from "node:fs";
import { argv, exit, stdin, stdout } from "node:process";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";

const plan = JSON.parse(argv[2] ?? "{}");
const send = (message) => stdout.write(`${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`);
const waiting = new Map();
let asked = 100;
let turn = 0;

function ask(request) {
  asked += 1;
  const id = request.id ?? asked;
  send({ id, ...request });
  return new Promise((resolve) => waiting.set(JSON.stringify(id), resolve));
}

const update = (content) =>
  send({ method: "session/update", params: { sessionId: "s-1", update: content } });

/** What each key of a step does; the id is that of the prompt. */
const STEPS = {
  say: (text) => update({ sessionUpdate: "agent_message_chunk", content: { type: "text", text } }),
  update,
  raw: (text) => stdout.write(`${text}\n`),
  partial: (text) => stdout.write(text),
  huge: (bytes) => stdout.write(`${"x".repeat(bytes)}\n`),
  answer: send,
  wait: (milliseconds) => pause(milliseconds),
  write: ([file, text]) => writeFileSync(file, text),
  ask: async (request) =>
    appendFileSync("answers.jsonl", `${JSON.stringify(await ask(request))}\n`),
  end: (more, id) => send({ id, result: { stopReason: "end_turn", ...more } }),
  fail: (error, id) => send({ id, error }),
  exit: (code) => exit(code),
  silent: () => new Promise(() => {}),
};

async function play(step, id) {
  for (const [key, value] of Object.entries(step)) await STEPS[key](value, id);
}

async function answer({ id, method }) {
  if (method === "initialize") {
    send({
      id,
      result: {
        protocolVersion: 1,
        agentInfo: { name: "scripted", version: "1.2.3" },
        ...plan.initialize,
      },
    });
  } else if (method === "session/new") {
    send(plan.session ? { id, ...plan.session } : { id, result: { sessionId: "s-1" } });
  } else if (method === "session/prompt") {
    const steps = plan.turns[turn] ?? [{ end: {} }];
    turn += 1;
    for (const step of steps) await play(step, id);
  } else send({ id, result: {} });
}

const lines = createInterface({ input: stdin });
lines.on("line", (line) => {
  const message = JSON.parse(line);
  if ("method" in message) void answer(message);
  else waiting.get(JSON.stringify(message.id))?.(message);
});
lines.on("close", () => {
  if (plan.eof === "stay") setInterval(() => {}, 1000);
  else exit(0);
});
