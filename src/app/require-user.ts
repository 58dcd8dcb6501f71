import type { Provider } from "../agents/provider.ts";
import type { Config } from "../model/config.ts";
import { toProblemLine } from "../model/problem.ts";
import { UsageError } from "../model/usage-error.ts";
import { chooseUser } from "./choose-user.ts";
import { findAdapter } from "./find-agent-program.ts";
import type { PlannedTest } from "./select-subjects.ts";

/** A model that will play the user of a test. */
export interface PlannedUser {
  readonly provider: Provider;
  readonly model: string;
}

/** Who plays the user of a planned run, or null where no model does. Throws UsageError where the suite must name the model. */
export function requireUser(
  { suite, test, agent, model }: PlannedTest,
  config: Config,
): PlannedUser | null {
  if (test.answers.kind !== "user") return null;
  const own = findAdapter(config, agent)?.provider(model) ?? null;
  const chosen = chooseUser(test.answers, own);
  if (chosen.provider !== null && chosen.model !== null) {
    return { provider: chosen.provider, model: chosen.model };
  }
  const missing = chosen.provider === null ? "model and provider" : "model";
  const { line, column } = test;
  throw new UsageError(
    toProblemLine({
      file: suite.path,
      line,
      column,
      key: "user",
      what: `nothing says which model plays the user of ${JSON.stringify(test.name)} beside ${agent}`,
      remedy: `name its ${missing}: user: { brief: …, model: …${chosen.provider === null ? ", provider: …" : ""} }`,
    }),
  );
}
