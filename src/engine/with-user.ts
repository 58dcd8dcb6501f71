import type { Priced } from "../model/cost-source.ts";
import type { OpenWorkspace } from "../model/machine.ts";
import type { Played, RunCall } from "../model/play.ts";
import type { LiveSettings } from "./live-settings.ts";
import { type OpenUser, openUser, type PlayedSections } from "./play-user.ts";

type Void = Extract<Played, { readonly kind: "void" }>;

/** One run and what its user is opened with. */
export interface UserRun {
  readonly workspace: OpenWorkspace;
  readonly call: RunCall;
  readonly settings: LiveSettings;
}

/**
 * Plays with the user of the call, or with null where no model plays one, and ends the user's gateway. A void run costs
 * what its user did; one whose user was not waited for any more is void.
 */
export async function withUser(
  { workspace, call, settings }: UserRun,
  play: (player: OpenUser | null) => Promise<Played>,
): Promise<Played> {
  const { answers } = call.inputs;
  if (answers.kind !== "user") return play(null);
  const purse = settings.purseOf(call.test);
  const opened = await openUser(workspace, answers, { ...settings, purse });
  if (opened.kind === "failed") return { kind: "void", reason: opened.reason, costUsd: 0 };
  const { user } = opened;
  try {
    const played = await play(user);
    const { spent } = await user.close();
    if (played.kind === "void") return { ...played, ...toCost(spent) };
    // The turns before it are whole and say nothing.
    const { interrupted } = settings.machine;
    if (interrupted.aborted) return { kind: "void", reason: "interrupted", ...toCost(spent) };
    return played;
  } finally {
    await user.close();
  }
}

/** What a void run says of its money. */
export function toCost({ costUsd, costSource }: Priced): Pick<Void, "costUsd" | "costSource"> {
  return { costUsd, ...(costSource === null ? {} : { costSource }) };
}

/** What a recording keeps of its user, once nobody asks it any more; null where no model played one. */
export async function endUser(player: OpenUser | null): Promise<PlayedSections | null> {
  return player === null ? null : player.close();
}
