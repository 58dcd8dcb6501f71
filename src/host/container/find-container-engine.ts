import path from "node:path";
import type { ContainerEngine, FoundEngine } from "../../model/container.ts";
import { findExecutables } from "../cage/find-executables.ts";
import { askEngine } from "./open-container.ts";

/** In this order: the first that is there and answers. */
const ENGINES: readonly (readonly [kind: ContainerEngine["kind"], question: readonly string[]])[] =
  [
    ["docker", ["version", "--format", "{{.Server.Version}}"]],
    ["podman", ["version", "--format", "{{.Client.Version}}"]],
  ];

/** Variables by which the command of an engine finds its programs, its settings and its service. */
const PASSED_ON = [
  "CONTAINERS_CONF",
  "CONTAINER_HOST",
  "DBUS_SESSION_BUS_ADDRESS",
  "DOCKER_CERT_PATH",
  "DOCKER_CONFIG",
  "DOCKER_CONTEXT",
  "DOCKER_HOST",
  "DOCKER_TLS_VERIFY",
  "HOME",
  "TMPDIR",
  "XDG_CONFIG_HOME",
  "XDG_DATA_HOME",
  "XDG_RUNTIME_DIR",
];

/** What the command of an engine sees of our environment: nothing of it comes into a container. */
export function toEngineEnvironment(
  environment: NodeJS.ProcessEnv,
): Readonly<Record<string, string>> {
  const passed = PASSED_ON.flatMap((name) => {
    const value = environment[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  const folders = (environment["PATH"] ?? "").split(path.delimiter);
  const PATH = folders.filter((one) => path.isAbsolute(one)).join(path.delimiter);
  return { ...Object.fromEntries(passed), PATH };
}

/**
 * The first of docker and podman that is on PATH and answers. A program that `isRefused` says so of is passed over: what a
 * repository brings along is not started.
 */
export async function findContainerEngine(
  environment: Readonly<Record<string, string>>,
  isRefused: (program: string) => Promise<boolean>,
): Promise<FoundEngine> {
  const reasons: string[] = [];
  for (const [kind, question] of ENGINES) {
    for (const program of findExecutables(kind, environment["PATH"])) {
      if (await isRefused(program)) {
        reasons.push(`${program} lies in the repository`);
        continue;
      }
      const answer = await askEngine(program, question, environment);
      if (answer.kind === "printed") return { kind: "found", engine: { kind, program } };
      reasons.push(`${program}: ${answer.reason}`);
      break;
    }
  }
  const reason = reasons.length === 0 ? "there is no docker or podman on PATH" : reasons.join("; ");
  return { kind: "none", reason: `no containers: ${reason}` };
}
