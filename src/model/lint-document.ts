import { z } from "zod";
import { findingSchema } from "./finding.ts";

const at = z.number().int().min(1);

/** Text that stands in the place of a range of the file. Lines and columns as in a finding. */
const replacementSchema = z.strictObject({
  line: at,
  column: at,
  endLine: at,
  endColumn: at,
  text: z.string(),
});

/** A finding, as an editor shows it. */
export const editorFindingSchema = findingSchema.extend({
  /** Where it ends, the column not in it: with `--stdin-filename` alone. Lines and columns count from 1, columns in UTF-16 units. */
  endLine: at.optional(),
  endColumn: at.optional(),
  /** What `--fix` would write: with `--stdin-filename` alone, and where nobody has to decide anything. All of them or none. */
  replacements: z.array(replacementSchema).optional(),
});

export type EditorFinding = z.infer<typeof editorFindingSchema>;

/** What `lint --format json` prints. Version 1. */
export const lintDocumentSchema = z.strictObject({
  version: z.literal(1),
  /** Skills that were looked at. */
  skills: z.number().int().min(0),
  /** One object a finding, by skill, then by path, line and column. */
  findings: z.array(editorFindingSchema),
  /** What `--fix` has mended; with `--fix` alone. */
  fixed: z.array(findingSchema).optional(),
});
