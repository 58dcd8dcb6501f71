import { z } from "zod";
import { reportSchema } from "../model/report.ts";

/** JSON Schema of `skillcheck-report.json` (reporting.md §9.1). */
export function toReportSchema(): unknown {
  return z.toJSONSchema(reportSchema, { io: "output" });
}
