import type { Agent, AgentWay } from "../agents/agent.ts";
import type { OpenWorkspace, ProcessCall, ProcessResult } from "../model/machine.ts";
import { toPrompt } from "./to-prompt.ts";

/** One message of the user, to be brought before the agent. */
export interface PlayedTurn {
  readonly text: string;
  /** Session to resume, or null for the first turn. */
  readonly session: string | null;
  readonly timeoutMs: number;
  readonly outputBytes: number;
}

/** Plays the turns of one run, whichever way its agent is talked to. */
export interface TurnPlayer {
  /** The recorded stream of the turn is its stdout. Never rejects. */
  readonly play: (turn: PlayedTurn) => Promise<ProcessResult>;
  /** Ends what still runs after the last turn. Never rejects. */
  readonly close: () => Promise<EndedPlayer>;
}

/** Processes that could not be ended, by command name. */
export interface EndedPlayer {
  readonly unended: readonly string[];
}

/** What every process of the agent is started with. */
export type AgentStart = Pick<ProcessCall, "command" | "environment">;

/** One process a turn, resumed by its session: nothing runs between two turns. */
export function playProcesses(
  workspace: OpenWorkspace,
  start: AgentStart,
  run: {
    readonly agent: Agent;
    readonly way: Extract<AgentWay, { readonly kind: "process" }>;
    readonly model: string;
  },
): TurnPlayer {
  return {
    play: async ({ text, session, timeoutMs, outputBytes }) => {
      const prompt = toPrompt(run.agent, text);
      if (prompt.kind === "failed") return prompt;
      const own = run.way.arguments({ model: run.model, session });
      const args = [...own, ...prompt.args];
      return workspace.run({ ...start, args, stdin: prompt.stdin, timeoutMs, outputBytes });
    },
    close: async () => ({ unended: [] }),
  };
}
