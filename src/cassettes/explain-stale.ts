import { fieldsDigest } from "../model/digest.ts";
import { LIMITS } from "../model/limits.ts";
import {
  type LoadedPart,
  RUN_KEY_FIELDS,
  type RunInputs,
  type RunKey,
  type RunKeyField,
} from "../model/run-inputs.ts";
import type { Skill } from "../model/skill.ts";
import { comparePaths } from "../model/tree-digest.ts";
import { explainTurns } from "./explain-user.ts";
import { toTestSlug } from "./path.ts";
import { compareRecordings, type RecordingHeader, toRecordingHeader } from "./recording.ts";
import type { Found, RecordingEntry, RecordingIndex, RefusedRecording } from "./recording-index.ts";
import { type StaleRow, toPartNames, toPartRows, toSha } from "./stale-rows.ts";

/** The run that is wanted and not recorded. */
export interface WantedRun {
  readonly runKey: RunKey;
  readonly inputs: RunInputs;
  readonly skill: Skill;
  /** Name of the test. */
  readonly test: string;
}

export interface Staleness {
  readonly nearest: RecordingHeader;
  /** Fields of the run key that differ, in their order; never empty. */
  readonly fields: readonly RunKeyField[];
  /** Changed skill files first, then every other input (mock-up `unverified.md`). */
  readonly rows: readonly StaleRow[];
}

/** What the search for the nearest recording gave. */
export interface StaleSearch {
  /** Null when the test was never recorded with this agent, as far as sound recordings tell. */
  readonly staleness: Staleness | null;
  /** Recordings on the way that must not count: being stale makes a forged one no better (security.md CA-3). */
  readonly refused: readonly RefusedRecording[];
}

/** Files read in search of the nearest recording: the newest of each run key. */
const LOOKED_AT = 20;

/** Fields shown in one row while they are the same, in the words of the report. */
const GROUPS: readonly { readonly fields: readonly RunKeyField[]; readonly words: string }[] = [
  {
    fields: ["user_turns", "fakes", "env", "workspace"],
    words: "user turns, fakes, environment and workspace",
  },
  { fields: ["agent", "model"], words: "agent, its settings, requested model" },
  { fields: ["subagents"], words: "other skills, subagents" },
  { fields: ["preamble", "permission"], words: "preamble, permission mode" },
  { fields: ["format"], words: "format number" },
];

const FIELD_WORDS: Readonly<Record<RunKeyField, string>> = {
  format: "format number",
  agent: "agent and its settings",
  model: "requested model",
  skills: "loaded skills",
  subagents: "subagents",
  user_turns: "user turns",
  fakes: "fakes",
  env: "environment",
  workspace: "workspace",
  preamble: "preamble",
  permission: "permission mode",
};

/**
 * Why there is no recording for a run: the nearest recording of the same test and what differs. A renamed test is
 * known by its user turns.
 */
export async function findStaleness(
  wanted: WantedRun,
  index: RecordingIndex,
): Promise<StaleSearch> {
  const slug = await toTestSlug(wanted.test);
  const ofAgent = index.entries.filter((entry) => entry.place.agent === wanted.inputs.agent);
  const ofTest = ofAgent.filter((entry) => entry.place.test === slug);
  const found = await readNewest(ofTest.length > 0 ? ofTest : ofAgent, index);
  const candidates =
    ofTest.length > 0
      ? found.recordings
      : found.recordings.filter((one) => isSame(one, wanted.runKey, "user_turns"));
  const staleness = await explainStale(wanted, candidates.map(toRecordingHeader));
  return { staleness, refused: found.refused };
}

/** The candidate with the fewest differing inputs, of several the newest, and these inputs in words. */
export async function explainStale(
  wanted: WantedRun,
  candidates: readonly RecordingHeader[],
): Promise<Staleness | null> {
  const others = candidates.filter((one) => one.cassette.key !== wanted.runKey.key);
  const ranked = [...others].sort(
    (left, right) =>
      toChangedFields(left, wanted.runKey).length - toChangedFields(right, wanted.runKey).length ||
      compareRecordings(right, left),
  );
  const [nearest] = ranked;
  if (!nearest) return null;
  return {
    nearest,
    fields: toChangedFields(nearest, wanted.runKey),
    rows: [...toSkillRows(nearest, wanted), ...(await toFieldRows(nearest, wanted))],
  };
}

/** Where the newest of a key is refused, the others of that key are read too: a sound one explains, each refused one is named. */
async function readNewest(
  entries: readonly RecordingEntry[],
  index: RecordingIndex,
): Promise<Found> {
  const newest = newestOfEachKey(entries);
  const found = await index.read(newest);
  const refused = new Set(found.refused.map(({ path }) => path));
  const keys = new Set(
    newest.filter(({ path }) => refused.has(path)).map(({ place }) => place.key),
  );
  const others = entries.filter((entry) => keys.has(entry.place.key) && !newest.includes(entry));
  const more = await index.read(others.slice(-LIMITS.cassettesPerKey));
  return {
    recordings: [...found.recordings, ...more.recordings],
    refused: [...found.refused, ...more.refused],
  };
}

function newestOfEachKey(entries: readonly RecordingEntry[]): readonly RecordingEntry[] {
  const byKey = new Map(entries.map((entry) => [entry.place.key, entry]));
  return entries.filter((entry) => byKey.get(entry.place.key) === entry).slice(-LOOKED_AT);
}

