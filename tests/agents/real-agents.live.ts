import { expect, it, vi } from "vitest";
import { readCassette } from "../../src/cassettes/read-cassette.ts";
import { evaluateChecks } from "../../src/checks/evaluation/evaluate-checks.ts";
import type { CheckSpec } from "../../src/model/check-spec.ts";
import type { StandIn } from "../../src/model/stand-in.ts";
import { readRun } from "../../src/transcripts/read-run.ts";
import { fileOf as readBack } from "../cassettes/make-cassette.ts";
import { cassetteOf, fileOf } from "../engine/live-run.ts";
import { KEY, runReal, toBehind } from "./real-agent.ts";
import { CALLS } from "./scripted-calls.ts";

vi.setConfig({ testTimeout: 120_000 });

/** Model calls of a run and what they cost, by the prices of what each agent asks for. */
const AGENTS: readonly (readonly [agent: string, inputTotal: number | undefined, usd: number])[] = [
  // 1,200 fresh and 200 cached beside them, 34 out, four times: as claude-sonnet-4-5.
  ["claude", 4 * 1400, 4 * 0.00417],
  ["codex", 4 * 1200, 4 * 0.00306],
  // One more call than the stream tells of: it asks for a title.
  ["opencode", 4 * 1200, 5 * 0.00306],
  ["gemini", 4 * 1200, 4 * 0.001615],
  ["droid", 4 * 1400, 4 * 0.00417],
  // What an ACP stream says of tokens: agents.md §3.7. Where it says nothing of money, the gateway does.
  ["acp-claude", 4 * 1400, 4 * 0.00417],
  ["acp-codex", undefined, 4 * 0.00306],
  ["acp-gemini", 4 * 1200, 4 * 0.001615],
  ["acp-opencode", undefined, 5 * 0.00306],
  ["acp-droid", undefined, 5 * 0.00417],
];

/** Stands in for gh: the agent's own shell must find it before every other. */
const GH: StandIn = {
  kind: "described",
  command: "gh",
  match: "prefix",
  commands: [],
  repos: [["acme/old", { visibility: "PUBLIC" }]],
  urls: null,
};

const check = (key: string, value: unknown, more: Partial<CheckSpec> = {}): CheckSpec => ({
  key,
  value,
  line: 1,
  column: 1,
  step: null,
  ...more,
});

const CHECKS: readonly CheckSpec[] = [
  check("loaded_skill", "greeter"),
  check("ran", "cp notes"),
  check("created", ["copy.txt"]),
  check("asked", "go on", { turn: 1 }),
  check("said", "Done"),
  check("file_contains", { path: "copy.txt", text: "keep" }),
  check("called", "gh repo view acme/old", { turn: 1 }),
  check("file_contains", { path: "seen.json", text: "PUBLIC" }),
  check("not", check("refused", true)),
  check("not", check("reached_home", true)),
];

/** When they have ended, droid's own shell may still sleep, and codex may still read its shell's profile. */
const OWN_SHELLS =
  /, sample \d: ended what the agent left running: (?:sleep|(?:bash|tr)(?:, (?:bash|tr))*)$/;

