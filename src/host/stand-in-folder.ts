import { appendFile, chmod, mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { OpenStandIns, StandIn } from "../model/stand-in.ts";
import { openStandInLog } from "./stand-in-log.ts";

/** Longest path of a unix socket on Linux; a longer one would be cut without a word. */
const SOCKET_PATH_BYTES = 107;
/** Shells that begin a session read one of these last, after the system's own profile has set PATH anew (agents.md AG-9). */
const PROFILES = [".profile", ".zprofile"];

/** Stand-ins that are open until they are closed. */
export interface ClosableStandIns extends OpenStandIns {
  readonly close: () => Promise<void>;
}

/** What a shim starts: absolute paths, as they are seen where the run lives. */
export interface StandInProgram {
  readonly node: string;
  /** The built stand-in. */
  readonly program: string;
}

function quote(word: string): string {
  return `'${word.replaceAll("'", "'\\''")}'`;
}

/**
 * What is found on PATH: starts the built stand-in with an absolute Node, so that neither PATH nor Node's own variables matter.
 * It finds everything else beside itself (agents.md AG-8).
 */
function toShim({ node, program }: StandInProgram): string {
  return [
    "#!/bin/sh",
    "unset NODE_OPTIONS NODE_EXTRA_CA_CERTS",
    `exec ${quote(node)} ${quote(program)} "$0" "$@"`,
    "",
  ].join("\n");
}

async function writeExecutable(file: string, text: string): Promise<void> {
  await writeFile(file, text, { mode: 0o755 });
  // Whatever our umask is.
  await chmod(file, 0o755);
}

/** The shim of a command, its fixture `.<command>.json` beside it, its script in `.scripts/`. */
async function writeStandIn(
  folder: string,
  standIn: StandIn,
  program: StandInProgram,
): Promise<void> {
  const { command } = standIn;
  await writeExecutable(path.join(folder, command), toShim(program));
  const fixture = standIn.kind === "script" ? { kind: "script", command } : standIn;
  await writeFile(path.join(folder, `.${command}.json`), JSON.stringify(fixture));
  if (standIn.kind !== "script") return;
  await mkdir(path.join(folder, ".scripts"), { recursive: true });
  await writeExecutable(path.join(folder, ".scripts", command), standIn.text);
}

function holdFolder(folder: string, socket: string): void {
  const length = Buffer.byteLength(socket);
  if (length > SOCKET_PATH_BYTES) {
    throw new Error(
      `the socket of the stand-ins would have a path of ${length} bytes, at most ${SOCKET_PATH_BYTES} work: set TMPDIR to a shorter folder`,
    );
  }
  if (folder.includes(path.delimiter)) {
    throw new Error(
      `${folder} holds "${path.delimiter}" and cannot stand on PATH: set TMPDIR elsewhere`,
    );
  }
}

/**
 * Makes the stand-ins of a run in a folder of their own and opens their log on a socket beside them. `home` is
 * the run's. Throws an Error with words.
 */
export async function openStandIns(
  standIns: readonly StandIn[],
  place: { readonly folder: string; readonly home: string; readonly program: StandInProgram },
): Promise<ClosableStandIns> {
  const { folder, home, program } = place;
  const socket = path.join(folder, ".socket");
  holdFolder(folder, socket);
  await mkdir(folder);
  for (const standIn of standIns) await writeStandIn(folder, standIn, program);
  const profile = `PATH=${quote(folder)}:"$PATH"\nexport PATH\n`;
  for (const name of PROFILES) await appendFile(path.join(home, name), profile);
  const commands = standIns.map(({ command }) => command);
  const { close, ...log } = await openStandInLog(socket, commands);
  return { folder, commands, profile, log, close };
}
