import { execFile, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import type { Container } from "../../model/container.ts";
import type { CagePlan } from "../cage/cage-plan.ts";
import { type Child, type OpenedCage, openShell } from "../cage/open-cage.ts";
import type { CagePrograms } from "../cage/to-cage-arguments.ts";
import { toContainerArguments } from "./to-container-arguments.ts";

/** An engine may have to unpack an image first. */
const START_MS = 120_000;
/** For the relay to end by itself once nobody speaks to it any more. */
const LEAVE_MS = 3000;
/** For one command of the engine. */
const COMMAND_MS = 60_000;

export interface ContainerMachine {
  /** Variables of the engine's own command; none of them comes into a container. */
  readonly environment: Readonly<Record<string, string>>;
  readonly programs: CagePrograms;
}

/** Starts a container with the relay as its program; the name of the container is random. */
export function openContainer(
  { environment, programs }: ContainerMachine,
  { engine, image }: Container,
  plan: CagePlan,
): Promise<OpenedCage> {
  const name = `skillcheck-${randomUUID()}`;
  const user = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
  const all = { engine: engine.kind, image, name, inside: plan, programs, user };
  const child = spawn(engine.program, toContainerArguments(all), {
    env: environment,
    stdio: ["pipe", "pipe", "pipe"],
    // Not a terminal's: its Ctrl-C is ours to hear, and the container ends in order.
    detached: true,
  });
  const hasEnded = new Promise<boolean>((resolve) => {
    child.once("error", () => resolve(false));
    child.once("close", (exit) => resolve(exit === 0));
  });
  const remove = async () => {
    // podman's `rm` waits for a first process that hears no signal; what is killed goes at once.
    for (const verb of [["kill"], ["rm", "--force"]]) {
      await askEngine(engine.program, [...verb, name], environment);
    }
  };
  return openShell(plan, {
    name: engine.kind,
    child,
    // Its limits are the engine's: what runs in it is no descendant of the engine's command.
    look: () => null,
    kill: () => kill(child, hasEnded, remove),
    startMs: START_MS,
  });
}

/** Without its host the relay ends, and the container with it; what stays all the same is removed by name. */
async function kill(
  child: Child,
  hasEnded: Promise<boolean>,
  remove: () => Promise<void>,
): Promise<void> {
  child.stdin.end();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), LEAVE_MS);
  });
  const isGone = await Promise.race([hasEnded, late]);
  clearTimeout(timer);
  if (isGone) return;
  await remove();
  child.kill("SIGKILL");
}

/** What a command of an engine printed, or why it failed: its own words. */
export type EngineAnswer =
  | { readonly kind: "printed"; readonly text: string }
  | { readonly kind: "failed"; readonly reason: string };

/** Asks an engine something. Never rejects. */
export function askEngine(
  program: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<EngineAnswer> {
  return new Promise((resolve) => {
    const options = { env: environment, timeout: COMMAND_MS, encoding: "utf8" } as const;
    execFile(program, [...args], options, (error, stdout, stderr) => {
      if (error === null) resolve({ kind: "printed", text: stdout.trim() });
      else resolve({ kind: "failed", reason: stderr.trim().slice(0, 500) || error.message });
    });
  });
}
