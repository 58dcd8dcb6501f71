import { lstat } from "node:fs/promises";
import type { OpenDialogue, OpenWorkspace } from "../model/machine.ts";
import { openDialogue } from "./open-dialogue.ts";
import type { ProcessPlace } from "./run-process.ts";
import type { ProcessStart } from "./start-process.ts";

type Opened = Awaited<ReturnType<OpenWorkspace["openDialogue"]>>;

/** What a run keeps of its dialogue. */
export interface RunDialogue {
  readonly place: ProcessPlace;
  /** Lets an interrupted command wait for work that is under way. */
  readonly track: <T>(work: Promise<T>) => Promise<T>;
  /** What the dialogue ends with, whoever ends it. */
  readonly run: { dialogue: OpenDialogue | null } | undefined;
}

/** Starts a process that is talked to in the workspace of a run. */
export function openRunDialogue(
  call: ProcessStart,
  { place, track, run }: RunDialogue,
): Promise<Opened> {
  const open = async (): Promise<Opened> => {
    const stat = await lstat(call.folder).catch(() => null);
    if (stat?.isDirectory() !== true || run === undefined) {
      return { kind: "failed", reason: "the workspace is gone" };
    }
    const opened = await openDialogue(call, place);
    if (opened.kind === "failed") return opened;
    const { turn, close } = opened.dialogue;
    run.dialogue = opened.dialogue;
    return {
      kind: "open",
      dialogue: { turn: (one) => track(turn(one)), close: () => track(close()) },
    };
  };
  return track(open());
}
