import { readFileSync } from "node:fs";
import { join } from "node:path";

/** One thing that the agent does in a turn. */
export type Step =
  | { readonly say: string }
  | { readonly tool: string; readonly input: object; readonly result?: string }
  /** A line as it stands. */
  | { readonly raw: string };

const RECORDED = join(import.meta.dirname, "../recorded/claude-2.1.332/with-skill.jsonl");
const recorded = readFileSync(RECORDED, "utf8")
  .trim()
  .split("\n")
  // Lines that the real CLI printed; the test suite of `transcripts` reads every one of them.
  .map((line) => JSON.parse(line) as Record<string, unknown>);

const init = recorded.find(({ type }) => type === "system") ?? {};
const result = recorded.find(({ type }) => type === "result") ?? {};
const call = recorded.find(({ type }) => type === "assistant") ?? {};
const answer = recorded.find(({ type }) => type === "user") ?? {};

function contentLine(line: Record<string, unknown>, role: string, content: object): string {
  const message = { ...(line["message"] as object), role, content: [content] };
  return JSON.stringify({ ...line, message, tool_use_result: undefined });
}

function toLines(step: Step, number: number): readonly string[] {
  if ("raw" in step) return [step.raw];
  if ("say" in step) return [contentLine(call, "assistant", { type: "text", text: step.say })];
  const id = `toolu_${number}`;
  const { tool: name, input, result: text = "done" } = step;
  return [
    contentLine(call, "assistant", { type: "tool_use", id, name, input }),
    contentLine(answer, "user", { type: "tool_result", tool_use_id: id, content: text }),
  ];
}

/** The stream that Claude Code 2.1.332 prints for one turn, by the shapes of its recorded lines. */
export function claudeTurn(steps: readonly Step[]): readonly string[] {
  const said = steps.flatMap((step) => ("say" in step ? [step.say] : [])).at(-1) ?? "";
  return [
    JSON.stringify({ ...init, skills: [], slash_commands: [] }),
    ...steps.flatMap(toLines),
    JSON.stringify({ ...result, is_error: false, result: said }),
  ];
}
