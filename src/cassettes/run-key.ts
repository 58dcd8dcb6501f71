import { type DigestFields, fieldsDigest } from "../model/digest.ts";
import {
  type LoadedPart,
  RUN_KEY_FIELDS,
  type RunInputs,
  type RunKey,
  type RunKeyField,
} from "../model/run-inputs.ts";
import { comparePaths } from "../model/tree-digest.ts";
import { toStandInParts } from "./stand-in-parts.ts";

/** Number of the recording format: first field of every run key and of every cache key. */
export const FORMAT = 1;

/**
 * The run key: sha256 over the length-prefixed digests of its fields, in the order of RUN_KEY_FIELDS.
 * A recording needs only these digests to prove its key, so redacting its prompts breaks nothing (security.md CA-1, CA-3).
 */
export async function toRunKey(
  inputs: RunInputs,
  digest: DigestFields = fieldsDigest,
): Promise<RunKey> {
  const parts = toFieldParts(inputs);
  const digests = await Promise.all(
    RUN_KEY_FIELDS.map(async (name) => [name, await digest(parts[name])] as const),
  );
  const fields = Object.fromEntries(digests) as Record<RunKeyField, string>;
  return { key: await toKeyOfFields(fields, digest), fields };
}

/** The run key that follows from the digests of its fields, sha256 hex. */
export function toKeyOfFields(
  fields: Readonly<Record<RunKeyField, string>>,
  digest: DigestFields,
): Promise<string> {
  return digest(RUN_KEY_FIELDS.map((name) => fields[name]));
}

/** Digest of the field `skills`, the skill under test first, or of `subagents`. */
export function toPartsDigest(parts: readonly LoadedPart[], digest: DigestFields): Promise<string> {
  return digest(toPartParts(parts));
}

/** Digest of the field `model`. */
export function toModelDigest(model: string, digest: DigestFields): Promise<string> {
  return digest([model]);
}

/** Digest of the field `format`, of this version's format. */
export function toFormatDigest(digest: DigestFields): Promise<string> {
  return digest([String(FORMAT)]);
}

/** Part S of the name of an entry in the Actions cache: skill folder and tree, nothing of tests (security.md CA-1, CA-2). */
export function toCacheKeyPart(skillFolder: string, treeDigest: string): Promise<string> {
  return fieldsDigest([String(FORMAT), skillFolder, treeDigest]);
}

function toFieldParts(inputs: RunInputs): Record<RunKeyField, readonly string[]> {
  const settings = [...inputs.agentSettings].sort(([left], [right]) => comparePaths(left, right));
  return {
    format: [String(FORMAT)],
    agent: [inputs.agent, ...settings.flat()],
    model: [inputs.model],
    skills: toPartParts(inputs.skills),
    subagents: toPartParts(inputs.subagents),
    user_turns: [
      String(inputs.prompts.length),
      ...inputs.prompts,
      ...toAnswerParts(inputs.answers),
      String(inputs.maxTurns),
    ],
    fakes: inputs.standIns.flatMap(toStandInParts),
    env: inputs.env.flat(),
    workspace: [
      inputs.workspace.fromDigest ?? "",
      String(inputs.workspace.files.length),
      ...inputs.workspace.files.flat(),
      ...inputs.workspace.setup,
    ],
    preamble: [inputs.preamble],
    permission: toPermissionParts(inputs),
  };
}

/** What was not said changes no key. A list of tools in another order is the same list. */
function toPermissionParts({ permissionMode, approve }: RunInputs): readonly string[] {
  return approve === null
    ? [permissionMode]
    : [permissionMode, "approve", ...[...new Set(approve)].sort(comparePaths)];
}

function toPartParts(parts: readonly LoadedPart[]): readonly string[] {
  return parts.flatMap((part) => [part.name, part.digest]);
}

/** Counts and kinds stand before the texts, so that no list of answers reads as another. */
function toAnswerParts(answers: RunInputs["answers"]): readonly string[] {
  switch (answers.kind) {
    case "none":
      return ["none"];
    case "user":
      return ["user", answers.brief, answers.model];
    case "list":
      return ["list", String(answers.replies.length), ...answers.replies];
    case "patterns":
      return [
        "patterns",
        String(answers.replies.length),
        ...answers.replies.flatMap((answer) => [answer.pattern, answer.reply]),
      ];
  }
}
