/** Keeps a reader that has seen enough (`| head`) from changing how this process ends. */
export function forgiveClosedOutput(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "EPIPE") throw error;
    });
  }
}

/**
 * Ends this process when all that it printed has been written: what is still open (an evaluation, a
 * program, a connection) keeps it no longer, and no output is lost.
 */
export async function exitWritten(code: number): Promise<never> {
  await Promise.all([process.stdout, process.stderr].map(written));
  process.exit(code);
}

function written(stream: NodeJS.WriteStream): Promise<void> {
  return new Promise((resolve) => {
    if (stream.destroyed || stream.writableLength === 0) resolve();
    // Called in the order of the writes, and after an error too.
    else stream.write("", () => resolve());
  });
}
