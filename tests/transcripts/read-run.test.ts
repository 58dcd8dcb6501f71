import { describe, expect, it } from "vitest";
import type { CassetteTurn } from "../../src/model/cassette.ts";
import type { Run } from "../../src/model/run.ts";
import { readRun } from "../../src/transcripts/read-run.ts";
import { buildCassette, created, file, turnOf } from "./build-cassette.ts";
import { outline } from "./outline.ts";
import { EXPECTED } from "./recorded.ts";

function twoTurns(agent: string, version: string, name = "two-turn"): Run {
  return readRun(
    buildCassette(agent, [
      turnOf(`${agent}-${version}/${name}.jsonl`),
      turnOf(`${agent}-${version}/${name}.2.jsonl`, { user: "And now?", source: "answer" }),
    ]),
  );
}

describe("a run of two processes", () => {
  it.each(EXPECTED.runs)("$agent $version adds up", (expected) => {
    const run = twoTurns(expected.agent, expected.version, expected.case);
    expect(run).toMatchObject({
      outcome: "completed",
      errorKind: null,
      usage: expected.usage,
      exit: 0,
      durationMs: 2000,
      badLines: 0,
      unknownTypes: [],
    });
    if (expected.costUsd === null) expect(run.costUsd).toBeNull();
    else expect(run.costUsd).toBeCloseTo(expected.costUsd, 9);
    expect(run.turns.map(({ answer }) => answer)).toEqual([
      "First turn done.",
      "Second turn done.",
    ]);
  });

  it("numbers the events of its turns, the user first", () => {
    const run = twoTurns("claude", "2.1.332");
    expect(run.turns.map(({ turn, user, source }) => ({ turn, user, source }))).toEqual([
      { turn: 1, user: "Please greet the crew like a pirate.", source: "prompt" },
      { turn: 2, user: "And now?", source: "answer" },
    ]);
    expect(run.turns.flatMap(({ events }) => outline(events))).toEqual([
      "1.1 message user: Please greet the crew like a pirate.",
      '1.2 tool_call bash/Bash true {"command":"echo first > state.txt; echo made","description":"Run command"} $ echo first > state.txt; echo made',
      "1.3 tool_result true: made",
      "1.4 message assistant: First turn done.",
      "2.1 message user: And now?",
      '2.2 tool_call bash/Bash true {"command":"cat state.txt","description":"Run command"} $ cat state.txt',
      "2.3 tool_result true: first",
      "2.4 message assistant: Second turn done.",
    ]);
  });

  it("shows the user's message once where the stream echoes it", () => {
    const run = twoTurns("droid", "0.215.0", "two-turn-fork");
    expect(outline(run.turns[1]?.events ?? [])[0]).toBe(
      "2.1 message user: Now read the state file back.",
    );
    expect(
      run.turns.map(({ events }) => events.filter(({ type }) => type === "message").length),
    ).toEqual([2, 2]);
  });
});

describe("what a run knows of its recording", () => {
  it("takes names from the header, else from the stream", () => {
    const turns = [turnOf("claude-2.1.332/with-skill.jsonl")];
    const run = readRun(buildCassette("claude", turns));
    expect(run).toMatchObject({
      agent: "claude",
      cliVersion: "2.1.332",
      requestedModel: "",
      servedModel: "claude-sonnet-4-5",
      skill: "pirate-greeter",
      home: "/home/user",
      workspace: "/workspace",
    });
    const agent = { name: "claude", version: "9.9.9", model: "wanted" };
    expect(
      readRun(buildCassette("claude", turns, { agent, served_model: "served" })),
    ).toMatchObject({
      cliVersion: "9.9.9",
      requestedModel: "wanted",
      servedModel: "served",
    });
  });

  it("places skill loads behind the user's message and names the skill under test", () => {
    const skill = {
      name: "greeter",
      folder: "skills/pirate-greeter",
      digest: "0".repeat(64),
      files: [],
    };
    const load = (sample: string, agent: string) =>
      readRun(buildCassette(agent, [turnOf(sample)], { skill })).turns[0]?.skillLoads;
    expect(load("claude-2.1.332/with-skill.jsonl", "claude")).toEqual([
      { name: "greeter", via: "tool", turn: 1, event: 3 },
    ]);
    expect(load("gemini-0.61.0/with-skill.jsonl", "gemini")).toEqual([
      { name: "greeter", via: "tool", turn: 1, event: 3 },
    ]);
  });

  it("plays the turns of one process as one turn", () => {
    const run = readRun(
      buildCassette("acp-gemini", [turnOf("acp-gemini-0.61.0/with-skill.jsonl")]),
    );
    const events = run.turns.flatMap((turn) => turn.events);
    expect(run.turns).toHaveLength(1);
    expect(events.map(({ turn, event }) => `${turn}.${event}`)).toEqual(
      Array.from({ length: 11 }, (_, index) => `1.${index + 1}`),
    );
  });

  it("has the git state of each turn where it was kept", () => {
    const commit = { hash: "a".repeat(40), subject: "feat: x", body: "", paths: ["x"] };
    const git = [{ branch: "main", commits: [commit] }];
    const turns = [
      turnOf("claude-2.1.332/two-turn.jsonl"),
      turnOf("claude-2.1.332/two-turn.2.jsonl"),
    ];
    const run = readRun(buildCassette("claude", turns, { git }));
    expect(run.turns.map((turn) => turn.git)).toEqual([git[0], null]);
  });
});

