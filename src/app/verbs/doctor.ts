import type { Examination, ExaminedAgent } from "../examine-desk.ts";
import { defineVerb } from "./verb.ts";

const MARKS = { ok: "✓", odd: "!", missing: "✗" } as const;

export default defineVerb({
  name: "doctor",
  summary: "say what live runs would find on this machine",
  positionals: "",
  options: {},
  run: async (_call, desk) => {
    // Loaded where it is used: with it come all adapters and their readers.
    const { examineDesk } = await import("../examine-desk.ts");
    const found = await examineDesk(desk);
    return {
      kind: "document",
      document: { version: 1, ...found },
      text: toText(found),
      exitCode: isReady(found) ? 0 : 2,
    };
  },
});

/** Something can be run: an agent is there, and nothing that every run needs is missing. */
function isReady({ agents, needs }: Examination): boolean {
  return (
    agents.some(({ program }) => program !== null) &&
    needs.every(({ state }) => state !== "missing")
  );
}

function toText({ agents, keys, needs }: Examination): string {
  return [
    ...agents.map(toAgentLine),
    ...keys.map(
      ({ provider, variables, isSet }) =>
        `${isSet ? "✓" : "!"} key of ${provider}: ${isSet ? "set" : `not set (${variables.join(" or ")})`}`,
    ),
    ...needs.map(({ name, state, words }) => `${MARKS[state]} ${name}: ${words}`),
  ].join("\n");
}

function toAgentLine({ name, program, version, testedVersion }: ExaminedAgent): string {
  if (program === null) return `! ${name}: not installed (tested with ${testedVersion})`;
  if (version === null)
    return `! ${name}: ${program} tells no version (tested with ${testedVersion})`;
  const tested = version === testedVersion ? "the tested one" : `tested with ${testedVersion}`;
  return `${version === testedVersion ? "✓" : "!"} ${name}: ${version}, ${tested}: ${program}`;
}
