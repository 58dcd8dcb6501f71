import { type AcpToolCall, toToolCallFacts } from "../../transcripts/stream/acp-tool-call.ts";
import { type JsonRecord, textAt } from "../../transcripts/stream/json-fields.ts";

/** What may be chosen, the first that is offered. Granted for this once where the agent lets us. */
const GRANTING = ["allow_once", "allow_always"];
const REFUSING = ["reject_once", "reject_always"];

/** The answer to a request for permission: one of its options, or nothing chosen where none fits. */
export function answerPermission(
  call: AcpToolCall,
  options: readonly JsonRecord[],
  approve: readonly string[] | null,
): unknown {
  const kinds = approve === null || isApproved(call, approve) ? GRANTING : REFUSING;
  const chosen = kinds
    .map((kind) => options.find((option) => textAt(option, "kind") === kind))
    .find((option) => option !== undefined && textAt(option, "optionId") !== null);
  if (chosen === undefined) return { outcome: { outcome: "cancelled" } };
  return { outcome: { outcome: "selected", optionId: textAt(chosen, "optionId") } };
}

/** By the canonical name or the agent's own, case ignored, as `tool_call` reads them (suite.md §4). */
function isApproved(call: AcpToolCall, approve: readonly string[]): boolean {
  const { name, rawName } = toToolCallFacts(call);
  const names = [name, rawName.toLowerCase()];
  return approve.some((tool) => names.includes(tool.toLowerCase()));
}
