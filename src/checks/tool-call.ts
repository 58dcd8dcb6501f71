import { z } from "zod";
import type { ToolCallEvent } from "../model/event.ts";
import { findInForms, searchCalls } from "./evaluation/call-search.ts";
import { toList } from "./evaluation/change-map.ts";
import { checkPattern } from "./evaluation/check-pattern.ts";
import { defineCheck } from "./evaluation/define-check.ts";
import { quote } from "./evaluation/excerpt.ts";
import { judgeSearch } from "./evaluation/search.ts";
import { listCalls, toInputForms } from "./evaluation/tool-text.ts";
import { holdsWhere, readWhere, whereSchema } from "./evaluation/where.ts";

const input = checkPattern();
const tool = z.string().min(1);

const schema = z.union([
  tool,
  z.strictObject({
    tool,
    where: z.union([whereSchema, z.array(whereSchema).min(1)]).optional(),
    input: input.schema.optional(),
  }),
]);

type Value = z.infer<typeof schema>;

function isNamed(call: ToolCallEvent, name: string): boolean {
  const folded = name.toLowerCase();
  return call.name === folded || call.rawName.toLowerCase() === folded;
}

function toCallTest(
  value: Exclude<Value, string>,
): (call: ToolCallEvent) => { hit: boolean; cut: boolean } {
  const conditions = toList(value.where ?? []).map((source) => {
    const read = readWhere(source);
    if (!read.ok) throw new Error(`condition ${source} passed its schema: ${read.problem.what}`);
    return read.where;
  });
  const finder = value.input === undefined ? null : input.toFinder(value.input);
  return (call) => {
    if (!conditions.every((where) => holdsWhere(where, call.input))) {
      return { hit: false, cut: false };
    }
    return finder === null ? { hit: true, cut: false } : findInForms(finder, toInputForms(call));
  };
}

function toText(value: Value): string {
  if (typeof value === "string") return quote(value);
  const where = toList(value.where ?? [])
    .map(quote)
    .join(" and ");
  return [
    quote(value.tool),
    where === "" ? "" : ` where ${where}`,
    value.input === undefined ? "" : ` with input ${quote(value.input)}`,
  ].join("");
}

export default defineCheck({
  key: "tool_call",
  schema,
  looksAtTools: true,
  modifiers: ["turn", "count", "name"],
  description:
    "The agent called the tool (canonical or own name, case ignored), with an input that fulfils every condition of `where` and holds the pattern `input`.",
  example: "tool_call: { tool: bash, where: 'command exists' }",
  toText,
  evaluate: (value, scene) => {
    const wanted = typeof value === "string" ? { tool: value } : value;
    const named = listCalls(scene.turns).filter((call) => isNamed(call, wanted.tool));
    const search = searchCalls(named, toCallTest(wanted));
    const { count } = scene.spec;
    const question = { expected: `call ${toText(value)}`, count, noun: `${wanted.tool} call` };
    return judgeSearch(search, question, scene.run);
  },
});
