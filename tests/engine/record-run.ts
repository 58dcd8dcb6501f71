/** Records one call of the scripted agent as `record` does, and reads the written file back as replay does. */

import type { Step } from "../../fakes/agent/scenario.ts";
import { readCassette } from "../../src/cassettes/read-cassette.ts";
import { record } from "../../src/cassettes/record.ts";
import type { Cassette } from "../../src/model/cassette.ts";
import type { Run } from "../../src/model/run.ts";
import { createRedactor } from "../../src/text/redactor.ts";
import { readRun } from "../../src/transcripts/read-run.ts";
import { fileOf, memoryStore } from "../cassettes/make-cassette.ts";
import type { buildAgent } from "../fakes/scripted-agent.ts";
import { cassetteOf, prepare, toCall, type Wanted } from "./live-run.ts";

/** What the written file says. */
export interface RecordedRun {
  readonly cassette: Cassette;
  readonly run: Run;
}

/** Records a scenario of one case. Throws where nothing was written. */
export async function recordTurns(
  agent: Awaited<ReturnType<typeof buildAgent>>,
  turns: readonly (readonly Step[])[],
  wanted: Wanted = {},
): Promise<RecordedRun> {
  const { play } = prepare(agent, { cases: [{ turns }] }, wanted);
  const store = memoryStore();
  const recorded = record({
    live: play,
    store,
    redactor: createRedactor(["sk-fake-key-0123456789"]),
  });
  cassetteOf(await recorded(await toCall(wanted)));
  const [[path = "", text = ""] = []] = [...store.texts];
  const reading = await readCassette(path, fileOf(text));
  if (reading.kind !== "cassette") throw new Error(`the recording is ${reading.kind}`);
  return { cassette: reading.cassette, run: readRun(reading.cassette) };
}
