import type { Desk, OpenRoot } from "../model/desk.ts";
import { LIMITS } from "../model/limits.ts";
import { isInside, parentFolder, relativeTo } from "../model/tree-path.ts";
import { UsageError } from "../model/usage-error.ts";
import { findSkillFolders } from "../skills/find-skill-folders.ts";
import { findOwner } from "../skills/skill-files.ts";
import { placeBelow } from "./place-paths.ts";
import type { VerbCall } from "./verbs/verb.ts";
import { withText } from "./with-text.ts";

/** A file whose text came on stdin, and its root with that text in its place. */
export interface StdinFile {
  readonly root: OpenRoot;
  /** Relative to the root. */
  readonly path: string;
  /** As the report gives it. */
  readonly placed: string;
  /** Folder of the skill that it is part of, or null. */
  readonly skill: string | null;
}

/**
 * `--stdin-filename`: opens the root of a file whose text comes on stdin; null without the option. Throws UsageError
 * for a file outside of the root here, and for too long a text.
 */
export async function openStdin(desk: Desk, call: VerbCall): Promise<StdinFile | null> {
  const named = call.text("stdin-filename");
  if (named === null) return null;
  const [other] = call.positionals;
  if (other !== undefined || call.flag("fix")) {
    const what = other ?? "--fix";
    throw new UsageError(`--stdin-filename: stdin is the one file to look at; leave ${what} out`);
  }
  const place = desk.placeOfFile(named);
  const folder = parentFolder(place);
  const [here] = await desk.openRoots(["."]);
  if (here === undefined || !isInside(here.path, place)) {
    throw new UsageError(`--stdin-filename ${named}: lies outside of ${here?.path ?? "."}`);
  }
  const [root] = (await desk.openRoots([folder]))
    .filter((one) => isInside(one.path, place))
    .sort((left, right) => right.path.length - left.path.length);
  if (root === undefined) throw new Error(`no root holds ${folder}`);
  const bytes = await desk.readStdin(LIMITS.lintedBytes);
  if (bytes === null) {
    throw new UsageError(`--stdin-filename: more than ${LIMITS.lintedBytes} bytes came on stdin`);
  }
  const path = relativeTo(root.path, place);
  const files = withText(root.files, path, bytes);
  const { folders, misnamed } = findSkillFolders(await files.list());
  const all = new Set([...folders, ...misnamed.map((one) => one.folder)]);
  const skill = findOwner(path, all);
  return {
    root: { ...root, files, within: skill === null ? [] : [skill], names: [], lintOnThreads: null },
    path,
    placed: placeBelow(root.label)(path),
    skill,
  };
}
