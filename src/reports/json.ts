import { toJson } from "../text/json.ts";
import { defineRenderer } from "./renderer.ts";

/**
 * The report itself, `skillcheck-report.json`. That it fits its schema is held by the tests of the whole
 * commands (tests/cli/run-here.ts): here it would cost more than the writing.
 */
export default defineRenderer({
  name: "json",
  render: (report) => `${toJson(report)}\n`,
});
