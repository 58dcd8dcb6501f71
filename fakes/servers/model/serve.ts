/** The command form that the loopback servers share: print the address, run until told to end. */

/** A server that a command starts. */
export interface Served {
  readonly url: string;
  /** More lines to print after the address. */
  readonly lines?: readonly string[];
  close(): Promise<void>;
}

/** A command line that cannot be used; its words go to stderr. */
export class CommandLineError extends Error {}

/** Reads a port given as text. Throws {@link CommandLineError}. */
export function portFrom(given: string): number {
  const port = Number(given);
  if (/^[0-9]+$/.test(given) && port <= 65_535) return port;
  throw new CommandLineError(`--port: "${given}" is no port`);
}

function untilToldToEnd(): Promise<void> {
  return new Promise((resolve) => {
    process.once("SIGINT", () => resolve());
    process.once("SIGTERM", () => resolve());
  });
}

/**
 * Starts a server, prints its address as the first line and waits for SIGINT or SIGTERM.
 * Resolves with the exit code: 0 after a signal, 2 (words and the usage on stderr) when it could not start.
 */
export async function serve(usage: string, start: () => Promise<Served>): Promise<number> {
  try {
    const server = await start();
    process.stdout.write(`${[server.url, ...(server.lines ?? [])].join("\n")}\n`);
    await untilToldToEnd();
    await server.close();
    return 0;
  } catch (error) {
    process.stderr.write(
      `${error instanceof Error ? error.message : String(error)}\nusage: ${usage}\n`,
    );
    return 2;
  }
}
