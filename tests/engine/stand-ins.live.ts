import { mkdirSync, readdirSync, watch } from "node:fs";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { makeScratch } from "../host/scratch.ts";
import { cassetteOf, playTurns, prepare, toCall } from "./live-run.ts";
import { recordTurns } from "./record-run.ts";
import { running } from "./running.ts";
import { bash, DONE, GH, openStandInRuns, setup } from "./stand-in-run.ts";

const { agent, withFakes } = openStandInRuns();

it("records what the agent called, turn by turn, and nothing of setup or of skillcheck", async () => {
  const scratch = await makeScratch();
  vi.stubEnv("TMPDIR", scratch);
  const { run, cassette } = await recordTurns(
    agent(),
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
  expect(running(scratch)).toEqual([]);
});

it("has an empty section where nothing was called, and none where there are no stand-ins", async () => {
  const { run, cassette } = await recordTurns(agent(), [[DONE]], withFakes(GH));
  expect([cassette.fakes, run.turns[0]?.standInCalls]).toEqual([[], []]);
  const without = await recordTurns(agent(), [[DONE]]);
  expect([without.cassette.fakes, without.run.turns[0]?.standInCalls]).toEqual([undefined, null]);
});

it("keeps its folder out of the workspace and off the agent's own variables", async () => {
  const { played } = await playTurns(
    agent(),
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
    agent(),
    [[bash("bash -lc 'gh repo view acme/x'"), DONE]],
    withFakes(GH),
  );
  expect(cassetteOf(played).fakes).toEqual([
    { turn: 1, command: "gh", argv: ["repo", "view", "acme/x"], status: "ok" },
  ]);
});

it("keeps the calls of a run that was ended at its deadline, and those of runs beside it apart", async () => {
  const slow = playTurns(
    agent(),
    [[bash("gh repo view acme/x; exec sleep 100"), DONE]],
    withFakes(GH, { timeoutMs: 3000 }),
  );
  const others = Array.from({ length: 3 }, (_, index) =>
    playTurns(agent(), [[bash(`aws s3 ls ${index}`), DONE]], withFakes("aws: { s3: x }")),
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

it("leaves neither socket nor folder nor process when the command is interrupted", async () => {
  const scratch = await makeScratch();
  vi.stubEnv("TMPDIR", scratch);
  const wanted = withFakes(
    "aws: { script: evals/aws }",
    {},
    "#!/bin/sh\ntouch $HOME/../../began\nexec sleep 100\n",
  );
  const { play, settings } = prepare(
    agent(),
    { cases: [{ turns: [[bash("aws x"), DONE]] }] },
    wanted,
  );
  const began = new Promise<void>((resolve) => {
    const watcher = watch(scratch, (_event, name) => {
      if (name !== "began") return;
      watcher.close();
      resolve();
    });
  });
  const played = play(await toCall(wanted));
  await began;
  await settings.machine.close();
  vi.unstubAllEnvs();
  expect(await played).toEqual({ kind: "void", reason: "interrupted", costUsd: 0 });
  expect(readdirSync(scratch)).toEqual(["began"]);
  expect(running(scratch)).toEqual([]);
});

it("runs a script of the suite and records how it ended", async () => {
  const script = '#!/bin/sh\necho "$1" >> calls\n[ "$1" = bad ] && exit 64\nexit 0\n';
  const wanted = withFakes("aws: { script: evals/aws }", {}, script);
  const { played } = await playTurns(agent(), [[bash("aws good; aws bad"), DONE]], wanted);
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
    /^the agent's own shell could not be asked for the stand-in gh: the socket of the stand-ins would have a path of \d+ bytes, at most 107 work: set TMPDIR to a shorter folder$/,
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
  const { played } = await playTurns(agent(), [[DONE]], withFakes(GH));
  vi.unstubAllEnvs();
  expect(played).toEqual({ kind: "void", reason: expect.stringMatching(reason), costUsd: 0 });
  expect(readdirSync(scratch)).toEqual([]);
});

it("starts in a folder whose name needs quoting", async () => {
  const scratch = join(await makeScratch(), 'it\'s $HOME "x"');
  mkdirSync(scratch);
  vi.stubEnv("TMPDIR", scratch);
  const { played } = await playTurns(
    agent(),
    [[bash("bash -lc 'gh repo view acme/x'"), DONE]],
    withFakes(GH),
  );
  vi.unstubAllEnvs();
  expect(cassetteOf(played).fakes).toHaveLength(1);
});
