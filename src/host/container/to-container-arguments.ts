import type { Container } from "../../model/container.ts";
import { LIMITS } from "../../model/limits.ts";
import {
  type Bind,
  type CagePlan,
  HOME_SOURCE,
  OWN_FOLDER,
  RELAY_PATH,
} from "../cage/cage-plan.ts";

/** Bytes of each tmpfs: home and temporary folders (security.md SB-11). */
const TMPFS_BYTES = 512 * 1024 * 1024;
/** Largest file that can be written: 1 GiB (SB-11). */
const FILE_BYTES = 1024 ** 3;

/** Where our own Node lies in a container: the image may bring another, or none. */
export const CONTAINER_NODE = `${OWN_FOLDER}/node`;

/**
 * Variables that are empty in a container unless a run sets them. An image may set NODE_OPTIONS, and our Node would obey;
 * docker fills these proxies, in both cases of letters, from `proxies` of the author's `~/.docker/config.json`, logins
 * included, where its command line names none (https://docs.docker.com/engine/cli/proxy).
 */
const EMPTIED: readonly string[] = [
  "NODE_OPTIONS",
  ...["HTTP_PROXY", "HTTPS_PROXY", "FTP_PROXY", "NO_PROXY", "ALL_PROXY"].flatMap((name) => [
    name,
    name.toLowerCase(),
  ]),
];

/**
 * The first program of a container. Its shell waits for the relay and for every orphan, which would stay a zombie below a
 * Node that is the first process; it ends with the relay, and the container with it.
 */
const FIRST = '"$0" "$@" <&3 3<&- & exec 3<&-; wait';

/** What one container is made of. */
export interface ContainerPlan extends Pick<Container, "image"> {
  readonly engine: Container["engine"]["kind"];
  /** Random. */
  readonly name: string;
  readonly inside: CagePlan;
  /** Absolute paths of the host. */
  readonly programs: { readonly node: string; readonly relay: string };
  /** Who owns workspace and streams on the host. */
  readonly user: { readonly uid: number; readonly gid: number };
}

/**
 * Arguments of `docker` or `podman` for one container, ending in the relay's command line: no network, nothing writable but
 * the workspace and what goes with the container, no capability, no variable of ours, and no other mount than these
 * (security.md SB-4, SB-11).
 */
export function toContainerArguments(plan: ContainerPlan): readonly string[] {
  const { inside, programs, user } = plan;
  const binds: readonly Bind[] = [
    ...inside.binds,
    { from: programs.node, to: CONTAINER_NODE, access: "read" },
    { from: programs.relay, to: RELAY_PATH, access: "read" },
    { from: inside.home.from, to: HOME_SOURCE, access: "read" },
    { from: inside.workspace, access: "write" },
    { from: inside.ioFolder, access: "write" },
  ];
  const folders = ["/tmp", inside.home.path, inside.temporary];
  return [
    ...["run", "--rm", "--interactive", "--name", plan.name],
    // What is not here is not fetched: whoever asked for the image was told how to get it.
    ...["--pull", "never", "--log-driver", "none"],
    ...["--network", "none", "--ipc", "private", "--read-only"],
    ...["--cap-drop", "ALL", "--security-opt", "no-new-privileges"],
    ...["--pids-limit", String(LIMITS.runProcesses)],
    ...["--memory", String(LIMITS.runMemoryBytes)],
    ...["--ulimit", `fsize=${FILE_BYTES}:${FILE_BYTES}`],
    ...["--shm-size", String(TMPFS_BYTES)],
    ...["--user", `${user.uid}:${user.gid}`],
    ...(plan.engine === "podman" ? toPodmanOptions(user.uid) : []),
    ...EMPTIED.flatMap((name) => ["--env", `${name}=`]),
    ...folders.flatMap(toTmpfs),
    ...binds.flatMap(toMount),
    ...["--workdir", inside.workspace],
    ...["--entrypoint", "/bin/sh", plan.image],
    ...["-c", `exec 3<&0; ${FIRST}`, CONTAINER_NODE, RELAY_PATH],
  ];
}

/**
 * What docker does not by itself: podman gives its read-only containers writable folders, puts proxies of ours into them, and
 * maps a user without rights to another.
 */
function toPodmanOptions(uid: number): readonly string[] {
  const own = uid === 0 ? [] : ["--userns", "keep-id"];
  return ["--read-only-tmpfs=false", "--http-proxy=false", "--image-volume", "ignore", ...own];
}

/** Everybody of a container is the same user, who need not own what the engine makes. */
function toTmpfs(folder: string): readonly string[] {
  return ["--tmpfs", `${folder}:rw,exec,nosuid,nodev,size=${TMPFS_BYTES},mode=1777`];
}

function toMount({ from, to = from, access }: Bind): readonly string[] {
  const fields = ["type=bind", `source=${from}`, `target=${to}`];
  if (access === "read") fields.push("readonly");
  return ["--mount", fields.map(quote).join(",")];
}

/** A field of a line of CSV, which is how both engines read `--mount`. */
function quote(field: string): string {
  return /[",\n\r]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field;
}
