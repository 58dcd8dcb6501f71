import type { ProcessResult } from "../model/machine.ts";

/** What a program answered on stdout, without white space at its end; null where it did not end well by itself. */
export function toAnswer(result: ProcessResult): string | null {
  const isWell = result.kind === "ended" && result.ended === "by-itself" && result.exit === 0;
  return isWell ? result.stdout.trimEnd() : null;
}
