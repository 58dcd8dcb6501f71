/** Live runs of the scripted agent on this very machine: nothing of ours is replaced. */

import { join } from "node:path";
import { onTestFinished } from "vitest";
import type { Scenario, Step } from "../../fakes/agent/scenario.ts";
import { live } from "../../src/engine/live.ts";
import type { LiveSettings } from "../../src/engine/live-settings.ts";
import { openMachine } from "../../src/host/open-machine.ts";
import type { Cassette } from "../../src/model/cassette.ts";
import type { Machine } from "../../src/model/machine.ts";
import type { Play, Played } from "../../src/model/play.ts";
import type { buildAgent } from "../fakes/scripted-agent.ts";
import { toCall, toRunSettings, type WantedCall } from "./run-call.ts";

export { fileOf, test, toCall } from "./run-call.ts";

/** Everything that a test may want otherwise. */
export interface Wanted extends WantedCall {
  readonly settings?: Partial<LiveSettings>;
  readonly environment?: NodeJS.ProcessEnv;
  /** The built stand-in, where the test has stand-ins. */
  readonly standInProgram?: string;
}

/** What runs outside a cage needs none. */
const NO_RELAY = "/no/relay.js";

/** This machine, closed after the test. */
export function openTestMachine({ environment = process.env, standInProgram }: Wanted): Machine {
  const machine = openMachine(environment, { relay: NO_RELAY, standIn: standInProgram ?? "" });
  onTestFinished(() => machine.close());
  return machine;
}

/** Settings for a program that speaks claude's stream; `warnings` collects what is told. */
export function toSettings(program: string, wanted: Wanted = {}) {
  const warnings: string[] = [];
  const own = toRunSettings(program, openTestMachine(wanted), (text) => warnings.push(text));
  const settings: LiveSettings = { ...own, ...wanted.settings };
  return { settings, warnings };
}

/** A scripted agent that is ready to be played. */
export function prepare(
  agent: Awaited<ReturnType<typeof buildAgent>>,
  scenario: Scenario,
  wanted: Wanted = {},
): { readonly play: Play; readonly warnings: readonly string[]; readonly settings: LiveSettings } {
  const place = agent.place(scenario);
  const { settings, warnings } = toSettings(join(place.workspace, "../bin/claude"), wanted);
  return { play: live(settings), warnings, settings };
}

/** Plays a scenario of one case. */
export async function playTurns(
  agent: Awaited<ReturnType<typeof buildAgent>>,
  turns: readonly (readonly Step[])[],
  wanted: Wanted = {},
): Promise<{ readonly played: Played; readonly warnings: readonly string[] }> {
  const { play, warnings } = prepare(agent, { cases: [{ turns }] }, wanted);
  return { played: await play(await toCall(wanted)), warnings };
}

/** The recording; a run that gave none fails the test with its reason. */
export function cassetteOf(played: Played): Cassette {
  if (played.kind !== "played") {
    throw new Error(played.kind === "void" ? played.reason : played.kind);
  }
  return played.cassette;
}