it.each(AGENTS)(
  "%s in its cage: lists and loads the skill, calls a tool and a stand-in, asks, is answered, changes a file, is priced, and replays alike",
  async (name, inputTotal, usd) => {
    const calls = CALLS[toBehind(name)];
    if (calls === undefined) throw new Error(name);
    const steps = [
      { tools: [calls.skill("greeter")] },
      {
        tools: [
          calls.shell("cp notes.txt copy.txt; gh repo view acme/old --json visibility > seen.json"),
        ],
      },
      { text: "Shall I go on?" },
      { text: "Done." },
    ];
    const { played, store, server, warnings } = await runReal(name, [{ steps }], {
      from: [fileOf("notes.txt", "keep\n")],
      test: { answers: { kind: "list", replies: ["Yes."] }, standIns: [GH] },
    });
    const cassette = cassetteOf(played);
    const run = readRun(cassette);
    expect(warnings.filter((text) => !OWN_SHELLS.test(text))).toEqual([]);
    expect({
      outcome: run.outcome,
      errorKind: run.errorKind,
      isolation: cassette.isolation,
      server: cassette.model_server,
      served: run.servedModel,
      answers: run.turns.map(({ user, answer }) => [user, answer]),
      loads: run.turns.flatMap(({ skillLoads }) => skillLoads.map((load) => [load.name, load.via])),
      changes: run.turns.map(({ changes }) => changes),
      inputTotal: run.usage?.inputTotal,
      usd: run.costUsd?.toFixed(6),
      stopped: cassette.gateway?.stopped,
      badLines: run.badLines,
    }).toEqual({
      outcome: "completed",
      errorKind: null,
      isolation: "cage",
      server: "scripted",
      served: ["claude", "droid"].includes(toBehind(name))
        ? "claude-sonnet-4-5"
        : expect.stringMatching(/^(?:gpt-5\.4|gemini-2\.5-pro)$/),
      answers: [
        ["Greet me.", "Shall I go on?"],
        ["Yes.", "Done."],
      ],
      loads: [["greeter", calls.via]],
      changes: [
        [
          { path: "copy.txt", kind: "created" },
          { path: "seen.json", kind: "created" },
        ],
        [],
      ],
      inputTotal,
      usd: usd.toFixed(6),
      stopped: null,
      badLines: 0,
    });
    // The skill was listed before it was loaded, and the key stayed outside.
    const first = server.requests.find(
      ({ chosen }) => !["side", "probe"].includes(chosen?.script ?? "side"),
    );
    expect(JSON.stringify(first?.body)).toContain("greeter");
    const [[path = "", text = ""] = []] = [...store.texts];
    expect(text).not.toContain(KEY);
    const again = await readCassette(path, readBack(text));
    if (again.kind !== "cassette") throw new Error(again.reason);
    const verdicts = evaluateChecks(CHECKS, run).map(({ key, verdict }) => [key, verdict]);
    expect(verdicts).toEqual(CHECKS.map(({ key }) => [key, "pass"]));
    expect(evaluateChecks(CHECKS, readRun(again.cassette))).toEqual(evaluateChecks(CHECKS, run));
  },
);

it.each<[string, readonly string[] | null, boolean]>([
  ["acp-claude", null, true],
  ["acp-claude", ["bash"], true],
  ["acp-claude", ["write"], false],
  ["acp-gemini", ["bash"], true],
  ["acp-gemini", [], false],
])("%s is asked for permission and answered: approve %j", async (name, approve, isGranted) => {
  const calls = CALLS[toBehind(name)];
  if (calls === undefined) throw new Error(name);
  const steps = [{ tools: [calls.shell("cp notes.txt copy.txt")] }, { text: "Done." }];
  const { played } = await runReal(name, [{ steps }], {
    from: [fileOf("notes.txt", "keep\n")],
    test: { approve },
  });
  const cassette = cassetteOf(played);
  const run = readRun(cassette);
  const asked = cassette.turns.flatMap(({ stdout }) =>
    stdout.filter((line) => line.includes('"session/request_permission"')),
  );
  expect({
    outcome: run.outcome,
    isAsked: asked.length,
    created: run.turns.flatMap(({ changes }) => changes.map(({ path }) => path)),
    oks: run.turns.flatMap(({ events }) =>
      events.flatMap((event) => (event.type === "tool_call" ? [event.ok] : [])),
    ),
  }).toEqual({
    outcome: "completed",
    isAsked: 1,
    created: isGranted ? ["copy.txt"] : [],
    // Gemini says nothing of a call that was refused.
    oks: !isGranted && name === "acp-gemini" ? [] : [isGranted],
  });
});
