import { type DigestFields, rememberDigests } from "../model/digest.ts";
import { LIMITS } from "../model/limits.ts";
import { comparePaths } from "../model/tree-digest.ts";
import type { FileContent } from "../model/tree-entry.ts";
import { chooseOwn, type TestOfSuite } from "./choose-own.ts";
import { type CassettePath, DEFAULT_STORE, parseCassettePath, toSkillStorePath } from "./path.ts";
import { type RefusedReading, readCassette, tooLarge } from "./read-cassette.ts";
import { type Recording, toFileName } from "./recording.ts";
import type { ListedFile, RecordingSource } from "./recording-source.ts";
import { rememberVerified, type VerifyRunKey } from "./verify-cassette.ts";
import { LINKED, whyMisplaced } from "./why-misplaced.ts";

/** A recording that was listed and not read. */
export interface RecordingEntry {
  readonly path: string;
  readonly place: CassettePath;
}

/** A file that lies where a recording belongs, and must not count. */
export interface RefusedRecording {
  readonly path: string;
  readonly refused: RefusedReading;
}

export interface Found {
  readonly recordings: readonly Recording[];
  readonly refused: readonly RefusedRecording[];
}

/** The recordings of one skill. Files are read when they are asked for: thousands may lie there. */
export interface RecordingIndex {
  /** Every recording, oldest first; one that lies in two places or test folders once. */
  readonly entries: readonly RecordingEntry[];
  /**
   * The sound recordings of a run key in all test folders of the skill: the 50 newest; with `test`, those that are that
   * test's (`chooseOwn`). Refused are also files that lie among the recordings and are not called as one: a run that
   * counts must not vanish by its name.
   */
  readonly find: (key: string, test?: TestOfSuite) => Promise<Found>;
  readonly read: (entries: readonly RecordingEntry[]) => Promise<Found>;
}

export interface IndexOptions {
  /** Folder of the skill, and its earlier one when it was renamed. */
  readonly skillFolders: readonly string[];
  /** Strongest first: what lies in two of them counts as from the first ("committed files win"). */
  readonly sources: readonly RecordingSource[];
  /** Folder of the store, `.skillcheck` unless the settings say otherwise. */
  readonly storeFolder?: string;
  /** One that remembers, where others ask for the same digests. */
  readonly digest?: DigestFields;
}

interface Placed extends RecordingEntry {
  readonly source: RecordingSource;
}

/** Lists the recordings of one skill from trees and stores, and reads them on demand. */
export async function openRecordings(options: IndexOptions): Promise<RecordingIndex> {
  const store = options.storeFolder ?? DEFAULT_STORE;
  const folders = await Promise.all(
    options.skillFolders.map((folder) => toSkillStorePath(folder, store)),
  );
  const { placed, misplaced } = await listPlaced(options.sources, folders);
  const byPath = new Map(placed.map((entry) => [entry.path, entry]));
  const verify = rememberVerified(options.digest ?? rememberDigests());
  const read = async (entries: readonly RecordingEntry[]): Promise<Found> => {
    const known = entries.flatMap((entry) => byPath.get(entry.path) ?? []);
    const readings = await readInTurn(known, verify);
    return {
      recordings: readings.flatMap((one) => ("cassette" in one ? [one] : [])),
      refused: readings.flatMap((one) =>
        "refused" in one && byPath.get(one.path)?.source.isSilent !== true ? [one] : [],
      ),
    };
  };
  return {
    entries: placed,
    read,
    // Not remembered: a row asks once for each key, and 50 recordings in full are much to keep for another.
    find: async (key, test) => {
      const all = placed.filter(({ place }) => place.key === key.slice(0, 12));
      const own = test === undefined ? all : await chooseOwn(all, test);
      const found = ofKey(await read(own.slice(-LIMITS.cassettesPerKey)), key);
      return { ...found, refused: [...misplaced, ...found.refused] };
    },
  };
}

/** Files read at once. */
const READ_TOGETHER = 32;

interface Listed {
  readonly placed: readonly Placed[];
  readonly misplaced: readonly RefusedRecording[];
}

async function listPlaced(
  sources: readonly RecordingSource[],
  folders: readonly string[],
): Promise<Listed> {
  const byName = new Map<string, Placed>();
  const misplaced = new Map<string, string>();
  const prefixes = folders.map((folder) => `${folder}/`);
  // Every file of the tree is asked, for every skill: most are longer than what could stand above a folder.
  const longest = Math.max(0, ...folders.map(({ length }) => length));
  const note = (file: ListedFile, source: RecordingSource): void => {
    const { path } = file;
    const isOwn = prefixes.some((prefix) => path.startsWith(prefix));
    if (!isOwn && path.length > longest) return;
    const place = isOwn ? parseCassettePath(path) : null;
    const isTold = place === null && source.isSilent !== true;
    const reason = isTold ? whyMisplaced(file, folders) : null;
    if (place !== null) addOnce(byName, { path, place, source });
    if (reason !== null) misplaced.set(path, reason);
  };
  for (const source of sources) {
    for (const file of await source.list()) note(file, source);
  }
  return {
    placed: [...byName.values()].sort(comparePlaced),
    misplaced: [...misplaced]
      .sort(([left], [right]) => comparePaths(left, right))
      .map(([path, reason]) => ({ path, refused: { kind: "forged", reason } })),
  };
}

/** The same file name under the same run key is the same recording, whichever test folder holds it. */
function addOnce(byName: Map<string, Placed>, placed: Placed): void {
  const { agent, key } = placed.place;
  const name = `${agent}-${key}/${toFileName(placed.path)}`;
  if (!byName.has(name)) byName.set(name, placed);
}

function comparePlaced(left: Placed, right: Placed): number {
  return (
    comparePaths(toFileName(left.path), toFileName(right.path)) ||
    comparePaths(left.path, right.path)
  );
}

/** Folder names hold 12 of the 64 digits: a sound recording of another key is no match and no fault. */
function ofKey(found: Found, key: string): Found {
  return {
    recordings: found.recordings.filter((recording) => recording.cassette.key === key),
    refused: found.refused,
  };
}

async function readInTurn(
  placed: readonly Placed[],
  verify: VerifyRunKey,
): Promise<readonly (Recording | RefusedRecording)[]> {
  const readings: (Recording | RefusedRecording)[] = [];
  for (let at = 0; at < placed.length; at += READ_TOGETHER) {
    readings.push(
      ...(await Promise.all(
        placed.slice(at, at + READ_TOGETHER).map((one) => readPlaced(one, verify)),
      )),
    );
  }
  return readings;
}

async function readPlaced(
  placed: Placed,
  verify: VerifyRunKey,
): Promise<Recording | RefusedRecording> {
  const { path, source } = placed;
  const content = await source.read(path);
  if (content.kind !== "file") return { path, refused: toRefusal(content) };
  const reading = await readCassette(path, content, verify);
  if (reading.kind !== "cassette") return { path, refused: reading };
  return {
    path,
    evidence: await source.classify(path, content.bytes),
    cassette: reading.cassette,
  };
}

/** Why a file that lies where a recording belongs was not read. */
export function toRefusal(
  content: Exclude<FileContent, { readonly kind: "file" }>,
): RefusedReading {
  switch (content.kind) {
    case "too-large":
      return tooLarge(content.size);
    case "missing":
      return { kind: "unreadable", reason: "is not there any more" };
    case "link":
      return { kind: "unreadable", reason: LINKED };
    case "refused":
      return { kind: "unreadable", reason: content.reason };
  }
}
