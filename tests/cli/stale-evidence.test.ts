import { pathToFileURL } from "node:url";
import { expect, it, onTestFinished } from "vitest";
import { openSide } from "../../src/app/open-side.ts";
import { readSkillUnit } from "../../src/app/read-skill-unit.ts";
import { rememberKeys } from "../../src/app/run-keys.ts";
import { selectSubjects } from "../../src/app/select-subjects.ts";
import { collectRow } from "../../src/app/test-row.ts";
import { openRecordings } from "../../src/cassettes/recording-index.ts";
import { toBaseSource } from "../../src/cassettes/recording-source.ts";
import { openEvaluate } from "../../src/host/evaluate-worker.ts";
import { DEFAULT_CONFIG } from "../../src/model/config.ts";
import { rememberDigests } from "../../src/model/digest.ts";
import type { Tree } from "../action/make-recordings.ts";
import { bad, good, recorded, skill, times } from "../action/skills.ts";
import { memoryFiles } from "../skills/memory-files.ts";
import { openDeskWorld } from "./desk-world.ts";

const FOLDER = "skills/greeter";
/** The skill as it is after it was recorded. */
const EDITED = skill(FOLDER, { more: "\nBe brief.\n" });

function recordedIn(tree: Tree, day = 28): Promise<Tree> {
  return recorded(tree, [...times(4, good(FOLDER)), bad()], { folder: FOLDER, day });
}

function recordingsOf(tree: Tree): readonly string[] {
  return Object.keys(tree).filter((path) => path.startsWith(".skillcheck/"));
}

/** These recordings with their events edited by hand. */
function forge(tree: Tree, paths: readonly string[]): Tree {
  return Object.fromEntries(
    paths.map((path) => [path, String(tree[path]).replace("crew", "cook")]),
  );
}

/** Reasons of a report that always count, sorted. */
function refusalsOf({ reasons }: { readonly reasons: readonly { word: null; text: string }[] }) {
  return reasons
    .filter(({ word }) => word === null)
    .map(({ text }) => text)
    .sort();
}

function mismatch(path: string): string {
  return `${path}: digest mismatch: was changed after it was written, its content is not that of its name: restore it, or remove it and record again`;
}

it("CA-3, EV-12 row 8: a forged recording is named whatever became of the skill; a sound stale one is judged by the flags", async () => {
  const tree = await recordedIn(skill(FOLDER));
  const paths = recordingsOf(tree);
  const world = await openDeskWorld({ ...tree, ...EDITED, ...forge(tree, paths) });
  const look = async (...more: readonly string[]) => {
    const answer = await world.run(["test", "--format", "json", ...more]);
    const report = JSON.parse(answer.stdout);
    const [{ tests, stale }] = report.skills;
    return [answer.exitCode, tests[0].evidence, stale?.passed ?? null, refusalsOf(report)];
  };
  expect(await look()).toEqual([3, "unrecorded", null, paths.map(mismatch)]);
  // Only an older one: the newest explains why the run is stale.
  await world.write({ ...tree, ...EDITED, ...forge(tree, paths.slice(0, 1)) });
  expect(await look()).toEqual([3, "stale", 0, paths.slice(0, 1).map(mismatch)]);
  await world.write({ ...tree, ...EDITED });
  expect(await look()).toEqual([4, "stale", 1, []]);
  expect(await look("--min-pass-rate", "1")).toEqual([4, "stale", 0, []]);
});

it("CA-3: what the base was to be compared with is named when it is forged", async () => {
  const tree = await recordedIn(skill(FOLDER));
  const [first = ""] = recordingsOf(tree);
  const world = await openDeskWorld({ ...tree, ...forge(tree, [first]) });
  await world.git("switch", "--quiet", "--create", "topic");
  await world.write(await recordedIn(EDITED, 29));
  await world.commit();
  const answer = await world.run(["test", "--changed", "--format", "json"]);
  expect([answer.exitCode, refusalsOf(JSON.parse(answer.stdout))]).toEqual([3, [mismatch(first)]]);
  // Else nobody could mend the base.
  await world.git("rm", "--quiet", first);
  await world.commit();
  const mended = await world.run(["test", "--changed", "--format", "json"]);
  expect([mended.exitCode, refusalsOf(JSON.parse(mended.stdout))]).toEqual([0, []]);
});

it("EV-12 row 10: a fault of ours over stale recordings is a fault", async () => {
  const tree = memoryFiles({ ...(await recordedIn(skill(FOLDER))), ...EDITED });
  const head = await readSkillUnit(await openSide(tree), FOLDER);
  const [subject] = selectSubjects(head, DEFAULT_CONFIG, {
    agents: null,
    filter: null,
    defaultAgents: () => ["claude"],
  });
  if (subject === undefined) throw new Error("the suite has a test");
  const recordings = await openRecordings({
    skillFolders: [FOLDER],
    sources: [toBaseSource(tree)],
  });
  const evaluate = openEvaluate(pathToFileURL("/nowhere/evaluate.js"));
  onTestFinished(() => evaluate.close());
  const row = await collectRow(
    { ...subject, unit: { head, base: null, recordings, baseRecordings: null } },
    {
      evaluate,
      runKeys: rememberKeys(() => undefined, rememberDigests()),
      counts: () => true,
      samples: null,
      minPassRate: null,
      made: null,
    },
  );
  expect([row.evidence, row.stalePasses, row.faults]).toEqual([
    "stale",
    false,
    [expect.stringContaining("the evaluation worker ended")],
  ]);
});
