import type { Case, Scenario } from "./scenario.ts";

/** The line that skillcheck asks an agent to run before runs with stand-ins: every stand-in with its probe. */
const PROBE = /^\S+ --skillcheck-fake(?:; \S+ --skillcheck-fake)*$/m;

/**
 * The scenario for a prompt. Asked for the probe of the stand-ins the agent does as any agent would and runs the line, so that
 * no scenario has to say so; a case whose own `match` fits the question is played instead.
 */
export function obeyProbe(scenario: Scenario, prompt: string): Scenario {
  const command = PROBE.exec(prompt)?.[0];
  const isOwn = ({ match }: Case) => match !== undefined && new RegExp(match, "su").test(prompt);
  if (command === undefined || scenario.cases.some(isOwn)) return scenario;
  const turn = [
    { do: "bash", command },
    { do: "text", text: "That is what it printed." },
  ] as const;
  return { ...scenario, cases: [{ turns: [turn] }] };
}
