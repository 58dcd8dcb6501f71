import { z } from "zod";
import { explain } from "../model/explanation.ts";
import { toChangeMap, toList } from "./evaluation/change-map.ts";
import { defineCheck } from "./evaluation/define-check.ts";
import { quote } from "./evaluation/excerpt.ts";
import { fail, invalid, pass, runFact } from "./evaluation/finding.ts";
import { findNoLife } from "./evaluation/proof-of-life.ts";
import { liesIn, normalisePath } from "./evaluation/workspace-path.ts";

const folder = z
  .string()
  .min(1)
  .refine((path) => !path.split("/").includes(".."), {
    error: explain("leads out of the workspace", "write it without `..`"),
  })
  .refine((path) => !/[*?]/.test(path), {
    error: explain("is a glob", "name folders and files, or put touched under not"),
  });

export default defineCheck({
  key: "untouched",
  schema: z.union([z.literal(true), folder, z.array(folder).min(1)]),
  modifiers: ["turn", "name"],
  description: "No file changed, or none of these files and in these folders.",
  example: "untouched: src",
  toText: (value) => (value === true ? "" : toList(value).map(quote).join(", ")),
  evaluate: (value, scene) => {
    const noLife = findNoLife(scene.run);
    if (noLife !== null) return invalid(noLife);
    const folders = value === true ? [""] : toList(value).map(normalisePath);
    const changes = toChangeMap(scene.run, scene.turns);
    const hits = changes.filter(({ path }) => folders.some((place) => liesIn(path, place)));
    const first = hits[0];
    if (first === undefined) {
      const reason = value === true ? "nothing changed" : "nothing there changed";
      return pass(reason, runFact(reason));
    }
    const actual = hits.map(({ path, kind }) => `${kind} ${path}`).join(", ");
    return fail({
      reason: `${quote(first.path)} was ${first.kind}`,
      expected: "no change",
      actual,
      evidence: { kind: "file", path: first.path, line: null, text: first.kind },
    });
  },
});
