import { z } from "zod";
import { lintDocumentSchema } from "../model/lint-document.ts";
import { reportSchema } from "../model/report.ts";

/** JSON Schema of `skillcheck-report.json` (reporting.md §9.1). */
export function toReportSchema(): unknown {
  return z.toJSONSchema(reportSchema, { io: "output" });
}

/** JSON Schema of what `lint --format json` prints. */
export function toLintSchema(): unknown {
  return z.toJSONSchema(lintDocumentSchema, { io: "output" });
}