describe("files of a run", () => {
  const run = readRun(
    buildCassette(
      "claude",
      [
        turnOf("claude-2.1.332/two-turn.jsonl", {
          changes: [
            created("z", "new"),
            { kind: "deleted", path: "b" },
            { kind: "modified", ...file("a", "two") },
          ],
        }),
        turnOf("claude-2.1.332/two-turn.2.jsonl", {
          changes: [created("b"), { kind: "deleted", path: "never" }],
        }),
      ],
      { files: [file("b", "bee"), file("a", "one"), file("big")] },
    ),
  );
  const texts = (files: Run["startFiles"]) => files.map(({ path, text }) => `${path}: ${text}`);

  it("begins with what was there, sorted", () => {
    expect(texts(run.startFiles)).toEqual(["a: one", "b: bee", "big: null"]);
  });

  it("has the state at the end of each turn", () => {
    expect(run.turns.map(({ files }) => texts(files))).toEqual([
      ["a: two", "big: null", "z: new"],
      ["a: two", "b: null", "big: null", "z: new"],
    ]);
  });

  it("lists the changes of each turn, sorted", () => {
    expect(run.turns.map(({ changes }) => changes)).toEqual([
      [
        { path: "a", kind: "modified" },
        { path: "b", kind: "deleted" },
        { path: "z", kind: "created" },
      ],
      [
        { path: "b", kind: "created" },
        { path: "never", kind: "deleted" },
      ],
    ]);
  });
});

const good = turnOf("claude-2.1.332/single-turn.jsonl");

describe("outcome of a run", () => {
  const outcome = (...turns: readonly CassetteTurn[]) => {
    const run = readRun(buildCassette("claude", turns));
    return { outcome: run.outcome, errorKind: run.errorKind };
  };

  it("is that of the first turn that did not come to its end", () => {
    const failed = turnOf("claude-2.1.332/error-500.jsonl");
    const late = turnOf("claude-2.1.332/timeout-hang.jsonl");
    expect(outcome(good, good)).toEqual({ outcome: "completed", errorKind: null });
    expect(outcome(good, failed, late)).toEqual({ outcome: "provider-error", errorKind: "server" });
    expect(outcome(good, late, failed)).toEqual({ outcome: "timed-out", errorKind: "timeout" });
  });

  it("says who ended it, whatever the stream says", () => {
    expect(outcome({ ...good, ended: "timeout" })).toEqual({
      outcome: "timed-out",
      errorKind: "timeout",
    });
    expect(outcome({ ...good, ended: "output" })).toEqual({
      outcome: "too-much-output",
      errorKind: null,
    });
  });

  it("is over budget where the agent stopped for its money", () => {
    const result = JSON.stringify({
      type: "result",
      subtype: "error_max_budget_usd",
      is_error: true,
    });
    expect(outcome({ ...good, stdout: [result], exit: 1 })).toEqual({
      outcome: "over-budget",
      errorKind: "max-budget",
    });
  });
});

describe("sums of a run", () => {
  it("does not know sums of which a part is unknown", () => {
    const late = turnOf("claude-2.1.332/timeout-hang.jsonl");
    expect(readRun(buildCassette("claude", [good, late]))).toMatchObject({
      usage: null,
      costUsd: null,
    });
  });

  it("looks at stderr, and at the exit codes of all turns", () => {
    const broken = turnOf("claude-2.1.197/error-malformed.jsonl", {
      stderr: ["Could not parse message into JSON: {"],
    });
    expect(readRun(buildCassette("claude", [good, broken]))).toMatchObject({
      errorKind: "malformed",
      exit: 1,
    });
    const killed = turnOf("codex-0.171.0/timeout-sigterm.jsonl");
    expect(readRun(buildCassette("codex", [killed])).exit).toBeNull();
  });

  it("of an agent that nobody can read is a crash: nothing in it is believed", () => {
    const run = readRun(buildCassette("moon", [good, { ...good, stdout: [] }]));
    expect(run).toMatchObject({
      outcome: "crashed",
      errorKind: "unknown",
      unknownTypes: [["(no reader for this agent)", good.stdout.length]],
    });
    expect(run.turns.map(({ events, answer }) => ({ count: events.length, answer }))).toEqual([
      { count: 1, answer: null },
      { count: 1, answer: null },
    ]);
  });

  it("adds up what nobody knew in the streams", () => {
    const stdout = [...good.stdout, '{"type":"moon"}', "noise"];
    const run = readRun(
      buildCassette("claude", [
        { ...good, stdout },
        { ...good, stdout },
      ]),
    );
    expect({ unknownTypes: run.unknownTypes, badLines: run.badLines }).toEqual({
      unknownTypes: [["moon", 2]],
      badLines: 2,
    });
  });
});
