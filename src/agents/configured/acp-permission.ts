import { TOOL_NAMES } from "../../model/tool-name.ts";
import { type AcpToolCall, toToolCallFacts } from "../../transcripts/stream/acp-tool-call.ts";
import { type JsonRecord, textAt } from "../../transcripts/stream/json-fields.ts";

/** What may be chosen, the first that is offered. Granted for this once where the agent lets us. */
const GRANTING = ["allow_once", "allow_always"];
/** With a list of tools nothing is granted for ever: the agent would ask no more, and nobody would see what it did. */
const GRANTING_ONCE = ["allow_once"];
const REFUSING = ["reject_once", "reject_always"];

/** The answer to a request for permission: one of its options, or nothing chosen where none fits. */
export function answerPermission(
  call: AcpToolCall,
  options: readonly JsonRecord[],
  approve: readonly string[] | null,
): unknown {
  const kinds = chooseKinds(call, approve);
  const chosen = kinds
    .map((kind) => options.find((option) => textAt(option, "kind") === kind))
    .find((option) => option !== undefined && textAt(option, "optionId") !== null);
  if (chosen === undefined) return { outcome: { outcome: "cancelled" } };
  return { outcome: { outcome: "selected", optionId: textAt(chosen, "optionId") } };
}

function chooseKinds(call: AcpToolCall, approve: readonly string[] | null): readonly string[] {
  if (approve === null) return GRANTING;
  return isApproved(call, approve) ? GRANTING_ONCE : REFUSING;
}

/** By the canonical name or the agent's own, case ignored, as `tool_call` reads them (suite.md §4). */
function isApproved(call: AcpToolCall, approve: readonly string[]): boolean {
  const { name, rawName } = toToolCallFacts(call);
  const own = rawName.toLowerCase();
  // A title may say anything: what runs a command is no other tool for it.
  const names = call.kind === "execute" && isOther(own) ? ["bash"] : [name, own];
  return approve.some((tool) => names.includes(tool.toLowerCase()));
}

/** A canonical name that stands for something else than a command. */
function isOther(name: string): boolean {
  return name !== "bash" && TOOL_NAMES.some((known) => known === name);
}
