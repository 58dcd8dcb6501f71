import type { Play } from "../model/play.ts";
import type { RecordingIndex } from "./recording-index.ts";
import { toReplayOrder } from "./select.ts";

/**
 * The Play that executes nothing and calls nobody: sample n of a call is the n-th recording of its run key in the
 * order of `toReplayOrder`. What is not recorded is missing; refused files of the key are told by `index.find`.
 */
export function replay(index: RecordingIndex): Play {
  return async (call) => {
    const found = await index.find(call.runKey.key);
    const recording = toReplayOrder(found.recordings)[call.sample - 1];
    return recording
      ? { kind: "played", cassette: recording.cassette, path: recording.path }
      : { kind: "missing" };
  };
}
