import { randomUUID } from "node:crypto";
import path from "node:path";
import { platform } from "node:process";
import { isSecretVariable } from "../../model/config.ts";
import type { Container, ContainerProof } from "../../model/container.ts";
import { testInside } from "../cage/test-inside.ts";
import { judgeContainer } from "./judge-container.ts";
import { askEngine, type ContainerMachine, openContainer } from "./open-container.ts";
import { CONTAINER_NODE } from "./to-container-arguments.ts";

/** A variable of the engine's command: inside it would show that an engine hands its own environment on. */
const CANARY = "SKILLCHECK_CANARY";
/** What an image has to be so that our Node runs in it. */
const NEEDS =
  "the image needs /bin/sh and the GNU C library with libstdc++, as Debian and Ubuntu have them";

/** What a container of this machine must hold, asked from the inside before any model is called (security.md SB-5). */
export async function proveContainer(
  machine: ContainerMachine & { readonly own: NodeJS.ProcessEnv },
  container: Container,
): Promise<ContainerProof> {
  const fails = (reason: string): ContainerProof => ({
    kind: "fails",
    reason: `sandbox unavailable: ${reason}`,
  });
  if (platform !== "linux") return fails(`there are no containers for agents on ${platform}`);
  try {
    const found = await findImage(machine, container);
    return found.kind === "missing" ? fails(found.reason) : await ask(machine, found, fails);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return fails(`the container could not be tested: ${reason}`);
  }
}

/** A container whose image is there. */
interface FoundImage extends Container {
  readonly kind: "found";
  readonly imageId: string | null;
}

async function findImage(
  { environment }: ContainerMachine,
  { engine, image }: Container,
): Promise<FoundImage | { readonly kind: "missing"; readonly reason: string }> {
  const inspect = ["image", "inspect", "--format", "{{.Id}}", image];
  const answer = await askEngine(engine.program, inspect, environment);
  if (answer.kind === "printed") {
    // podman leaves the name of the hash away.
    const [, id] = /^(?:sha256:)?([0-9a-f]{64})$/.exec(answer.text) ?? [];
    return { kind: "found", engine, image, imageId: id === undefined ? null : `sha256:${id}` };
  }
  const reason = `${engine.kind} has no image ${image}: ${engine.kind} pull ${image} (${answer.reason})`;
  return { kind: "missing", reason };
}

async function ask(
  machine: ContainerMachine & { readonly own: NodeJS.ProcessEnv },
  { imageId, ...container }: FoundImage,
  fails: (reason: string) => ContainerProof,
): Promise<ContainerProof> {
  const canary = randomUUID();
  const asked = { ...machine, environment: { ...machine.environment, [CANARY]: canary } };
  const secrets = Object.entries(machine.own).filter(([name]) => isSecretVariable(name));
  const result = await testInside({
    name: "container",
    open: (plan) => openContainer(asked, container, plan),
    node: CONTAINER_NODE,
    environment: machine.own,
    // An image has variables too, and some are the same everywhere: a name such as HOME proves nothing.
    hidden: [[CANARY, canary], ...secrets].map(([name, value]) => `${name}=${value}`),
    hasOwnSystem: true,
  });
  if (result.kind === "silent") return fails(`${result.reason} (${NEEDS})`);
  if (result.kind === "fails") return fails(result.reason);
  const problem = judgeContainer(result.findings, result.plan);
  if (problem !== null) return fails(problem);
  const searchPath = toSearchPath(result.findings.environments[0] ?? "");
  return { kind: "holds", searchPath, imageId };
}

/** The PATH that the image gives its first process, without relative parts: they would begin in the workspace. */
function toSearchPath(environment: string): string {
  const entry = environment.split("\0").find((one) => one.startsWith("PATH=")) ?? "";
  const folders = entry.slice("PATH=".length).split(path.delimiter);
  const kept = folders.filter((one) => path.isAbsolute(one));
  return kept.length === 0 ? "/usr/local/bin:/usr/bin:/bin" : kept.join(path.delimiter);
}
