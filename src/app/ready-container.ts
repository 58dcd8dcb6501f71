import type { Container } from "../model/container.ts";
import type { Desk, OpenRoot } from "../model/desk.ts";
import type { LiveIsolation } from "../model/isolation.ts";
import { UsageError } from "../model/usage-error.ts";

/** What a person may do instead. */
const REMEDY = "or --isolation none, beside everything else on this machine";

/**
 * Proves containers of an image before any model is called (security.md SB-5). Throws UsageError where they do not hold:
 * nothing else is used instead.
 */
export async function readyContainer(
  desk: Pick<Desk, "openMachine">,
  container: Container,
): Promise<Extract<LiveIsolation, { kind: "container" }>> {
  const machine = await desk.openMachine();
  const proof = await machine.proveContainer(container);
  if (proof.kind === "fails") throw new UsageError(`${proof.reason}; ${REMEDY}`);
  const { searchPath, imageId } = proof;
  return { kind: "container", container, searchPath, imageId };
}

/** The engine for containers of one root. Throws UsageError where there is none that the repository did not bring along. */
export async function requireEngine(
  desk: Pick<Desk, "openMachine" | "isInRepository">,
  root: Pick<OpenRoot, "path">,
): Promise<Container["engine"]> {
  const machine = await desk.openMachine();
  const found = await machine.findContainerEngine((program) =>
    desk.isInRepository(program, root.path),
  );
  if (found.kind === "found") return found.engine;
  throw new UsageError(`sandbox unavailable: ${found.reason}: install docker or podman; ${REMEDY}`);
}
