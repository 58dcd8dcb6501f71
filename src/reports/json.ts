import { reportSchema } from "../model/report.ts";
import { toJson } from "../text/json.ts";
import { defineRenderer } from "./renderer.ts";

/**
 * The report itself, `skillcheck-report.json`. It is checked with its own schema first: a report that
 * does not fit is our own fault and throws.
 */
export default defineRenderer({
  name: "json",
  render: (report) => `${toJson(reportSchema.parse(report))}\n`,
});
