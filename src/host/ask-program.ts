import type { ProcessResult } from "../model/machine.ts";
import { toOutsidePath } from "./find-outside.ts";
import { makeFolders } from "./make-folders.ts";
import { removeTree } from "./remove-tree.ts";
import { runProcess } from "./run-process.ts";
import { startHere } from "./start-process.ts";

/** For a program to say its version. */
const TIMEOUT_MS = 30_000;
const OUTPUT_BYTES = 64 * 1024;

/** A question to a program of this machine. */
export interface Question {
  /** Absolute path. */
  readonly program: string;
  readonly args: readonly string[];
  /** 30,000 where absent. */
  readonly timeoutMs?: number;
}

/**
 * Starts a program that is asked something (`--version`) in folders of its own, which are removed afterwards: agents write to
 * their home and to the folder they stand in even then, and neither is to be the user's. It sees the user's PATH without what
 * the repository brings along. Ends everything that came from it. Never rejects.
 */
export async function askProgram(
  { program, args, timeoutMs = TIMEOUT_MS }: Question,
  from: {
    /** Of every child of this machine. */
    readonly environment: Readonly<Record<string, string>>;
    readonly interrupted: AbortSignal;
  },
): Promise<ProcessResult> {
  let root: string | null = null;
  try {
    const { workspace, home, temporary, io, ...folders } = await makeFolders();
    root = folders.root;
    const environment = {
      ...from.environment,
      PATH: toOutsidePath(from.environment["PATH"]),
      HOME: home,
      XDG_CONFIG_HOME: `${home}/.config`,
      XDG_DATA_HOME: `${home}/.local/share`,
      XDG_STATE_HOME: `${home}/.local/state`,
      XDG_CACHE_HOME: `${home}/.cache`,
      TMPDIR: temporary,
    };
    const limits = { timeoutMs, outputBytes: OUTPUT_BYTES };
    return await runProcess(
      { command: program, args, folder: workspace, environment, stdin: "", ...limits },
      { ioFolder: io, interrupted: from.interrupted, start: startHere },
    );
  } catch (error) {
    return { kind: "failed", reason: error instanceof Error ? error.message : String(error) };
  } finally {
    if (root !== null) await removeTree(root);
  }
}
