import { mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { Step } from "../../fakes/agent/scenario.ts";
import { builtStandIn } from "../build/built-stand-in.ts";
import { buildAgent } from "../fakes/scripted-agent.ts";
import { standInsOf } from "../fakes/stand-in-world.ts";
import { makeScratch } from "../host/scratch.ts";
import { cassetteOf, playTurns, type Wanted } from "./live-run.ts";
import { recordTurns } from "./record-run.ts";
import { running } from "./running.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let agent: Awaited<ReturnType<typeof buildAgent>>;
let standInProgram: string;
beforeAll(async () => {
  agent = await buildAgent();
  standInProgram = await builtStandIn();
});
afterAll(() => agent.dispose());

const GH = "gh: { repos: { acme/x: { visibility: PUBLIC } } }";

const bash = (command: string): Step => ({ do: "bash", command });
const DONE: Step = { do: "text", text: "Done." };

/** A run with these stand-ins. */
function withFakes(fakes: string, test: Wanted["test"] = {}): Wanted {
  return { standInProgram, test: { ...test, standIns: standInsOf(fakes) } };
}

const setup = (...commands: string[]) => ({
  workspace: { from: null, files: [], setup: commands },
});

it("records what the agent called, turn by turn, and nothing of setup or of skillcheck", async () => {
  const scratch = await makeScratch();
  vi.stubEnv("TMPDIR", scratch);
  const { run, cassette } = await recordTurns(
    agent,
    [
      [
        bash("gh repo view acme/x --json visibility; gh pr list"),
        { do: "text", text: "Delete it?" },
      ],
      [bash("gh repo delete acme/x --yes && ! gh repo view acme/x"), DONE],
    ],
    withFakes(GH, {
      answers: { kind: "list", replies: ["Yes."] },
      ...setup("gh repo view acme/x --json visibility > view.json"),
    }),
  );
  vi.unstubAllEnvs();
  expect(cassette.fakes).toEqual([
    {
      turn: 1,
      command: "gh",
      argv: ["repo", "view", "acme/x", "--json", "visibility"],
      status: "ok",
    },
    { turn: 1, command: "gh", argv: ["pr", "list"], status: "refused" },
    { turn: 2, command: "gh", argv: ["repo", "delete", "acme/x", "--yes"], status: "deleted" },
    { turn: 2, command: "gh", argv: ["repo", "view", "acme/x"], status: "not-found" },
  ]);
  expect(run.turns.map(({ standInCalls }) => standInCalls?.map(({ status }) => status))).toEqual([
    ["ok", "refused"],
    ["deleted", "not-found"],
  ]);
  // The stand-in is first on the PATH of setup too.
  expect(run.startFiles.map(({ path, text }) => [path, text])).toEqual([
    ["view.json", '{"visibility":"PUBLIC"}\n'],
  ]);
  expect(readdirSync(scratch)).toEqual([]);
  // Those of this run alone: tests beside this one have their own.
  expect(running(join(cassette.paths.workspace, "../bin/"))).toEqual([]);
});

it("has an empty section where nothing was called, and none where there are no stand-ins", async () => {
  const { run, cassette } = await recordTurns(agent, [[DONE]], withFakes(GH));
  expect([cassette.fakes, run.turns[0]?.standInCalls]).toEqual([[], []]);
  const without = await recordTurns(agent, [[DONE]]);
  expect([without.cassette.fakes, without.run.turns[0]?.standInCalls]).toEqual([undefined, null]);
});

it("keeps its folder out of the workspace and off the agent's own variables", async () => {
  const { played } = await playTurns(
    agent,
    [[{ do: "report", path: "seen.json" }, bash("command -v gh > where"), DONE]],
    withFakes(GH),
  );
  const cassette = cassetteOf(played);
  const files = new Map(
    cassette.turns[0]?.changes.map((change) => [change.path, "text" in change ? change.text : ""]),
  );
  expect([...files.keys()].sort()).toEqual(["seen.json", "where"]);
  const { env } = JSON.parse(files.get("seen.json") ?? "");
  const folder = join(cassette.paths.workspace, "../bin");
  expect(files.get("where")).toBe(`${folder}/gh\n`);
  expect(env["PATH"].split(":")[0]).toBe(folder);
  const ours = Object.keys(env).filter((name) => /FAKE|STAND/.test(name));
  expect(ours).toEqual([]);
});

it("finds stand-ins in a login shell of the agent", async () => {
  const { played } = await playTurns(
    agent,
    [[bash("bash -lc 'gh repo view acme/x'"), DONE]],
    withFakes(GH),
  );
  expect(cassetteOf(played).fakes).toEqual([
    { turn: 1, command: "gh", argv: ["repo", "view", "acme/x"], status: "ok" },
  ]);
});

it("keeps the calls of a run that was ended at its deadline, and those of runs beside it apart", async () => {
  const slow = playTurns(
    agent,
    [[bash("gh repo view acme/x; exec sleep 100"), DONE]],
    withFakes(GH, { timeoutMs: 8000 }),
  );
  const others = Array.from({ length: 3 }, (_, index) =>
    playTurns(agent, [[bash(`aws s3 ls ${index}`), DONE]], withFakes("aws: { s3: x }")),
  );
  const [first, ...rest] = (await Promise.all([slow, ...others])).map(({ played }) =>
    cassetteOf(played),
  );
  expect([first?.turns[0]?.ended, first?.fakes?.map(({ argv }) => argv.join(" "))]).toEqual([
    "timeout",
    ["repo view acme/x"],
  ]);
  expect(rest.map(({ fakes }) => fakes?.map(({ argv }) => argv.join(" ")))).toEqual([
    ["s3 ls 0"],
    ["s3 ls 1"],
    ["s3 ls 2"],
  ]);
});

const MARK = "touch $HOME/../../ran";

it.each([
  [
    "guard 1: another program in the place of the stand-in",
    `printf '#!/bin/sh\\necho skillcheck-fake\\n' > "$(command -v gh)"`,
    /^stand-ins before the run: gh on the PATH of the run is not the stand-in: exit 0, "skillcheck-fake"$/,
  ],
  [
    "guard 1: no stand-in at all",
    'rm "$(command -v gh)"',
    /^stand-ins before the run: gh (on the PATH of the run is not the stand-in|does not refuse an unknown call): /,
  ],
  [
    "guard 4: a stand-in that answers everything",
    `shim="$(command -v gh)"; cp "$shim" "$shim-real"; printf '#!/bin/sh\\n[ "$1" = --skillcheck-fake ] && exec "$0-real" "$@"\\nexit 0\\n' > "$shim"`,
    /^stand-ins before the run: gh does not refuse an unknown call: exit 0, ""$/,
  ],
  [
    "guard 1: a log that nobody keeps",
    'rm "$(dirname "$(command -v gh)")/.socket"',
    /^stand-ins before the run: gh .*: exit 70, "fake gh: the stand-in is broken and answers nothing: connect ENOENT /,
  ],
])("is void before the agent starts: %s", async (_name, damage, reason) => {
  const scratch = await makeScratch();
  vi.stubEnv("TMPDIR", scratch);
  const { played } = await playTurns(agent, [[bash(MARK), DONE]], withFakes(GH, setup(damage)));
  vi.unstubAllEnvs();
  expect(played).toEqual({ kind: "void", reason: expect.stringMatching(reason) });
  // The agent was never started, and nothing is left.
  expect(readdirSync(scratch)).toEqual([]);
});

it.each([
  [
    "removes the stand-in",
    'rm "$(command -v gh)"',
    /^stand-ins after the run: gh does not refuse an unknown call: /,
  ],
  [
    "puts another in its place",
    `printf '#!/bin/sh\\necho a >&2\\necho b >&2\\nexit 64\\n' > "$(command -v gh)"`,
    /^stand-ins after the run: gh does not refuse an unknown call: exit 64, "a\\nb"$/,
  ],
  [
    "removes the socket",
    'rm "$(dirname "$(command -v gh)")/.socket"',
    /^stand-ins after the run: gh .*: exit 70, /,
  ],
  [
    "listens in the place of the log",
    `dir="$(dirname "$(command -v gh)")"; rm "$dir/.socket"; nohup '${process.execPath}' -e 'require("net").createServer((s) => s.on("data", () => s.write("{}\\n"))).listen(process.argv[1])' "$dir/.socket" > /dev/null 2>&1 & while ! [ -S "$dir/.socket" ]; do :; done`,
    /^stand-ins after the run: gh .*/,
  ],
])(
  "Build 11: is void where the log cannot be proven after an agent that %s",
  async (_name, command, reason) => {
    const { played } = await playTurns(agent, [[bash(command), DONE]], withFakes(GH));
    expect(played).toEqual({ kind: "void", reason: expect.stringMatching(reason) });
  },
);

it("does not believe what an agent writes beside the log, and counts what it sends", async () => {
  const forged = JSON.stringify({ op: "report", command: "rm", argv: [], status: "ok", exit: 0 });
  const send = `'${process.execPath}' -e 'const s = require("net").connect(process.argv[1]); s.end(process.argv[2] + "\\n"); s.on("close", () => process.exit())'`;
  const { played, warnings } = await playTurns(
    agent,
    [
      [
        bash(
          `echo '{"argv":["repo","delete"],"status":"ok"}' >> "$(dirname "$(command -v gh)")/calls.jsonl"`,
        ),
        bash(`${send} "$(dirname "$(command -v gh)")/.socket" '${forged}'`),
        DONE,
      ],
    ],
    withFakes(GH),
  );
  expect(cassetteOf(played).fakes).toEqual([]);
  expect(warnings).toEqual(["the stand-ins were sent 1 lines that no stand-in writes"]);
});

it("is void where more was called than is kept", async () => {
  const flood = `'${process.execPath}' -e 'const { connect } = require("net"); let n = 0; const next = () => { if (n++ > 10) return; const s = connect(process.argv[1]); s.on("data", () => { s.destroy(); next(); }); s.write(JSON.stringify({ op: "report", command: "gh", argv: ["x".repeat(100000)], status: "ok", exit: 0 }) + "\\n"); }; next();' "$(dirname "$(command -v gh)")/.socket"`;
  const { played } = await playTurns(agent, [[bash(flood), DONE]], withFakes(GH));
  expect(played).toEqual({
    kind: "void",
    reason: expect.stringMatching(
      /^stand-ins after the run: gh does not refuse an unknown call: exit 70, .*the log of the run is full/,
    ),
  });
});

it("runs a script of the suite and records how it ended", async () => {
  const text = '#!/bin/sh\necho "$1" >> calls\n[ "$1" = bad ] && exit 64\nexit 0\n';
  const { played } = await playTurns(agent, [[bash("aws good; aws bad"), DONE]], {
    standInProgram,
    test: { standIns: [{ kind: "script", command: "aws", text }] },
  });
  const cassette = cassetteOf(played);
  expect(cassette.fakes?.map(({ argv, status }) => [...argv, status])).toEqual([
    ["good", "ok"],
    ["bad", "refused"],
  ]);
  expect(cassette.turns[0]?.changes).toMatchObject([{ kind: "created", text: "good\nbad\n" }]);
});

it.each([
  [
    "too long for a socket",
    "x".repeat(80),
    /^the socket of the stand-ins would have a path of \d+ bytes, at most 107 work: set TMPDIR to a shorter folder$/,
  ],
  [
    "that PATH cannot hold",
    "a:b",
    /^.*\/a:b\/skillcheck-run-\w+\/bin holds ":" and cannot stand on PATH: set TMPDIR elsewhere$/,
  ],
])("is void in a temporary folder %s", async (_name, folder, reason) => {
  const scratch = join(await makeScratch(), folder);
  mkdirSync(scratch);
  vi.stubEnv("TMPDIR", scratch);
  const { played } = await playTurns(agent, [[DONE]], withFakes(GH));
  vi.unstubAllEnvs();
  expect(played).toEqual({ kind: "void", reason: expect.stringMatching(reason) });
  expect(readdirSync(scratch)).toEqual([]);
});

it("starts in a folder whose name needs quoting", async () => {
  const scratch = join(await makeScratch(), 'it\'s $HOME "x"');
  mkdirSync(scratch);
  vi.stubEnv("TMPDIR", scratch);
  const { played } = await playTurns(
    agent,
    [[bash("bash -lc 'gh repo view acme/x'"), DONE]],
    withFakes(GH),
  );
  vi.unstubAllEnvs();
  expect(cassetteOf(played).fakes).toHaveLength(1);
});
