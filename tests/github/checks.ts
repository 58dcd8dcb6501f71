import type { CheckRun } from "../../fakes/servers/github/state.ts";
import { type CheckRunIdentity, startCheckRun } from "../../src/github/check-run.ts";
import type { CheckRunResult, Forge, StartedCheckRun } from "../../src/model/forge.ts";
import type { ForgeWorld } from "./forge-world.ts";

/** Name of the check. */
export const OURS = "skillcheck";

/** A result with this conclusion. */
export const result = (
  conclusion: CheckRunResult["conclusion"],
  more: Partial<CheckRunResult> = {},
): CheckRunResult => ({ conclusion, title: "title", summary: "summary", annotations: [], ...more });

/** All that matters of every check run, oldest first. */
export function checksOf({ github }: ForgeWorld) {
  return [...github.state.checkRuns.values()].map((run: CheckRun) => ({
    app: run.app.slug,
    name: run.name,
    externalId: run.externalId,
    status: run.status,
    conclusion: run.conclusion,
  }));
}

/** A check run of ours as {@link checksOf} shows it; null = in progress. */
export const check = (externalId: string, conclusion: string | null, app = "github-actions") => ({
  app,
  name: OURS,
  externalId,
  status: conclusion === null ? "in_progress" : "completed",
  conclusion,
});

/** Starts the check run; throws when it was not started. */
export async function start(forge: Forge, head: string): Promise<StartedCheckRun> {
  const begun = await forge.startCheckRun(head);
  if (!begun.ok || begun.value.kind !== "started") throw new Error(JSON.stringify(begun));
  return begun.value.run;
}

const live = (head: string, workflowRun: number): CheckRunIdentity => ({
  appSlug: "github-actions",
  head,
  workflowRun,
  attempt: 1,
  kind: "live",
});

/** Starts it as a live run would. */
export async function startLive(made: ForgeWorld, workflowRun: number): Promise<StartedCheckRun> {
  const begun = await startCheckRun(made.client(), live(made.head, workflowRun));
  if (!begun.ok || begun.value.kind !== "started") throw new Error(JSON.stringify(begun));
  return begun.value.run;
}
