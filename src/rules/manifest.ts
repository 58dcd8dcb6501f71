import type { Place } from "../model/front-matter.ts";
import type { SkillManifest } from "../model/skill-manifest.ts";
import { ancestorFolders, isInside } from "../model/tree-path.ts";
import { defineRepositoryRule, type RepositoryFact, type SkillListing } from "./repository-rule.ts";
import { isAside } from "./skill-scope.ts";

interface ManifestFact extends RepositoryFact {
  readonly manifest: string;
  /** Path that the manifest lists and that is not there, or the folder of a skill that it does not list. */
  readonly subject: string;
  readonly fault: "absent" | "unlisted";
}

/** So many wrong paths of one manifest are told. */
const MOST_ABSENT = 20;
/** A skill in such a folder is material. */
const MATERIAL = /(?:^|\/)(?:assets|evals?|examples?|fixtures|templates?|tests?)\//;

/** A manifest of Claude Code that lists what is not there, or leaves a skill of its plugin out. */
export const manifest = defineRepositoryRule<ManifestFact>({
  id: "SK064",
  slug: "manifest",
  severity: "error",
  summary: "plugin.json or marketplace.json lists a skill that is not there, or leaves one out.",
  source: "https://code.claude.com/docs/en/plugins-reference#component-path-fields; lint.md §8",
  verified: "2026-08-31",
  level: "MUST",
  check: (skills, manifests) => [
    ...manifests.flatMap((one) => absentFacts(skills, one)),
    ...unlistedFacts(skills, manifests),
  ],
  message: ({ manifest: path, subject, fault }) =>
    fault === "absent"
      ? `${path} lists ${subject}, which does not exist. Correct the path.`
      : `${path} lists the skills of its plugin, and ${subject} is not among them, so Claude Code does not load it. Add it to the list.`,
});

function absentFacts(
  skills: readonly SkillListing[],
  { path, folder, listed }: SkillManifest,
): readonly ManifestFact[] {
  const absent = (listed ?? []).filter(({ isPresent }) => !isPresent).slice(0, MOST_ABSENT);
  if (absent.length === 0) return [];
  const inside = skills.filter(
    (skill) => skill.folder === folder || isInside(folder, skill.folder),
  );
  return absent.map(({ written, line, column }) => ({
    places: inside.map((skill) => ({ folder: skill.folder, path, line, column })),
    manifest: path,
    subject: written,
    fault: "absent",
  }));
}

/** What is known of the lists for one folder, of whatever file. */
interface FolderLists extends Place {
  readonly path: string;
  readonly paths: Set<string>;
  /** Whether some manifest leaves the skills of the folder to be found. */
  isOpen: boolean;
}

function unlistedFacts(
  skills: readonly SkillListing[],
  manifests: readonly SkillManifest[],
): readonly ManifestFact[] {
  if (manifests.length === 0) return [];
  const lists = {
    plugin: gather(manifests, "plugin"),
    marketplace: gather(manifests, "marketplace"),
  };
  const folders = new Set(skills.map(({ folder }) => folder));
  return skills.flatMap((skill) => {
    const { folder, pluginRoot } = skill;
    const around = ancestorFolders(folder);
    if (isAside(skill) || MATERIAL.test(`${folder}/`)) return [];
    if (around.some((outer) => outer !== folder && folders.has(outer))) return [];
    const found =
      pluginRoot === null
        ? around.flatMap((root) => lists.marketplace.get(root) ?? [])
        : pluginLists(lists.plugin.get(pluginRoot), skill);
    const [nearest] = found;
    if (nearest === undefined || found.some((list) => list.isOpen || holds(list, folder)))
      return [];
    const { path, line, column } = nearest;
    const places = [{ folder, path, line, column }];
    return [{ places, manifest: path, subject: folder, fault: "unlisted" } as const];
  });
}

function gather(
  manifests: readonly SkillManifest[],
  kind: SkillManifest["kind"],
): ReadonlyMap<string, FolderLists> {
  const lists = new Map<string, FolderLists>();
  for (const { folder, path, line, column, listed, ...rest } of manifests) {
    if (rest.kind !== kind) continue;
    const list = lists.get(folder) ?? { path, line, column, paths: new Set(), isOpen: false };
    lists.set(folder, list);
    if (listed === null) list.isOpen = true;
    for (const one of listed ?? []) list.paths.add(one.path);
  }
  return lists;
}

/** Claude Code also loads what lies in `skills`, and a SKILL.md of the plugin's own folder. */
function pluginLists(
  list: FolderLists | undefined,
  { folder, pluginRoot }: SkillListing,
): readonly FolderLists[] {
  const standard = pluginRoot === "." ? "skills" : `${pluginRoot}/skills`;
  return list === undefined || folder === pluginRoot || isInside(standard, folder) ? [] : [list];
}

function holds({ paths }: FolderLists, folder: string): boolean {
  return [folder, ...ancestorFolders(folder)].some((at) => paths.has(at));
}
