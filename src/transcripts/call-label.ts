import type { ToolCallEvent } from "../model/event.ts";
import type { Run } from "../model/run.ts";
import { firstTextAt, isRecord, type JsonRecord, recordsAt, textAt } from "./stream/json-fields.ts";

/** What a label needs to know of the run: whose paths are stripped. */
export type LabelledRun = Pick<Run, "home" | "workspace" | "skill">;

const PATH_KEYS = [
  "file_path",
  "filePath",
  "path",
  "absolute_path",
  "notebook_path",
  "dir_path",
  "directory_path",
];

/** Where the main argument of a tool stands, the first that is there. */
const MAIN_KEYS: Readonly<Record<ToolCallEvent["name"], readonly string[]>> = {
  bash: ["command"],
  read: PATH_KEYS,
  write: PATH_KEYS,
  edit: PATH_KEYS,
  grep: ["pattern", "query"],
  glob: ["pattern", ...PATH_KEYS],
  skill: ["skill", "name", "command"],
  task: ["description", "subagent_type", "agent_name", "prompt"],
  web: ["url", "query", "prompt"],
  other: [],
};

/** A tool call in one line: the agent's own name and the main argument, `Read SKILL.md`. */
export function toCallLabel(call: ToolCallEvent, run: LabelledRun): string {
  const argument = mainArgument(call, run);
  return argument === "" ? call.rawName : `${call.rawName} ${argument}`;
}

/**
 * The one argument that says what a call is about, in one line; "" if there is none. Workspace and
 * the folder in which the skill under test was installed are stripped, HOME becomes `~`, so that
 * two runs in different folders can be compared. Never cut: what cuts it must redact it first.
 */
export function mainArgument(call: ToolCallEvent, run: LabelledRun): string {
  const text = call.script ?? findArgument(call);
  return stripPaths(text, run).replace(/\s+/g, " ").trim();
}

function findArgument(call: ToolCallEvent): string {
  const input: JsonRecord = isRecord(call.input) ? call.input : {};
  const main = firstTextAt(input, MAIN_KEYS[call.name]);
  if (main !== null) return main;
  const changed = recordsAt(input, "changes").map((change) => textAt(change, "path") ?? "");
  if (changed.length > 0) return changed.join(", ");
  return Object.values(input).find((value) => typeof value === "string") ?? "";
}

function stripPaths(text: string, run: LabelledRun): string {
  const inWorkspace = stripFolder(text, run.workspace, "");
  const inHome = stripFolder(inWorkspace, run.home, "~/");
  return stripSkillFolder(inHome, run.skill);
}

/** `folder/x` → `replacement` + `x`, also in the middle of a script. */
function stripFolder(text: string, folder: string, replacement: string): string {
  const prefix = folder.replace(/\/$/, "");
  return prefix === "" ? text : text.split(`${prefix}/`).join(replacement);
}

/** `.claude/skills/<skill>/references/x.md` → `references/x.md`: the same in every agent and in the skill's diff. */
function stripSkillFolder(text: string, skill: string): string {
  if (skill === "" || !text.includes(`/${skill}/`)) return text;
  return text.split(`/${skill}/`).reduce((before, after) => {
    const stripped = before.replace(/(?:~\/)?\.[a-z]{1,20}\/skills?$/, "");
    return stripped === before ? `${before}/${skill}/${after}` : `${stripped}${after}`;
  });
}
