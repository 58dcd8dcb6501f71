/** `gh repo view` and `gh repo delete`. */

import { type Answer, type Call, refuse, toAnswer } from "../call/answer.ts";
import { printJson } from "./print-json.ts";
import { type Arguments, type FlagTable, readArguments } from "./read-arguments.ts";
import { deleteRepository, findRepository, toField, toRepositoryName } from "./repository.ts";

const VIEW: FlagTable = {
  flags: {
    json: "value",
    jq: "value",
    repo: "value",
    template: "refused",
    branch: "refused",
    web: "refused",
  },
  letters: { q: "jq", R: "repo", t: "template", b: "branch", w: "web" },
};
const DELETE: FlagTable = {
  flags: { yes: "switch", confirm: "switch", repo: "value" },
  letters: { R: "repo" },
};

type Read = Extract<Arguments, { readonly kind: "arguments" }>;

const lastOf = (read: Read, flag: string) => read.values.get(flag)?.at(-1);

/** `owner/name` of the word or of `-R`, or why there is none. */
function toName(read: Read): { readonly name: string } | { readonly why: string } {
  const named = [...read.words, ...(read.values.get("repo") ?? [])];
  const [first = "", ...others] = named;
  if (named.length === 0) return { why: "names no repository; write owner/name" };
  const name = toRepositoryName(first);
  if (name === null) return { why: `${JSON.stringify(first)} is not owner/name` };
  if (others.some((other) => toRepositoryName(other) !== name)) {
    return { why: `names several repositories: ${named.join(", ")}` };
  }
  return { name };
}

function toMissing(name: string): Answer {
  return toAnswer({
    status: "not-found",
    exit: 1,
    stderr: `GraphQL: Could not resolve to a Repository with the name '${name}'. (repository)\n`,
  });
}

async function view(call: Call, read: Read): Promise<Answer> {
  const target = toName(read);
  if ("why" in target) return refuse("gh", `repo view ${target.why}`);
  const fields = read.values.get("json")?.flatMap((list) => list.split(","));
  const filter = lastOf(read, "jq");
  if (fields === undefined && filter !== undefined) {
    const stderr = "cannot use `--jq` without specifying `--json`\n";
    return toAnswer({ status: "error", exit: 1, stderr });
  }
  const found = await findRepository(call, target.name);
  if (found === null) return toMissing(target.name);
  const value =
    fields === undefined
      ? found.fields
      : Object.fromEntries(fields.map((field) => [field, toField(found, field)]));
  return printJson(value, filter);
}

async function remove(call: Call, read: Read): Promise<Answer> {
  const target = toName(read);
  if ("why" in target) return refuse("gh", `repo delete ${target.why}`);
  const isSure = [lastOf(read, "yes"), lastOf(read, "confirm")].includes("true");
  if (!isSure) return refuse("gh", "repo delete without --yes");
  const found = await findRepository(call, target.name);
  if (found === null || !(await deleteRepository(call, found))) {
    const address = `https://api.github.com/repos/${target.name}`;
    const stderr = `HTTP 404: Not Found (${address})\n`;
    return toAnswer({ status: "not-found", exit: 1, stderr });
  }
  return toAnswer({ status: "deleted", stdout: `✓ Deleted repository ${found.name}\n` });
}

/** Answers what stands behind `gh repo`; null for a command that has no grammar here. */
export async function answerRepo(call: Call): Promise<Answer | null> {
  const [, verb, ...argv] = call.argv;
  if (verb !== "view" && verb !== "delete") return null;
  const read = readArguments(argv, verb === "view" ? VIEW : DELETE);
  if (read.kind === "refused") return refuse("gh", `repo ${verb}: ${read.why}`);
  return verb === "view" ? view(call, read) : remove(call, read);
}
