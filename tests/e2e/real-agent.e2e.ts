/** The real Claude Code CLI against the scripted model server: what a person with a key would record. */

import { mkdir, readdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import claude from "../../src/agents/claude.ts";
import { readCassette } from "../../src/cassettes/read-cassette.ts";
import { readRun } from "../../src/transcripts/read-run.ts";
import { fileOf as readBack } from "../cassettes/make-cassette.ts";
import { cassetteOf, fileOf, toCall } from "../engine/live-run.ts";
import { makeScratch } from "../host/scratch.ts";
import { bodiesOf, KEY, recordWith, userTexts } from "./record-real-agent.ts";

afterEach(() => {
  vi.unstubAllEnvs();
});

const sha = expect.stringMatching(/^[0-9a-f]{64}$/);
const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{3})?Z$/);

const steps = [
  { tools: [{ name: "Skill", input: { skill: "greeter" } }] },
  {
    tools: [
      {
        name: "Write",
        input: {
          file_path: "{{last:Primary working directory: (\\S+)}}/out.txt",
          content: "ahoy\n",
        },
      },
    ],
  },
  {
    tools: [
      {
        name: "Bash",
        input: {
          command: "git add out.txt && git commit -qm 'feat: greet'",
          description: "Commit",
        },
      },
    ],
  },
  { text: "Shall I go on?" },
  { text: "Done." },
];
const kept = (path: string, text: string) => ({
  path,
  mode: "100644",
  size: text.length,
  sha256: sha,
  text,
});
const turn = {
  stdout: expect.any(Array),
  stderr: [],
  exit: 0,
  signal: null,
  ended: "by-itself",
  started_at: time,
  duration_ms: expect.any(Number),
};
/** What the gateway saw of one call. */
const request = (turn: number) => ({
  turn,
  request: "POST /v1/messages?beta=true",
  model_asked: "claude-sonnet-4-5",
  model_served: "claude-sonnet-4-5",
  status: 200,
  answered_by: "provider",
  tokens: { input_total: 1400, cache_read: 200, cache_write: 0, output: 34 },
  micro_usd: 4170,
  price_source: "table",
  duration_ms: expect.any(Number),
  problem: null,
});
const commit = {
  hash: expect.stringMatching(/^[0-9a-f]{40}$/),
  subject: "feat: greet",
  body: "",
  paths: ["out.txt"],
};
/** The recording of these steps, whole. */
async function toExpected(): Promise<unknown> {
  const { skill } = await toCall();
  return {
    format: 1,
    key: sha,
    fields: expect.any(Object),
    skill: {
      name: "greeter",
      folder: "skills/greeter",
      digest: skill.digest,
      files: [{ path: "SKILL.md", mode: "100644", sha256: sha }],
    },
    test: "greets",
    agent: { name: "claude", version: "2.1.332", model: "claude-sonnet-4-5" },
    served_model: "claude-sonnet-4-5",
    model_server: "scripted",
    isolation: "none",
    arm: "skill",
    prompts: sha,
    recorded_at: time,
    recorded_by: {
      skillcheck: "0.1.0",
      node: process.version.slice(1),
      os: `${process.platform} ${process.arch}`,
    },
    batch: { id: "batch-1", started_at: "2026-11-30T09:00:00Z" },
    paths: {
      workspace: expect.stringMatching(/\/skillcheck-run-\w{6}\/workspace$/),
      home: expect.stringMatching(/\/skillcheck-run-\w{6}\/home$/),
    },
    conversation: { unused_answers: 0, hit_max_turns: false },
    files: [kept("notes.txt", "keep\n")],
    gateway: {
      stopped: null,
      left_out: 0,
      price_table: "@pydantic/genai-prices 0.1.8",
      prices: [
        {
          model: "claude-sonnet-4-5",
          source: "table",
          table: "@pydantic/genai-prices 0.1.8",
          input_mtok: 3,
          cache_read_mtok: 0.3,
          cache_write_mtok: 3.75,
          output_mtok: 15,
          at: expect.stringMatching(/^\d{4}-.*Z$/),
        },
      ],
      cost_source: "reported",
      requests: [1, 1, 1, 1, 2].map(request),
    },
    turns: [
      {
        user: "Greet me.",
        source: "prompt",
        ...turn,
        changes: [{ kind: "created", ...kept("out.txt", "ahoy\n") }],
      },
      { user: "Yes.", source: "answer", ...turn, changes: [] },
    ],
    git: [
      { branch: "main", commits: [commit] },
      { branch: "main", commits: [commit] },
    ],
  };
}

it("records two turns with a skill load, a file and a commit, and replay reads it back", async () => {
  const { played, store, warnings } = await recordWith([{ steps }], {
    from: [fileOf("notes.txt", "keep\n")],
    test: { answers: { kind: "list", replies: ["Yes."] } },
  });
  const cassette = cassetteOf(played);
  expect(cassette).toEqual(await toExpected());
  expect(warnings).toEqual([]);
  const [[path = "", text = ""] = []] = [...store.texts];
  expect(await readCassette(path, readBack(text))).toEqual({ kind: "cassette", cassette });
  const run = readRun(cassette);
  expect({
    outcome: run.outcome,
    answers: run.turns.map(({ answer }) => answer),
    loads: run.turns.flatMap(({ skillLoads }) => skillLoads.map(({ name, via }) => [name, via])),
    costUsd: run.costUsd?.toFixed(5),
    usage: run.usage?.inputTotal,
    badLines: run.badLines,
    unknownTypes: run.unknownTypes,
  }).toEqual({
    outcome: "completed",
    answers: ["Shall I go on?", "Done."],
    loads: [["greeter", "tool"]],
    costUsd: (5 * 0.00417).toFixed(5),
    usage: 7000,
    badLines: 0,
    unknownTypes: [],
  });
});

