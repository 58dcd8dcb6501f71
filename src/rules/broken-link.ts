import type { MarkdownDocument, MarkdownLink, SkillSource } from "../model/skill-source.ts";
import { joinPath, lastSegment, parentFolder } from "../model/tree-path.ts";
import { pathFrom } from "./path-from.ts";
import { defineRule, type Fact } from "./rule.ts";
import { createTemplateTest } from "./template-blocks.ts";
import { usedDocuments } from "./used-documents.ts";
import { findWrittenNames } from "./written-names.ts";

interface LinkFact extends Fact {
  readonly target: string;
  /** What to write instead, when one file of the skill has that name. */
  readonly near: string | null;
  /** The same path leads to a file when it is read from the skill's folder, as the standard has it. */
  readonly fromSkill: boolean;
}

/** Folders of the standard: a link into one of them is meant for a file that ships. */
const CONVENTIONAL =
  /^(?:\.\/)?(?:scripts|references?|assets|templates|resources|examples|rules)\//;

/** A name for any file: `component-name.md`. */
const PLACEHOLDER_NAME = /(?:^file|[-_])name\.\w+$/i;

/** The target of a relative link is absent (lint.md §6.2, §6.4). */
export const brokenLink = defineRule<LinkFact>({
  id: "SK009",
  slug: "broken-link",
  severity: "error",
  summary:
    "A relative link, image, reference definition, href or src leads to a file that is not there.",
  source: "https://agentskills.io/specification#file-references",
  verified: "2026-08-31",
  level: "MUST",
  check: ({ source }) => {
    const documents = usedDocuments(source);
    if (!documents.some(({ links }) => links.some(isAbsent))) return [];
    const written = findWrittenNames(source.documents);
    const paths = new Set(source.files.map(({ path }) => path));
    return documents.flatMap((document) => factsOf({ source, document, paths }, written));
  },
  message: ({ target, near, fromSkill }) =>
    fromSkill
      ? `${target} leads to a file from the folder of SKILL.md only, not from the file that holds the link. Write ${near}.`
      : `${target} does not exist. ${near === null ? "" : `Did you mean ${near}? `}Correct the link or add the file.`,
});

/** A path behind a known variable is SK046's; "[Step 1]: Description" is no definition to its author. */
function isAbsent({ kind, destination, target }: MarkdownLink): boolean {
  if (target.kind !== "local" || target.variable !== null || target.state !== "absent")
    return false;
  return kind !== "definition" || /[./]/.test(destination);
}

interface Whereabouts {
  readonly source: SkillSource;
  readonly document: MarkdownDocument;
  /** Of every file of the skill. */
  readonly paths: ReadonlySet<string>;
}

function factsOf(place: Whereabouts, written: ReadonlySet<string>): readonly LinkFact[] {
  const { source, document } = place;
  const blocks = countBlocks(document.links);
  const isTemplate = createTemplateTest(document);
  const broken = document.links.filter((link) => isAbsent(link) && !isTemplate(link.line));
  return broken.map((link) => {
    const { line, column, destination } = link;
    const block = blocks.get(link.blockLine) ?? { present: 0, absent: 0 };
    // Beside links that begin at the document, this one does too.
    const own = block.present > 0 ? null : findFromSkill(place, destination);
    const near = own ?? findNear(source, document.path, destination);
    const alone = block.absent < 2 || block.present > 0 || CONVENTIONAL.test(destination);
    const name = lastSegment(pathOf(destination));
    const isToBeWritten = written.has(name) || PLACEHOLDER_NAME.test(name) || !alone;
    const toBeWritten = near === null && isToBeWritten;
    return {
      path: document.path,
      line,
      column,
      ...(toBeWritten || own !== null ? { severity: "info" as const } : {}),
      fix: near ?? undefined,
      target: destination,
      near,
      fromSkill: own !== null,
    };
  });
}

/** Local links of each outermost block: siblings of which none exists are often files to be written. */
function countBlocks(
  links: readonly MarkdownLink[],
): ReadonlyMap<number, { readonly present: number; readonly absent: number }> {
  const blocks = new Map<number, { present: number; absent: number }>();
  for (const link of links) {
    if (link.target.kind !== "local") continue;
    const block = blocks.get(link.blockLine) ?? { present: 0, absent: 0 };
    blocks.set(link.blockLine, block);
    if (isAbsent(link)) block.absent += 1;
    else block.present += 1;
  }
  return blocks;
}

/** The standard has paths begin at the skill's folder (§ File references): a file that is there, as seen from the document. */
function findFromSkill(
  { source, document, paths }: Whereabouts,
  destination: string,
): string | null {
  const path = joinPath(source.folder, pathOf(destination));
  // From there it was looked for already: what stands there leads nowhere.
  if (parentFolder(document.path) === source.folder) return null;
  return path === null || !paths.has(path) ? null : pathFrom(parentFolder(document.path), path);
}

/** The one file of the skill with the same base name, as seen from the document. */
function findNear(source: SkillSource, from: string, destination: string): string | null {
  const name = lastSegment(pathOf(destination));
  const same = source.files.filter(({ path }) => lastSegment(path) === name);
  const [only] = same;
  return same.length === 1 && only !== undefined && name !== "SKILL.md"
    ? pathFrom(parentFolder(from), only.path)
    : null;
}

/** Destination without query, fragment and closing slash. */
function pathOf(destination: string): string {
  const path = destination.split(/[#?]/, 1)[0] ?? "";
  return path.endsWith("/") ? path.slice(0, -1) : path;
}
