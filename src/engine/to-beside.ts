import type { Agent } from "../agents/agent.ts";
import type { WorkspacePlan } from "../model/machine.ts";
import type { RunCall } from "../model/play.ts";

type Material = Awaited<ReturnType<RunCall["material"]>>;

/** What is installed beside the skill: further skills, and subagents where the agent looks for them. */
export function toBeside(
  { name, skillFolder, capabilities }: Agent,
  { companions = [], subagents = [] }: Pick<Material, "companions" | "subagents">,
): NonNullable<WorkspacePlan["beside"]> {
  const skills = companions.map((one) => ({
    folder: `${skillFolder}/${one.name}`,
    files: one.files,
  }));
  if (subagents.length === 0) return skills;
  const { subagentFolder } = capabilities;
  // Said before any run (app); a Play of its own cannot be sure of that.
  if (subagentFolder === null) throw new Error(`${name} takes no definitions of subagents`);
  return [...skills, { folder: subagentFolder, files: subagents }];
}
