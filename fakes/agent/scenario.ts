/**
 * What the scripted agent does: JSON, read from the file that `SKILLCHECK_AGENT_SCENARIO` names (the shim of `write-shim.ts` names
 * `scenario.json` beside itself, because an adapter hands on few variables).
 *
 *     { "cases": [ { "match": "archive", "turns": [
 *         [ { "do": "bash", "command": "gh repo view acme/x" }, { "do": "text", "text": "Shall I archive it?" } ],
 *         [ { "do": "bash", "command": "gh repo archive acme/x" }, { "do": "text", "text": "Archived." } ] ] } ] }
 *
 * The first case whose `match` fits the first prompt is played; a resumed session goes on with its next turn, the last repeats.
 * `{{prompt}}` in any text is the prompt of the turn as it arrived. A question that only asks to run stand-ins with
 * `--skillcheck-fake` is obeyed, unless the `match` of a case fits it.
 */

/** A tool call of the model that is really carried out, with the events that claude 2.1.332 prints for it. */
export type ToolStep =
  | { readonly do: "bash"; readonly command: string; readonly description?: string }
  | { readonly do: "write"; readonly path: string; readonly content: string }
  | { readonly do: "edit"; readonly path: string; readonly old: string; readonly new: string }
  | { readonly do: "read"; readonly path: string }
  /** Loads `.claude/skills/<skill>/SKILL.md` of the working directory; fails as claude does when there is none. */
  | { readonly do: "skill"; readonly skill: string }
  /** Any tool: nothing happens; without `result` and `error` it is a tool that does not exist. */
  | {
      readonly do: "tool";
      readonly name: string;
      readonly input: Readonly<Record<string, unknown>>;
      readonly result?: string;
      readonly error?: string;
    };

/** One thing that the agent does. */
export type Step =
  | ToolStep
  /** Words of the model; the last ones are the answer of the turn (a question is a text that asks). */
  | { readonly do: "text"; readonly text: string }
  | { readonly do: "thinking"; readonly text: string }
  /** Several tool calls in one model answer: all calls first, then all results. */
  | { readonly do: "parallel"; readonly calls: readonly ToolStep[] }
  /** Changes a file without saying so: no event. `content: null` deletes. */
  | {
      readonly do: "file";
      readonly path: string;
      readonly content: string | null;
      readonly mode?: number;
    }
  /** Writes `{argv, cwd, env, prompt}` of this process as JSON to the path: what an adapter really handed over. */
  | { readonly do: "report"; readonly path: string }
  /** Every request to the model fails: an HTTP status, a dropped connection, a prompt that is too long. Ends the turn. */
  | { readonly do: "api-error"; readonly failure: number | "connection" | "prompt-too-long" }
  /** The model answers nothing, also when asked again. Ends the turn with an empty result. */
  | { readonly do: "empty" }
  /** Waits for ever (ten minutes at most). */
  | { readonly do: "hang" }
  /** From now on SIGTERM and SIGINT do nothing. */
  | { readonly do: "ignore-signals" }
  /** Leaves a process behind: own session, parent gone, no open streams. Default `sleep 1000`. */
  | { readonly do: "daemon"; readonly command?: string }
  /** Leaves a process behind that holds stdout open. Default 1000 seconds. */
  | { readonly do: "hold-stdout"; readonly seconds?: number }
  /** Prints a line as it stands: another version's event, a planted secret, no JSON. */
  | { readonly do: "line"; readonly line: string }
  /** Prints bytes that are no text and no JSON. */
  | { readonly do: "garbage"; readonly lines?: number }
  /** Prints `bytes` of "y" lines; absent: 64 MiB, then waits for ever. */
  | { readonly do: "flood"; readonly bytes?: number }
  /** Prints the first half of an event and ends the process at once with this code (default 0). */
  | { readonly do: "cut"; readonly code?: number }
  | { readonly do: "stderr"; readonly text: string }
  /** Ends the process without a result. */
  | { readonly do: "exit"; readonly code: number }
  /** Ends the process by a signal. */
  | { readonly do: "kill"; readonly signal: "SIGKILL" | "SIGTERM" | "SIGSEGV" };

/** One conversation. */
export interface Case {
  /** JavaScript regular expression over the first prompt; absent: every one. */
  readonly match?: string;
  readonly turns: readonly (readonly Step[])[];
}

/** A scenario file. */
export interface Scenario {
  /** What `--version` answers and the stream says; default 2.1.332. */
  readonly version?: string;
  readonly cases: readonly Case[];
}

/** The version whose streams the agent prints. */
export const imitatedVersion = "2.1.332";

/** The variable that names the scenario file. */
export const scenarioVariable = "SKILLCHECK_AGENT_SCENARIO";

const known: ReadonlySet<string> = new Set([
  ...[
    "bash",
    "write",
    "edit",
    "read",
    "skill",
    "tool",
    "text",
    "thinking",
    "parallel",
    "file",
    "report",
    "api-error",
  ],
  ...[
    "empty",
    "hang",
    "ignore-signals",
    "daemon",
    "hold-stdout",
    "line",
    "garbage",
    "flood",
    "cut",
    "stderr",
    "exit",
  ],
  "kill",
]);

/**
 * Reads a scenario. Throws an Error that names the first unknown word: a typing mistake must not look like a silent agent.
 * The fields of a step are not checked further.
 */
export function readScenario(json: string): Scenario {
  const scenario = JSON.parse(json) as Partial<Scenario>;
  if (!Array.isArray(scenario.cases) || scenario.cases.length === 0)
    throw new Error("the scenario has no cases");
  for (const { turns } of scenario.cases as readonly Partial<Case>[]) {
    if (!Array.isArray(turns) || turns.length === 0)
      throw new Error("a case of the scenario has no turns");
    for (const step of turns.flat() as readonly { do?: string }[])
      if (!known.has(String(step.do)))
        throw new Error(`the scenario does something unknown: ${JSON.stringify(step)}`);
  }
  return scenario as Scenario;
}
