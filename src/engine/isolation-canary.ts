import type { CassetteTurn } from "../model/cassette.ts";
import type { LiveIsolation } from "../model/isolation.ts";

/** A file that no agent may read, planted above its workspace. */
export interface Decoy {
  /** Below the folder that holds workspace and home. */
  readonly path: string;
  /** Stands in this file and nowhere else. */
  readonly mark: string;
  readonly text: string;
}

/** Instructions that some agent reads of a folder above its own, or of a home. */
const INSTRUCTIONS = [
  "CLAUDE.md",
  "CLAUDE.local.md",
  "AGENTS.md",
  "AGENTS.override.md",
  "GEMINI.md",
  ".claude/CLAUDE.md",
  ".codex/AGENTS.md",
  ".config/opencode/AGENTS.md",
  ".gemini/GEMINI.md",
  ".factory/AGENTS.md",
];

/** Where some agent looks for skills: in a folder above its own, or in a home. */
const SKILL_FOLDERS = [
  ".claude/skills",
  ".agents/skills",
  ".codex/skills",
  ".opencode/skills",
  ".config/opencode/skills",
  ".gemini/skills",
  ".factory/skills",
  ".cursor/skills",
];

const SKILL = "skillcheck-canary";

const toSkillText = (mark: string): string =>
  `---\nname: ${SKILL}\ndescription: Planted by skillcheck, no part of any test. ${mark}\n---\nPlanted by skillcheck. ${mark}\n`;

/**
 * What is planted for one run in the folder above its workspace: global skills and instructions of every agent. That folder is
 * above the home too, so that it is also a home that HOME does not name. In a cage nothing of it can be seen. Without a cage the
 * paths are left out that the agent is known to read of every folder above (`parentFiles`): there it could not but read them.
 * `word` is the run's own and random.
 */
export function toDecoys(
  word: string,
  agent: { readonly isolation: LiveIsolation["kind"]; readonly parentFiles: readonly string[] },
): readonly Decoy[] {
  const { isolation, parentFiles } = agent;
  const paths = [...INSTRUCTIONS, ...SKILL_FOLDERS.map((folder) => `${folder}/${SKILL}/SKILL.md`)];
  const isRead = (path: string) =>
    isolation === "none" && parentFiles.some((known) => `${path}/`.startsWith(`${known}/`));
  return paths
    .map((path, index) => {
      const mark = `${word}-${String(index).padStart(2, "0")}`;
      const isSkill = path.endsWith("/SKILL.md");
      const text = isSkill ? toSkillText(mark) : `Planted by skillcheck, for nobody. ${mark}\n`;
      return { path, mark, text };
    })
    .filter(({ path }) => !isRead(path));
}

/** Why a run is not isolated (`seen`: marks in its requests to the model), or null. */
export function findReadDecoy(
  decoys: readonly Decoy[],
  seen: readonly string[],
  turns: readonly CassetteTurn[],
): string | null {
  const asked = decoys.find(({ mark }) => seen.includes(mark));
  if (asked !== undefined) return toReason(asked, "a request to the model");
  for (const { stdout, stderr } of turns) {
    const stream = [...stdout, ...stderr].join("\n");
    const shown = decoys.find(({ mark }) => stream.includes(mark));
    if (shown !== undefined) return toReason(shown, "its stream");
  }
  return null;
}

function toReason({ path }: Decoy, where: string): string {
  return `the agent read ../${path}, which skillcheck planted outside its workspace: it stands in ${where}, so this run was not isolated`;
}
