import type { z } from "zod";
import { explain } from "../model/explanation.ts";
import { nearestWord } from "./edit-distance.ts";

const NAMES: Readonly<Record<string, string>> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  tuple: "a list",
  object: "a map",
  record: "a map",
  null: "nothing",
};

/** Words for zod's issues, `explain`ed: the error map of every parse of what people wrote. Own messages of schemas win over it. */
export const explainIssue: z.core.$ZodErrorMap = (issue) => {
  const { input } = issue;
  if (input === undefined && issue.code !== "custom") return explain("is missing", wantedBy(issue));
  switch (issue.code) {
    case "invalid_type":
      return explain(`is ${nameOf(input)}`, wantedBy(issue));
    case "invalid_value":
      return explain(`is ${nameOf(input)}`, wantedBy(issue) + suggestion(input, issue.values));
    case "invalid_union":
      return explain(`is ${nameOf(input)}`, wantedBy(issue));
    case "too_small":
      return tooSmall(issue);
    case "too_big":
      return tooBig(issue);
    case "unrecognized_keys":
      return explain(
        `has the unknown ${issue.keys.length === 1 ? "key" : "keys"} ${issue.keys.map((key) => JSON.stringify(key.slice(0, 40))).join(", ")}`,
        "",
      );
    case "invalid_key":
      return issue.issues[0]?.message ?? "is a key that cannot be used";
    case "custom":
      return issue.message === undefined ? "cannot be used" : issue.message;
    default:
      return explain(`${nameOf(input)} cannot be used`, "");
  }
};

type Raw = z.core.$ZodRawIssue;

/** "write a text or a list (as a text: "5")" */
function wantedBy(issue: Raw): string {
  const wanted = [...new Set(wantedWords(issue as z.core.$ZodIssue))];
  if (wanted.length === 0) return "";
  const { input } = issue;
  const isUnquoted = typeof input === "number" || typeof input === "boolean";
  const quoted = isUnquoted && wanted.includes("a text") ? ` (as a text: "${input}")` : "";
  return `write ${wanted.join(" or ")}${quoted}`;
}

function wantedWords(issue: z.core.$ZodIssue): readonly string[] {
  if (issue.code === "invalid_type") return [NAMES[issue.expected] ?? issue.expected];
  if (issue.code === "invalid_value") return [issue.values.map(String).join(", ")];
  if (issue.code === "invalid_union") {
    return issue.errors.flatMap((branch) =>
      branch.filter(({ path }) => path.length === 0).flatMap(wantedWords),
    );
  }
  return [];
}

function suggestion(input: unknown, values: readonly unknown[]): string {
  if (typeof input !== "string") return "";
  const words = values.filter((value) => typeof value === "string");
  const near = nearestWord(input, words);
  return near === null ? "" : `; did you mean ${near}?`;
}

function tooSmall(issue: Extract<Raw, { code: "too_small" }>): string {
  const least = Number(issue.minimum);
  if (issue.origin === "string" || issue.origin === "array" || issue.origin === "set") {
    const unit = issue.origin === "string" ? "characters" : "entries";
    if (least === 1)
      return explain("is empty", issue.origin === "string" ? "write a text" : "write at least one");
    return explain(`is too short`, `write at least ${least} ${unit}`);
  }
  return explain(
    `is ${nameOf(issue.input)}`,
    `write ${issue.inclusive === false ? "more than" : "at least"} ${least}`,
  );
}

function tooBig(issue: Extract<Raw, { code: "too_big" }>): string {
  const most = Number(issue.maximum);
  if (issue.origin === "array" || issue.origin === "string") {
    const unit = issue.origin === "array" ? "entries" : "characters";
    const length = (issue.input as { readonly length?: number } | undefined)?.length;
    const seen = length === undefined ? "is too long" : `has ${length} ${unit}`;
    return explain(seen, `write at most ${most}`);
  }
  return explain(`is ${nameOf(issue.input)}`, `write at most ${most}`);
}

/** What stands there, for people; texts are cut. */
export function nameOf(value: unknown): string {
  if (value === null) return "empty";
  if (Array.isArray(value)) return "a list";
  if (typeof value === "string") {
    return value === "" ? "an empty text" : `the text ${JSON.stringify(value.slice(0, 40))}`;
  }
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  return "a map";
}
