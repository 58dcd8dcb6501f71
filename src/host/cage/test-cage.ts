import { openCage } from "./open-cage.ts";
import { testInside } from "./test-inside.ts";
import type { CagePrograms } from "./to-cage-arguments.ts";

export interface CageTest {
  readonly bubblewrap: string;
  readonly programs: CagePrograms;
  /** Our own: where a runner keeps its files, and where nothing may be written. */
  readonly environment: NodeJS.ProcessEnv;
}

/**
 * Proves a cage before any model is called (security.md SB-5): what is wrong with it as a sentence, or null. A cage
 * that cannot be proven is none: whoever asks must not go on.
 */
export async function testCage(test: CageTest): Promise<string | null> {
  const { bubblewrap, programs, environment } = test;
  const result = await testInside({
    name: "cage",
    open: (plan) => openCage(bubblewrap, plan, programs),
    node: programs.node,
    environment,
    hidden: Object.entries(environment).map(([name, value]) => `${name}=${value}`),
    hasOwnSystem: false,
  });
  return result.kind === "holds" ? null : result.reason;
}
