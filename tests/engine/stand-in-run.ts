/** Live runs with stand-ins: the scripted agent and the built stand-in. */

import { afterAll, beforeAll, vi } from "vitest";
import type { Step } from "../../fakes/agent/scenario.ts";
import { builtStandIn } from "../build/built-stand-in.ts";
import { buildAgent } from "../fakes/scripted-agent.ts";
import { standInsOf } from "../fakes/stand-in-world.ts";
import type { Wanted } from "./live-run.ts";

/** A gh that knows one repository. */
export const GH = "gh: { repos: { acme/x: { visibility: PUBLIC } } }";

export const DONE: Step = { do: "text", text: "Done." };

export const bash = (command: string): Step => ({ do: "bash", command });

export const setup = (...commands: readonly string[]) => ({
  workspace: { from: null, files: [], setup: commands },
});

/** What the tests of one file share, once they run. */
export interface StandInRuns {
  readonly agent: () => Awaited<ReturnType<typeof buildAgent>>;
  /** A run with these stand-ins; `script` is the text of `evals/aws`. */
  readonly withFakes: (fakes: string, test?: Wanted["test"], script?: string) => Wanted;
}

/** Opens agent and stand-in for the tests of a file. */
export function openStandInRuns(): StandInRuns {
  vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
  let agent: Awaited<ReturnType<typeof buildAgent>> | undefined;
  let standInProgram = "";
  beforeAll(async () => {
    agent = await buildAgent();
    standInProgram = await builtStandIn();
  });
  afterAll(() => agent?.dispose());
  return {
    agent: () => {
      if (agent === undefined) throw new Error("no test runs yet");
      return agent;
    },
    withFakes: (fakes, test = {}, script = "") => {
      const standIns = standInsOf(fakes, { "evals/aws": script });
      return { standInProgram, test: { ...test, standIns } };
    },
  };
}
