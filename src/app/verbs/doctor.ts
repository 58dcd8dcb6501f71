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

function toText({ agents, byDefault, keys, needs }: Examination): string {
  return [
    ...agents.map(toAgentLine),
    `${byDefault.agents.length > 0 ? "✓" : "!"} by default: ${byDefault.words}`,
    ...keys.map(
      ({ provider, variables, isSet }) =>
        `${isSet ? "✓" : "!"} key of ${provider}: ${isSet ? "set" : `not set (${variables.join(" or ")})`}`,
    ),
    ...needs.map(({ name, state, words }) => `${MARKS[state]} ${name}: ${words}`),
  ].join("\n");
}

function toAgentLine(agent: ExaminedAgent): string {
  const { name, program, missing, version, whyNoVersion, testedVersion } = agent;
  const tested = testedVersion === null ? "no version was tested" : `tested with ${testedVersion}`;
  if (program === null) return `! ${name}: ${missing} (${tested})`;
  if (version === null) {
    return `! ${name}: ${program} tells no version: ${whyNoVersion} (${tested})`;
  }
  const isTested = version === testedVersion;
  return `${isTested ? "✓" : "!"} ${name}: ${version}, ${isTested ? "the tested one" : tested}: ${program}`;
}
