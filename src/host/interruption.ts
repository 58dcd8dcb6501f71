/** What this process can be asked to stop with. */
export type StopSignal = "SIGINT" | "SIGTERM";

/** Exit code of a command that was stopped: 128 and the number of the signal, as shells tell it (design.md §10). */
export const STOPPED: Readonly<Record<StopSignal, number>> = { SIGINT: 130, SIGTERM: 143 };

/** Resolves when this process is asked to stop, by Ctrl-C or by the runner; from the call on it is not ended by that. */
export function interruption(): Promise<StopSignal> {
  return new Promise((resolve) => {
    // Never taken away again: whoever else listens (execa, while a child of its runs) ends a process that is alone with it.
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => resolve(signal));
  });
}
