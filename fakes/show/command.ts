/** What the command form accepts. */
export const usage = "show\n  The demo: prints one JSON document.";

/** Placeholder until the demo is written. */
export async function command(_argv: readonly string[]): Promise<number> {
  return 3;
}
