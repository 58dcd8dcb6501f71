import type { OpenRoot } from "../../model/desk.ts";
import { UsageError } from "../../model/usage-error.ts";
import { scaffoldSuite } from "../../suites/index.ts";
import { toShellCommand } from "../../text/shell-command.ts";
import { openSide } from "../open-side.ts";
import { readSkillUnit } from "../read-skill-unit.ts";
import { requireNames, toPlace } from "../require-names.ts";
import type { SkillUnit } from "../skill-unit.ts";
import { toIncludes } from "../to-includes.ts";
import { defineVerb } from "./verb.ts";

function descriptionOf({ source }: SkillUnit): string {
  if (source.frontMatter.kind !== "read") return "";
  const value = source.frontMatter.fields.get("description")?.value;
  return typeof value === "string" ? value : "";
}

function toRecordCommand(root: OpenRoot, folder: string): string {
  const command = toShellCommand("record", [toPlace(root, folder)]);
  return command ?? "record its folder";
}

export default defineVerb({
  name: "new-test",
  summary: "write a first skillcheck.yaml beside a SKILL.md",
  positionals: "<folder>",
  options: {},
  run: async (call, desk) => {
    const [named, ...others] = call.positionals;
    if (named === undefined || others.length > 0) {
      throw new UsageError("new-test: name one folder of a skill");
    }
    const [root] = await desk.openRoots([named]);
    if (root === undefined) throw new UsageError(`${named}: there is no such folder`);
    const side = await openSide(root.files, toIncludes(root));
    await requireNames(desk, root, side);
    const [folder, second] = side.places.folders;
    if (folder === undefined) throw new UsageError(`${named}: no SKILL.md there`);
    if (second !== undefined) {
      throw new UsageError(`${named}: several skills there; name one, such as ${folder}`);
    }
    const unit = await readSkillUnit(side, folder);
    if (unit.suitePath !== null) {
      throw new UsageError(`${toPlace(root, unit.suitePath)} is there already`);
    }
    const path = folder === "." ? "skillcheck.yaml" : `${folder}/skillcheck.yaml`;
    const file = toPlace(root, path);
    await desk.writeFile(
      `${root.path}/${path}`,
      scaffoldSuite({ name: unit.name, description: descriptionOf(unit) }),
    );
    return {
      kind: "document",
      document: { version: 1, file },
      text: `wrote ${file}; fill in what the agent must do, then: ${toRecordCommand(root, folder)}`,
      exitCode: 0,
    };
  },
});