it("AG-4 brings prompts to the model byte for byte, in the first and in a resumed turn", async () => {
  const prompts = [
    "--model evil \"q\" 'q' $HOME `id`\n\n  two  spaces é 😀",
    `-p --dangerously ${"x".repeat(200_000)}`,
  ];
  const { played, server } = await recordWith([{ steps: [{ text: "One." }, { text: "Two." }] }], {
    test: { prompts },
  });
  expect(cassetteOf(played).turns).toHaveLength(2);
  const texts = userTexts(bodiesOf(server).at(-1) ?? "{}");
  expect(prompts.map((prompt) => texts.includes(prompt))).toEqual([true, true]);
});

it("SB-9 ends a CLI whose model never answers within the timeout and ten seconds", async () => {
  const began = performance.now();
  const { played } = await recordWith([{ steps: [{ text: "never", fault: { kind: "hang" } }] }], {
    test: { timeoutMs: 3000 },
  });
  expect(performance.now() - began).toBeLessThan(13_000);
  const cassette = cassetteOf(played);
  const run = readRun(cassette);
  expect([run.outcome, cassette.turns.map(({ ended }) => ended)]).toEqual([
    "timed-out",
    ["timeout"],
  ]);
});

it("SB-2 SB-7 gives the agent a key that opens nothing; the real one reaches the model alone", async () => {
  const { played, server } = await recordWith([
    {
      steps: [
        { tools: [{ name: "Bash", input: { command: "env | base64 -w0", description: "Show" } }] },
        { text: "Done." },
      ],
    },
  ]);
  const text = JSON.stringify(cassetteOf(played));
  expect(text).not.toContain(KEY);
  expect(text).not.toContain(Buffer.from(KEY).toString("base64").slice(0, 20));
  // It was the key of every call: the server replaces the key of a request, wherever it stands.
  expect(server.requests.map(({ headers }) => headers["x-api-key"])).toContain("***");
});

it("AG-7 AG-10 shows the model nothing of our home, and leaves nothing beside its folder", async () => {
  const planted = await makeScratch();
  const skill = "---\nname: zebra-planted\ndescription: MARKER-SKILL\n---\nMARKER-BODY\n";
  for (const folder of [".claude", ".agents", ".codex"]) {
    await mkdir(join(planted, folder, "skills/zebra-planted"), { recursive: true });
    await writeFile(join(planted, folder, "skills/zebra-planted/SKILL.md"), skill);
  }
  for (const name of ["CLAUDE.md", "CLAUDE.local.md", "AGENTS.md", ".claude/CLAUDE.md"]) {
    await writeFile(join(planted, name), `MARKER-FILE ${name}\n`);
  }
  vi.stubEnv("HOME", planted);
  vi.stubEnv("CLAUDE_CONFIG_DIR", join(planted, ".claude"));
  const before = await readdir(tmpdir());
  const { played, server } = await recordWith([{ steps: [{ text: "Hello." }] }]);
  expect(cassetteOf(played).turns[0]?.exit).toBe(0);
  const [first = ""] = bodiesOf(server);
  expect([
    first.includes("greeter"),
    first.includes("MARKER"),
    first.includes("zebra-planted"),
  ]).toEqual([true, false, false]);
  // Nothing of the run stays behind beside its folder either.
  const fresh = (await readdir(tmpdir())).filter((name) => !before.includes(name));
  expect(fresh.filter((name) => /claude/i.test(name))).toEqual([]);
});

/** What lies above the workspace; each text has a marker of its own. */
const ABOVE = [
  "CLAUDE.md",
  "CLAUDE.local.md",
  "AGENTS.md",
  ".claude/CLAUDE.md",
  ".claude/rules/rule.md",
  ".claude/skills/zebra-planted/SKILL.md",
  ".agents/skills/zebra-planted/SKILL.md",
] as const;

async function plantAbove(): Promise<string> {
  const scratch = await makeScratch();
  for (const [place, name] of ABOVE.entries()) {
    const file = join(scratch, name);
    await mkdir(join(file, ".."), { recursive: true });
    const front = `---\nname: zebra-planted\ndescription: MARKER-${place}\n---\n`;
    await writeFile(file, name.endsWith("SKILL.md") ? front : `MARKER-${place}\n`);
  }
  await mkdir(join(scratch, "tmp"));
  return join(scratch, "tmp");
}

it("AG-10 refuses to run below what the real CLI would read", async () => {
  vi.stubEnv("TMPDIR", await plantAbove());
  const steps = [{ text: "Hello." }];
  const refused = await recordWith([{ steps }]);
  expect([refused.played, bodiesOf(refused.server)]).toEqual([
    {
      kind: "void",
      reason: expect.stringMatching(/^the agent would read .*CLAUDE\.md: set TMPDIR/),
      costUsd: 0,
    },
    [],
  ]);
  // Proof that the refusal is needed, and that it names everything that matters; AGENTS.md it reads where there is no CLAUDE.md.
  const agent = { ...claude, parentFiles: [] };
  const { server } = await recordWith([{ steps }], { settings: { agent } });
  const [first = ""] = bodiesOf(server);
  const read = ABOVE.filter((_, place) => first.includes(`MARKER-${place}`));
  expect(read).toEqual([
    "CLAUDE.md",
    "CLAUDE.local.md",
    ".claude/CLAUDE.md",
    ".claude/rules/rule.md",
  ]);
});
