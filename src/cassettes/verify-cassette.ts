import type { Cassette } from "../model/cassette.ts";
import { type DigestFields, fieldsDigest } from "../model/digest.ts";
import { toTreeDigest } from "../model/tree-digest.ts";
import { type CassettePath, parseCassettePath, toContentPart, toStamp } from "./path.ts";
import { toFormatDigest, toKeyOfFields, toModelDigest, toPartsDigest } from "./run-key.ts";

/** Said of a file that lies where recordings do and is not called as one (security.md CA-3). */
export const MISPLACED =
  "does not lie at the path of a recording: give it its name back, or remove it";

/** How a recording is at odds with its path, or its content digest with it, as a sentence, or null (security.md CA-3). */
export function toPlaceMismatch(path: string, cassette: Cassette, digest: string): string | null {
  const place = parseCassettePath(path);
  if (place === null) return MISPLACED;
  return toPathMismatch(place, cassette) ?? toContentMismatch(place, digest);
}

/** `verifyRunKey`, or one that remembers. */
export type VerifyRunKey = (cassette: Cassette) => Promise<string | null>;

/**
 * Samples of one test share their header, which is verified once; tests of one skill share most of
 * what is digested, which `digest` remembers. Halves the time of reading recordings.
 */
export function rememberVerified(digest: DigestFields): VerifyRunKey {
  const verified = new Map<string, Promise<string | null>>();
  return (cassette) => {
    const { key, fields, skill, agent, arm, subagents } = cassette;
    const header = JSON.stringify([key, fields, skill, cassette.with, subagents, agent.model, arm]);
    const known = verified.get(header) ?? verifyRunKey(cassette, digest);
    verified.set(header, known);
    return known;
  };
}

/** Whether the run key follows from the header's own fields, and the fields from what the header tells of them. */
export async function verifyRunKey(
  cassette: Cassette,
  digest: DigestFields = fieldsDigest,
): Promise<string | null> {
  const { fields, skill } = cassette;
  if ((await toKeyOfFields(fields, digest)) !== cassette.key) {
    return "digest mismatch: its run key does not follow from its own fields";
  }
  if (fields.format !== (await toFormatDigest(digest)))
    return mismatchOf("format", "format number");
  if (fields.model !== (await toModelDigest(cassette.agent.model, digest))) {
    return mismatchOf("model", "requested model");
  }
  if (skill.digest !== (await toTreeDigest(skill.files, digest))) {
    return "digest mismatch: the tree digest of its skill does not follow from the files it names";
  }
  if (fields.subagents !== (await toPartsDigest(cassette.subagents ?? [], digest))) {
    return mismatchOf("subagents", "subagents");
  }
  return (await hasOwnSkill(cassette, digest)) ? null : mismatchOf("skills", "skill");
}

function toLoadedSkills(cassette: Cassette) {
  return [cassette.skill, ...(cassette.with ?? [])];
}

/**
 * Its digest and those of the skills beside it give the field; without one the field is that of an empty list.
 * In arm `combined` the others are not in the header, so nothing can be computed.
 */
async function hasOwnSkill(cassette: Cassette, digest: DigestFields): Promise<boolean> {
  switch (cassette.arm) {
    case "combined":
      return true;
    case "no-skill":
      return cassette.fields.skills === (await toPartsDigest([], digest));
    case "skill":
    case "base":
      return cassette.fields.skills === (await toPartsDigest(toLoadedSkills(cassette), digest));
  }
}

function toPathMismatch(place: CassettePath, cassette: Cassette): string | null {
  if (cassette.key.slice(0, 12) !== place.key) {
    return "digest mismatch: its run key is not that of its folder";
  }
  if (cassette.agent.name !== place.agent)
    return `is of agent ${cassette.agent.name}, not of its folder's`;
  return toStamp(cassette.recorded_at) === place.stamp
    ? null
    : "was not recorded when its name says";
}

function toContentMismatch(place: CassettePath, digest: string): string | null {
  return toContentPart(digest) === place.content
    ? null
    : "digest mismatch: was changed after it was written, its content is not that of its name";
}

function mismatchOf(field: string, shown: string): string {
  return `digest mismatch: its field ${field} does not follow from the ${shown} it names`;
}
