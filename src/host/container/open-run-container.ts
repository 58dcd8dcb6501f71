import { realpathSync } from "node:fs";
import path from "node:path";
import type { Container } from "../../model/container.ts";
import { MODEL_PORT, type RunFolders } from "../../model/machine.ts";
import { type Bind, OWN_FOLDER } from "../cage/cage-plan.ts";
import type { OpenedCage } from "../cage/open-cage.ts";
import type { StandInProgram } from "../stand-in-folder.ts";
import { type ContainerMachine, openContainer } from "./open-container.ts";
import { CONTAINER_NODE } from "./to-container-arguments.ts";

/** Where the gateway's socket lies in a container, and the folder of the built stand-in. */
const MODEL_SOCKET = `${OWN_FOLDER}/model.sock`;
const STAND_INS = `${OWN_FOLDER}/stand-ins`;

export interface RunContainer {
  readonly container: Container;
  /** Socket of the gateway on the host, or null. */
  readonly modelSocket: string | null;
  /** Folder of the stand-ins, first on PATH, and the built program on the host; null without any. */
  readonly shims: { readonly folder: string; readonly program: string } | null;
}

/** What the shims of a run start in a container: nothing of it is the image's. */
export function toContainerStandIn(program: string): StandInProgram {
  return { node: CONTAINER_NODE, program: `${STAND_INS}/${path.basename(program)}` };
}

/** Opens the container of one run over its folders. Programs are the image's own, but for skillcheck's. */
export function openRunContainer(
  machine: ContainerMachine,
  folders: RunFolders & { readonly io: string },
  { container, modelSocket, shims }: RunContainer,
): Promise<OpenedCage> {
  const { home, temporary, workspace, io } = folders;
  const binds: Bind[] = [];
  if (shims !== null) {
    const from = path.dirname(realpathSync(shims.program));
    binds.push({ from: shims.folder, access: "read" }, { from, to: STAND_INS, access: "read" });
  }
  if (modelSocket !== null) binds.push({ from: modelSocket, to: MODEL_SOCKET, access: "write" });
  return openContainer(machine, container, {
    home: { path: home, from: home },
    temporary,
    workspace,
    ioFolder: io,
    binds,
    links: [],
    forward: modelSocket === null ? null : { port: MODEL_PORT, socket: MODEL_SOCKET },
  });
}
