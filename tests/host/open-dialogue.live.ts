import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { expect, it, onTestFinished, vi } from "vitest";
import { openDialogue } from "../../src/host/open-dialogue.ts";
import { startHere } from "../../src/host/start-process.ts";
import { makeScratch } from "./scratch.ts";

vi.setConfig({ testTimeout: 60_000 });

/** Tells when the last of everything that bash started has gone: all of it holds one connection. */
async function openLifeline() {
  const server = createServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const gone = once(server, "connection").then(async ([socket]) => {
    socket.on("error", () => undefined).resume();
    await once(socket, "close");
  });
  const { port } = server.address() as AddressInfo;
  return { gone, hold: `exec 9<>/dev/tcp/127.0.0.1/${port}` };
}

/** A process that answers every line with "done", and goes on with something once it has answered. */
async function openTalk(after: string, hold: string) {
  const script = `${hold}; while read -r line; do echo done; ${after}; done`;
  const opened = await openDialogue(
    {
      command: "/bin/bash",
      args: ["-c", script],
      folder: await makeScratch(),
      environment: { PATH: process.env["PATH"] ?? "" },
    },
    { ioFolder: await makeScratch(), interrupted: new AbortController().signal, start: startHere },
  );
  if (opened.kind === "failed") throw new Error(opened.reason);
  const { dialogue } = opened;
  onTestFinished(async () => void (await dialogue.close()));
  const turn = () =>
    dialogue.turn({
      begin: () => ({ say: ["hello"], turn: "open" }),
      hear: (lines) => ({ say: [], turn: lines.includes("done") ? "over" : "open" }),
      timeoutMs: 20_000,
      outputBytes: 64 * 1024,
    });
  return { turn, close: dialogue.close };
}

it("SB-11 between two turns what an agent left running is ended where it takes too much, and the next turn says so", async () => {
  const { gone, hold } = await openLifeline();
  const many = "for i in {1..300}; do sleep 1000 & done";
  const { turn, close } = await openTalk(many, hold);
  expect(await turn()).toMatchObject({ kind: "ended", ended: "by-itself", exit: null });
  await gone;
  expect(await turn()).toEqual({
    kind: "failed",
    reason: "was ended: it ran more than 256 processes at a time",
  });
  expect(await close()).toEqual({ unended: [] });
});

it.each([
  ["stdout", "yes"],
  ["stderr, by what outlives the agent", "(yes >&2) & exit"],
])("SB-11 between two turns a flood of %s ends it", async (_name, flood) => {
  const { gone, hold } = await openLifeline();
  const { turn } = await openTalk(flood, hold);
  expect(await turn()).toMatchObject({ kind: "ended", ended: "by-itself", exit: null });
  await gone;
  expect(await turn()).toMatchObject({ kind: "ended", ended: "output" });
});

it("what stays within its limits between two turns goes on", async () => {
  const { hold } = await openLifeline();
  const { turn, close } = await openTalk("sleep 1000 & true", hold);
  for (const _ of [1, 2, 3]) expect(await turn()).toMatchObject({ ended: "by-itself", exit: null });
  expect(await close()).toEqual({ unended: [] });
});
