import { z } from "zod";
import { explain } from "../model/explanation.ts";
import { toList } from "./evaluation/change-map.ts";
import { defineCheck } from "./evaluation/define-check.ts";
import { quote } from "./evaluation/excerpt.ts";
import { type FileRead, listFileReads } from "./evaluation/file-reads.ts";
import { fail, pass, runFact } from "./evaluation/finding.ts";
import { toCallEvidence } from "./evaluation/tool-text.ts";
import { normalisePath } from "./evaluation/workspace-path.ts";

const path = z
  .string()
  .min(1)
  .refine((text) => !/[*?\0\\]/.test(text), {
    error: explain("is not the path of one file", "write it with `/` and without globs"),
  });

/**
 * A path is relative to the workspace, absolute outside it, or relative to the skill under test,
 * wherever the agent looks for skills.
 */
function isRead(wanted: string, read: FileRead, skill: string): boolean {
  if (wanted.startsWith("/") || wanted.startsWith("~")) return read.path === wanted;
  const normal = normalisePath(wanted);
  return read.path === normal || `/${read.path}`.endsWith(`/skills/${skill}/${normal}`);
}

export default defineCheck({
  key: "read_files",
  schema: z.union([path, z.array(path).min(1)]),
  looksAtTools: true,
  modifiers: ["turn", "name"],
  description:
    "Every one of these files was read: by a read call, or in the shell by cat, sed or head.",
  example: "read_files: references/locking.md",
  toText: (value) => toList(value).map(quote).join(", "),
  evaluate: (value, scene) => {
    const reads = listFileReads(scene.run, scene.turns);
    const found = toList(value).map((wanted) => ({
      wanted,
      read: reads.find((read) => isRead(wanted, read, scene.run.skill)),
    }));
    const missing = found.filter(({ read }) => read === undefined).map(({ wanted }) => wanted);
    const last = found.at(-1)?.read;
    if (missing.length === 0 && last !== undefined) return pass("read", toCallEvidence(last.call));
    const reason = `not read: ${missing.map(quote).join(", ")}`;
    return fail({
      reason,
      expected: missing.join(", "),
      actual: reads.map((read) => read.path).join(", ") || "no file was read",
      evidence: runFact(reason),
    });
  },
});
