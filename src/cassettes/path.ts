import type { Cassette } from "../model/cassette.ts";
import { sha256Hex } from "../model/digest.ts";
import { toContentDigest } from "../model/tree-digest.ts";

/** Folder of the store, unless `.skillcheck.yml` names another. */
export const DEFAULT_STORE = ".skillcheck";

const SLUG_LENGTH = 40;
/** Longest encoded folder: file systems end at 255 bytes a segment. */
const SEGMENT_LENGTH = 180;

const encoder = new TextEncoder();

/** What the path of a recording says, without reading the file. */
export interface CassettePath {
  /** Folder of the skill as `toFolderSegment` writes it. */
  readonly folder: string;
  /** Test slug. */
  readonly test: string;
  readonly agent: string;
  /** First 12 hex of the run key. */
  readonly key: string;
  /** UTC, `yyyymmddThhmmssZ`. */
  readonly stamp: string;
  /** First 6 hex of the content's digest. */
  readonly content: string;
}

/**
 * Folder with all recordings of one skill, and the single path string of its entry in the Actions cache (actions.md §5):
 * relative to the root, forward slashes, no `./`, no trailing slash, nothing that a glob reads as special.
 */
export async function toSkillStorePath(
  skillFolder: string,
  store = DEFAULT_STORE,
): Promise<string> {
  return `${store}/cassettes/${await toFolderSegment(skillFolder)}`;
}

/** Path of a recording whose text is `text` (design.md §6). */
export async function toCassettePath(
  cassette: Cassette,
  text: string,
  store = DEFAULT_STORE,
): Promise<string> {
  const folder = await toSkillStorePath(cassette.skill.folder, store);
  const test = await toTestSlug(cassette.test);
  const run = `${encodeSegment(cassette.agent.name)}-${cassette.key.slice(0, 12)}`;
  const content = toContentPart(await toContentDigest(encoder.encode(text)));
  return `${folder}/${test}/${run}/${toStamp(cassette.recorded_at)}-${content}.json`;
}

/** Reads the path of a recording in whatever store, or null when it is none. */
export function parseCassettePath(path: string): CassettePath | null {
  const [cassettes, folder, test, run, name] = path.split("/").slice(-5);
  if (cassettes !== "cassettes" || !folder || !test) return null;
  const [, agent, key] = /^(.+)-([0-9a-f]{12})$/.exec(run ?? "") ?? [];
  const [, stamp, content] = /^(\d{8}T\d{6}Z)-([0-9a-f]{6})\.json$/.exec(name ?? "") ?? [];
  if (!agent || !key || !stamp || !content) return null;
  return { folder, test, agent: decodeSegment(agent), key, stamp, content };
}

/** Slug of a test: lower case, others than `[a-z0-9]` as "-", at most 40, and 6 hex of the name when anything was lost. */
export async function toTestSlug(name: string): Promise<string> {
  const slug = name
    .toLowerCase()
    .replace(/[^a-z0-9]/gu, "-")
    .slice(0, SLUG_LENGTH);
  if (slug === name) return slug;
  return `${slug}-${(await sha256Hex(encoder.encode(name))).slice(0, 6)}`;
}

/**
 * Folder of a skill as one segment: "/" as "--". What is not a letter, digit, ".", "_" or "-" is written as %HH,
 * because the path is handed to tools that read globs; so is a "-" that could be taken for a separator, and a lone ".".
 */
export async function toFolderSegment(skillFolder: string): Promise<string> {
  if (skillFolder === ".") return "%2E";
  const segment = skillFolder.split("/").map(encodeFolder).join("--");
  if (segment.length <= SEGMENT_LENGTH) return segment;
  const digest = await sha256Hex(encoder.encode(skillFolder));
  return `${segment.slice(0, SEGMENT_LENGTH)}%${digest.slice(0, 12)}`;
}

/** The 6 hex of the content digest in a file's name; the same for a checkout with CRLF. */
export function toContentPart(digest: string): string {
  return digest.slice(0, 6);
}

/** `2026-11-30T11:03:20.123Z` → `20261130T110320Z`. */
export function toStamp(time: string): string {
  return `${time.slice(0, 19).replace(/[-:]/g, "")}Z`;
}

function encodeFolder(segment: string): string {
  return encodeSegment(segment).replace(/^-|-$|(?<=-)-/g, "%2D");
}

function encodeSegment(text: string): string {
  return text.replace(/[^A-Za-z0-9._-]/gu, (character) =>
    Array.from(encoder.encode(character), toPercent).join(""),
  );
}

function toPercent(byte: number): string {
  return `%${byte.toString(16).toUpperCase().padStart(2, "0")}`;
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
