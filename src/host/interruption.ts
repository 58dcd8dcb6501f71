/** Exit code of what was interrupted (design.md §10). */
export const INTERRUPTED = 130;

/** Resolves when this process is asked to stop, by Ctrl-C or by the runner; from the call on it is not ended by that. */
export function interruption(): Promise<typeof INTERRUPTED> {
  return new Promise((resolve) => {
    // Never taken away again: whoever else listens (execa, while a child of its runs) ends a process that is alone with it.
    for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => resolve(INTERRUPTED));
  });
}
