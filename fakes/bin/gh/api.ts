/** `gh api`: reading the contents of a repository. Whatever is no GET is refused, wherever the method stands. */

import { type Answer, type Call, refuse, toAnswer } from "../call/answer.ts";
import { printJson } from "./print-json.ts";
import { type FlagTable, readArguments } from "./read-arguments.ts";
import { findRepository } from "./repository.ts";

const API: FlagTable = {
  flags: {
    method: "value",
    field: "value",
    "raw-field": "value",
    input: "value",
    header: "value",
    preview: "value",
    cache: "value",
    hostname: "value",
    jq: "value",
    paginate: "switch",
    silent: "switch",
    template: "refused",
    include: "refused",
    slurp: "refused",
    verbose: "refused",
  },
  letters: {
    X: "method",
    F: "field",
    f: "raw-field",
    H: "header",
    p: "preview",
    q: "jq",
    t: "template",
    i: "include",
  },
};

const CONTENTS = /^\/?repos\/([^/]+)\/([^/]+)\/contents\/?$/;

/** As the API answers; gh prints the body and says what went wrong on stderr. */
function toMissing(isSilent: boolean): Answer {
  const body =
    '{"message":"Not Found","documentation_url":"https://docs.github.com/rest","status":"404"}';
  return toAnswer({
    status: "not-found",
    exit: 1,
    stdout: isSilent ? "" : `${body}\n`,
    stderr: "gh: Not Found (HTTP 404)\n",
  });
}

/** A name is a folder; anything else is an entry as the fixture writes it. */
function toEntry(item: unknown): unknown {
  return typeof item === "string" ? { name: item, type: "dir" } : item;
}

/** Why a request is no plain reading, or null. Parameters and a body turn it into a POST (cli/cli, pkg/cmd/api). */
function findMore(values: ReadonlyMap<string, readonly string[]>): string | null {
  const hasMore = ["field", "raw-field", "input"].some((flag) => values.has(flag));
  const method = values.get("method")?.at(-1)?.toUpperCase() ?? (hasMore ? "POST" : "GET");
  if (method !== "GET") return `${method} is not answered, only GET is`;
  return hasMore ? "parameters are not answered" : null;
}

/** Answers `gh api`. */
export async function answerApi(call: Call): Promise<Answer> {
  const read = readArguments(call.argv.slice(1), API);
  if (read.kind === "refused") return refuse("gh", `api: ${read.why}`);
  const { words, values } = read;
  const [endpoint = ""] = words;
  if (words.length !== 1) return refuse("gh", `api takes one path, not ${words.length}`);
  const more = findMore(values);
  if (more !== null) return refuse("gh", `api ${endpoint}: ${more}`);
  const [, owner, name] = CONTENTS.exec(endpoint) ?? [];
  if (owner === undefined || name === undefined) {
    return refuse("gh", `api ${endpoint}: only repos/OWNER/NAME/contents is answered`);
  }
  const isSilent = values.get("silent")?.at(-1) === "true";
  const found = await findRepository(call, `${owner}/${name}`);
  if (found === null) return toMissing(isSilent);
  const { contents } = found.fields as { readonly contents?: unknown };
  const list: readonly unknown[] = Array.isArray(contents) ? contents : [];
  const answer = printJson(list.map(toEntry), values.get("jq")?.at(-1));
  return isSilent && answer.status === "ok" ? { ...answer, stdout: "" } : answer;
}
