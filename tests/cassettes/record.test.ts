import { expect, test } from "vitest";
import { record } from "../../src/cassettes/record.ts";
import { openRecordings } from "../../src/cassettes/recording-index.ts";
import { toStoreSource } from "../../src/cassettes/recording-source.ts";
import { toRunKey } from "../../src/cassettes/run-key.ts";
import type { Cassette } from "../../src/model/cassette.ts";
import { LIMITS } from "../../src/model/limits.ts";
import type { Play, RunCall } from "../../src/model/play.ts";
import type { Test } from "../../src/model/suite.ts";
import { createRedactor } from "../../src/text/redactor.ts";
import { makeCassette, makeInputs, makeSkill, makeTurn, memoryStore } from "./make-cassette.ts";

const SECRET = "sk-ant-skillcheck-CANARY-0123456789";

const greets: Test = {
  name: "greets",
  line: 1,
  column: 1,
  agents: null,
  model: { everyAgent: [], byAgent: new Map() },
  prompts: ["Greet me"],
  stepRates: [null],
  answers: { kind: "none" },
  workspace: { from: null, files: [], setup: [] },
  samples: 1,
  minPassRate: 0.8,
  timeoutMs: 1000,
  runTimeoutMs: 1000,
  maxTurns: 8,
  maxCostUsd: null,
  standIns: [],
  preamble: "none",
  approve: null,
  env: [],
  with: [],
  subagents: [],
  exclusive: null,
  tags: [],
  notes: null,
  checks: [],
};

async function makeCall(sample = 1): Promise<RunCall> {
  const skill = await makeSkill();
  const inputs = makeInputs(skill);
  return {
    test: greets,
    skill,
    inputs,
    runKey: await toRunKey(inputs),
    arm: "skill",
    sample,
    batch: { id: "batch-1", startedAt: "2026-11-30T11:00:00Z" },
    material: () => Promise.reject(new Error("replay must not ask for files")),
  };
}

function plays(cassette: Cassette): Play {
  return async () => ({ kind: "played", cassette, path: null });
}

const redactor = createRedactor([SECRET]);

test("a recording is kept at its path, and read back as it was made", async () => {
  const store = memoryStore();
  const cassette = await makeCassette();
  const played = await record({ live: plays(cassette), store, redactor })(await makeCall());
  const [path] = store.texts.keys();
  expect(played).toEqual({ kind: "played", cassette, path });

  const index = await openRecordings({
    skillFolders: ["skills/greeter"],
    sources: [toStoreSource(store, "committed-pr")],
  });
  const call = await makeCall(1);
  const found = await index.find(call.runKey.key);
  expect(found.refused).toEqual([]);
  expect(
    found.recordings.map(({ path, cassette }) => ({ kind: "played", cassette, path })),
  ).toEqual([played]);
});

test("what was not played is handed on and nothing is written", async () => {
  const store = memoryStore();
  const live: Play = async () => ({ kind: "void", reason: "guard failed", costUsd: 0.5 });
  expect(await record({ live, store, redactor })(await makeCall())).toEqual({
    kind: "void",
    reason: "guard failed",
    costUsd: 0.5,
  });
  expect(store.texts.size).toBe(0);
});

test("SE-1: what looks like a token is replaced everywhere before the first write", async () => {
  const token = `ghp_${"A1b2".repeat(9)}`;
  const turn = makeTurn([JSON.stringify({ text: `token ${token}` }), "x"]);
  const file = {
    path: "a.txt",
    mode: "100644" as const,
    size: 3,
    sha256: "a".repeat(64),
    text: token,
  };
  const key = [
    "-----BEGIN RSA PRIVATE KEY-----",
    "MIIEowIBAAKCAQEA7",
    "-----END RSA PRIVATE KEY-----",
  ];
  const cassette = await makeCassette({
    changed: {
      turns: [
        {
          ...turn,
          user: token,
          stderr: ["before", ...key, "after"],
          changes: [{ kind: "created", ...file }],
        },
      ],
      files: [file],
      git: [
        {
          branch: token,
          commits: [{ hash: "a".repeat(40), subject: token, body: token, paths: ["a"] }],
        },
      ],
    },
  });
  const store = memoryStore();
  await record({ live: plays(cassette), store, redactor })(await makeCall());
  const [text = ""] = store.texts.values();
  expect(text).toContain("[redacted]");
  expect(text).toContain('"after"');
  expect(text).not.toContain(token);
  expect(text).not.toContain("MIIEowIBAAKCAQEA7");
});

test.each<[string, (cassette: Cassette) => Cassette]>([
  ["in the stream", (one) => ({ ...one, turns: [makeTurn([SECRET])] })],
  [
    "over two lines",
    (one) => ({ ...one, turns: [makeTurn([SECRET.slice(0, 12), SECRET.slice(12)])] }),
  ],
  ["base64", (one) => ({ ...one, turns: [makeTurn([btoa(SECRET)])] })],
  ["in stderr", (one) => ({ ...one, turns: [{ ...makeTurn([]), stderr: [SECRET] }] })],
  ["in a user turn", (one) => ({ ...one, turns: [{ ...makeTurn([]), user: SECRET }] })],
  [
    "in a file name",
    (one) => ({
      ...one,
      files: [{ path: SECRET, mode: "100644", size: 0, sha256: "a".repeat(64) }],
    }),
  ],
  [
    "in a commit",
    (one) => ({
      ...one,
      git: [
        {
          branch: "main",
          commits: [{ hash: "a".repeat(40), subject: SECRET, body: "", paths: [] }],
        },
      ],
    }),
  ],
])("SE-2: a known secret %s makes the run void, nothing is written", async (_place, change) => {
  const store = memoryStore();
  const cassette = change(await makeCassette());
  expect(await record({ live: plays(cassette), store, redactor })(await makeCall())).toEqual({
    kind: "void",
    reason: "secret observed",
    costUsd: null,
  });
  expect(store.texts.size).toBe(0);
});

test.each([
  ["4 MiB of quotation marks", ['"'.repeat(LIMITS.streamBytes)]],
  ["a stream over its limit", ["x".repeat(LIMITS.streamBytes + 1)]],
  ["too many lines", Array.from({ length: 100_001 }, () => "y")],
])("CA-6: %s is too much output, no file", async (_name, stdout) => {
  const store = memoryStore();
  const cassette = await makeCassette({ changed: { turns: [makeTurn(stdout)] } });
  expect(await record({ live: plays(cassette), store, redactor })(await makeCall())).toEqual({
    kind: "void",
    reason: "too much output",
    costUsd: null,
  });
  expect(store.texts.size).toBe(0);
});

test("no file is written that replay would refuse", async () => {
  const store = memoryStore();
  const cassette = await makeCassette({ changed: { key: "a".repeat(64) } });
  const played = await record({ live: plays(cassette), store, redactor })(await makeCall());
  expect(played).toEqual({
    kind: "void",
    reason: "cannot be kept: digest mismatch: its run key does not follow from its own fields",
    costUsd: null,
  });
  expect(store.texts.size).toBe(0);
});
