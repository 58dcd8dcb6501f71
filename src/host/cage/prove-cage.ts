import { testCage } from "./test-cage.ts";
import type { CagePrograms } from "./to-cage-arguments.ts";

/** How bubblewrap is got, and made to work on GitHub's runners (security.md SB-4). */
const REMEDY =
  "install bubblewrap (sudo apt-get install -y bubblewrap); on Ubuntu 24.04 also sudo sysctl -w kernel.apparmor_restrict_unprivileged_userns=0";

export interface CageMachine {
  readonly environment: NodeJS.ProcessEnv;
  readonly platform: NodeJS.Platform;
  /** Absolute path of bubblewrap, or null. */
  readonly bubblewrap: string | null;
  readonly programs: CagePrograms;
}

/** Null where a cage on this machine holds what it must; else why there is none, and what to do (security.md SB-5, SB-14). */
export async function proveCage(machine: CageMachine): Promise<string | null> {
  const { bubblewrap, programs, environment, platform } = machine;
  if (platform !== "linux") return `sandbox unavailable: there is no cage on ${platform}`;
  if (bubblewrap === null) return `sandbox unavailable: there is no bwrap on PATH: ${REMEDY}`;
  try {
    const problem = await testCage({ bubblewrap, programs, environment });
    return problem === null ? null : `sandbox unavailable: ${problem}: ${REMEDY}`;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return `sandbox unavailable: it could not be tested: ${reason}`;
  }
}
