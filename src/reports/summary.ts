import { md } from "../text/safe.ts";
import { fitBody } from "./blocks/body.ts";
import { defineRenderer } from "./renderer.ts";

/** GitHub drops a job summary above 1 MiB a step; what other steps write is not ours to know (reporting.md §6.1). */
const SUMMARY_BYTES = 900 * 1024;

/** The job summary: the comment with an excerpt for every failing test. */
export default defineRenderer({
  name: "summary",
  render: (report, context) => {
    const all = { ...context, maxExcerpts: Number.POSITIVE_INFINITY };
    return `${fitBody(report, all, { bytes: SUMMARY_BYTES, tail: md``, from: 0 }).text}\n`;
  },
});
