import { type Answer, refuse, toAnswer } from "../call/answer.ts";
import { toGoJson, toResultLine } from "./go-json.ts";
import { readFilter, runFilter } from "./jq-filter.ts";

/** JSON, or what a filter of `--jq` makes of it, as gh prints it: a line for each result, then the error if there is one. */
export function printJson(value: unknown, filter: string | undefined): Answer {
  if (filter === undefined || filter === "") {
    return toAnswer({ stdout: `${toGoJson(value, false)}\n` });
  }
  const read = readFilter(filter);
  if (read.kind === "unsupported") {
    const known = "paths such as .a.b, .[0], .[].name and pipes of them are answered";
    return refuse("gh", `--jq ${filter}: ${known}, not ${JSON.stringify(read.part)}`);
  }
  const { results, error } = runFilter(value, read.steps);
  const stdout = results.map((result) => `${toResultLine(result)}\n`).join("");
  if (error === null) return toAnswer({ stdout });
  return toAnswer({ status: "error", exit: 1, stdout, stderr: `${error}\n` });
}
