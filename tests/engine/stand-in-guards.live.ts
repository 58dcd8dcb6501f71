import { readdirSync } from "node:fs";
import { expect, it, vi } from "vitest";
import { makeScratch } from "../host/scratch.ts";
import { cassetteOf, playTurns } from "./live-run.ts";
import { bash, DONE, GH, openStandInRuns, setup } from "./stand-in-run.ts";

const { agent, withFakes } = openStandInRuns();

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
    `dir="$(dirname "$(command -v gh)")"; mkdir "$dir/real"; cp "$dir/gh" "$dir/real/"; ln -s "$dir/.socket" "$dir/.gh.json" "$dir/real/"; printf '#!/bin/sh\\n[ "$1" = --skillcheck-fake ] && exec "$(dirname "$0")/real/gh" "$@"\\nexit 0\\n' > "$dir/gh"`,
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
  const { played } = await playTurns(agent(), [[bash(MARK), DONE]], withFakes(GH, setup(damage)));
  vi.unstubAllEnvs();
  expect(played).toEqual({ kind: "void", reason: expect.stringMatching(reason), costUsd: 0 });
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
    const { played } = await playTurns(agent(), [[bash(command), DONE]], withFakes(GH));
    expect(played).toEqual({ kind: "void", reason: expect.stringMatching(reason), costUsd: 0 });
  },
);

const CLOSED =
  "the workspace cannot be recorded: it cannot be read any more, its folder has the mode 000";

it("a workspace that the agent closes is told as that, and no stand-in is blamed", async () => {
  const turns = [[bash("chmod 000 ."), DONE]];
  const { played } = await playTurns(agent(), turns, withFakes(GH));
  expect(played).toEqual({ kind: "void", reason: CLOSED, costUsd: 0 });
});

it("SB-4: does not believe what an agent writes beside the log, and counts what it sends", async () => {
  const forged = JSON.stringify({ op: "report", command: "rm", argv: [], status: "ok", exit: 0 });
  const send = `'${process.execPath}' -e 'const s = require("net").connect(process.argv[1]); s.end(process.argv[2] + "\\n"); s.on("close", () => process.exit())'`;
  const { played, warnings } = await playTurns(
    agent(),
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
  expect(warnings).toEqual([
    "greeter › greets, claude, sample 1: the stand-ins were sent 1 lines that no stand-in writes",
  ]);
});

it("is void where more was called than is kept", async () => {
  const flood = `'${process.execPath}' -e 'const { connect } = require("net"); let n = 0; const next = () => { if (n++ > 10) return; const s = connect(process.argv[1]); s.on("data", () => { s.destroy(); next(); }); s.write(JSON.stringify({ op: "report", command: "gh", argv: ["x".repeat(100000)], status: "ok", exit: 0 }) + "\\n"); }; next();' "$(dirname "$(command -v gh)")/.socket"`;
  const { played } = await playTurns(agent(), [[bash(flood), DONE]], withFakes(GH));
  expect(played).toEqual({
    kind: "void",
    reason: expect.stringMatching(
      /^stand-ins after the run: gh does not refuse an unknown call: exit 70, .*the log of the run is full/,
    ),
    costUsd: 0,
  });
});
