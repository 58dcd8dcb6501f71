import type { Event, ToolCallEvent } from "../../model/event.ts";
import type { SkillLoad } from "../../model/stream-reading.ts";
import { firstTextAt, isRecord, textAt } from "./json-fields.ts";
import { readShellCommands } from "./shell-script.ts";

const SKILL_FILE = "/SKILL.md";
/** Where a file tool's path stands, in the agents of agents.md §4.3. */
const PATH_KEYS = ["file_path", "filePath", "path", "absolute_path"];
/** Where a skill tool's name stands; `command` in claude versions of 2025. */
const NAME_KEYS = ["skill", "name", "command"];
/** Programs that show a file; `ls` and `grep` do not load a skill. */
const SHOWING = new Set(["cat", "sed", "head", "tail", "less", "more", "nl", "bat"]);

/** The skills that were loaded, by tool or by file, in order of the calls. A call that failed, or whose end was not seen, is not a load. */
export function findSkillLoads(events: readonly Event[]): readonly SkillLoad[] {
  const loads: SkillLoad[] = [];
  for (const event of events) {
    if (event.type !== "tool_call" || event.ok !== true) continue;
    const { turn, event: number } = event;
    for (const load of toLoads(event)) loads.push({ ...load, turn, event: number });
  }
  return loads;
}

function toLoads(call: ToolCallEvent): readonly Pick<SkillLoad, "name" | "via">[] {
  const input = isRecord(call.input) ? call.input : {};
  switch (call.name) {
    case "skill": {
      const name = firstTextAt(input, NAME_KEYS)?.trim() ?? "";
      return name === "" ? [] : [{ name, via: "tool" }];
    }
    case "read":
      return byFile([firstTextAt(input, PATH_KEYS) ?? "", ...texts(input["paths"])]);
    case "bash":
      return byFile(filesShown(call.script ?? textAt(input, "command") ?? ""));
    default:
      return [];
  }
}

function byFile(paths: readonly string[]): readonly Pick<SkillLoad, "name" | "via">[] {
  return paths.flatMap((path) => {
    const name = skillOf(path);
    return name === null ? [] : [{ name, via: "file" as const }];
  });
}

/** The name of the folder in which this SKILL.md lies, or null for any other path. */
function skillOf(path: string): string | null {
  if (!path.endsWith(SKILL_FILE)) return null;
  const folder = path.slice(0, -SKILL_FILE.length).split("/").at(-1) ?? "";
  return folder === "" || folder === "." || folder === ".." ? null : folder;
}

function texts(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];
}

/** The files that a script shows; relative ones behind the folder that it went to last. */
function filesShown(script: string): readonly string[] {
  if (!script.includes("SKILL.md")) return [];
  let folder = "";
  return readShellCommands(script).flatMap(({ words, inputs }) => {
    const first = words.findIndex((word) => !/^\w+=/.test(word));
    const program = (words[first] ?? "").split("/").at(-1) ?? "";
    const rest = words.slice(first + 1);
    if (program === "cd") folder = lastSegment(rest[0] ?? "", folder);
    if (!SHOWING.has(program) || editsInPlace(program, rest)) return [];
    return [...rest, ...inputs].map((file) => (file === "SKILL.md" ? `${folder}/${file}` : file));
  });
}

function lastSegment(path: string, before: string): string {
  const segment =
    path
      .split("/")
      .filter((part) => part !== "")
      .at(-1) ?? "";
  return segment === "." ? before : segment;
}

function editsInPlace(program: string, words: readonly string[]): boolean {
  return program === "sed" && words.some((word) => /^(-[a-zA-Z]*i|--in-place)/.test(word));
}