function toChangedFields(recording: RecordingHeader, wanted: RunKey): readonly RunKeyField[] {
  return RUN_KEY_FIELDS.filter((name) => !isSame(recording, wanted, name));
}

function isSame(recording: RecordingHeader, wanted: RunKey, field: RunKeyField): boolean {
  return recording.cassette.fields[field] === wanted.fields[field];
}

function toSkillRows(recording: RecordingHeader, wanted: WantedRun): readonly StaleRow[] {
  if (isSame(recording, wanted.runKey, "skills")) return [];
  const before = recording.cassette.skill;
  const rows = [
    ...toFileRows(recording, wanted.skill),
    ...toPartRows("skill", recording.cassette.with, wanted.inputs.skills.slice(1)),
  ];
  if (before.name !== wanted.skill.name) {
    return [
      { input: "name of the skill", recorded: before.name, now: wanted.skill.name, changed: true },
      ...rows,
    ];
  }
  if (rows.length > 0) return rows;
  return [{ input: "other skills", recorded: "others", now: "others", changed: true }];
}

/** Whether the skills loaded beside are what they were, in their order. */
function areOthersSame({ cassette }: RecordingHeader, { inputs }: WantedRun): boolean {
  const toParts = (parts: readonly LoadedPart[]) =>
    JSON.stringify(parts.map(({ name, digest }) => [name, digest]));
  return toParts(cassette.with ?? []) === toParts(inputs.skills.slice(1));
}

function toFileRows(recording: RecordingHeader, skill: Skill): readonly StaleRow[] {
  const before = new Map(recording.cassette.skill.files.map((file) => [file.path, toShown(file)]));
  const now = new Map(skill.files.map((file) => [file.path, toShown(file)]));
  const paths = [...new Set([...before.keys(), ...now.keys()])].sort(comparePaths);
  return paths
    .filter((path) => before.get(path)?.full !== now.get(path)?.full)
    .map((path) => ({ input: path, ...toPair(before.get(path), now.get(path)), changed: true }));
}

interface Shown {
  readonly full: string;
  readonly short: string;
  readonly mode: string;
}

function toShown(file: { readonly mode: string; readonly sha256: string }): Shown {
  return {
    full: `${file.mode} ${file.sha256}`,
    short: toSha(file.sha256),
    mode: file.mode,
  };
}

/** The mode is shown only when it alone differs. */
function toPair(
  before: Shown | undefined,
  now: Shown | undefined,
): { readonly recorded: string; readonly now: string } {
  if (before && now && before.short === now.short) {
    return {
      recorded: `${before.short}, mode ${before.mode}`,
      now: `${now.short}, mode ${now.mode}`,
    };
  }
  return { recorded: before?.short ?? "not there", now: now?.short ?? "not there" };
}

async function toFieldRows(
  recording: RecordingHeader,
  wanted: WantedRun,
): Promise<readonly StaleRow[]> {
  const rows = await Promise.all(
    GROUPS.map(async (group) => {
      const changed = group.fields.filter((field) => !isSame(recording, wanted.runKey, field));
      return changed.length > 0
        ? (
            await Promise.all(changed.map((field) => toChangedRows(recording, wanted, field)))
          ).flat()
        : [await toSameRow(recording, group, areOthersSame(recording, wanted))];
    }),
  );
  return rows.flat();
}

async function toChangedRows(
  recording: RecordingHeader,
  wanted: WantedRun,
  field: RunKeyField,
): Promise<readonly StaleRow[]> {
  const rows = await toPartsOf(field, recording, wanted);
  return rows.length > 0 ? rows : [toChangedRow(recording, wanted, field)];
}

/** Rows for what lies inside a field; empty where the field itself is all that is known. */
async function toPartsOf(
  field: RunKeyField,
  { cassette }: RecordingHeader,
  { inputs }: WantedRun,
): Promise<readonly StaleRow[]> {
  if (field === "user_turns") return explainTurns(cassette, inputs);
  if (field !== "subagents") return [];
  return toPartRows("subagent", cassette.subagents, inputs.subagents);
}

function toChangedRow(recording: RecordingHeader, wanted: WantedRun, field: RunKeyField): StaleRow {
  const { cassette } = recording;
  const input = FIELD_WORDS[field];
  if (field === "model") {
    const own = "the agent's own";
    return {
      input,
      recorded: cassette.agent.model || own,
      now: wanted.inputs.model || own,
      changed: true,
    };
  }
  return {
    input,
    recorded: toSha(cassette.fields[field]),
    now: toSha(wanted.runKey.fields[field]),
    changed: true,
  };
}

async function toSameRow(
  recording: RecordingHeader,
  { fields, words }: (typeof GROUPS)[number],
  /** Of skills loaded beside. */
  areOthersSame: boolean,
): Promise<StaleRow> {
  const { cassette } = recording;
  const [first] = fields;
  const isOthers = first === "subagents" && !areOthersSame;
  const input = isOthers ? FIELD_WORDS.subagents : words;
  return { input, recorded: await toRecorded(), now: "same", changed: false };

  async function toRecorded(): Promise<string> {
    const sha = toSha(await fieldsDigest(fields.map((field) => cassette.fields[field])));
    if (isOthers) return toPartNames(cassette.subagents);
    if (first === "subagents") return toPartNames(cassette.with, cassette.subagents);
    if (first === "format") return String(cassette.format);
    if (first !== "agent") return sha;
    return [cassette.agent.name, sha, cassette.agent.model]
      .filter((part) => part !== "")
      .join(", ");
  }
}
