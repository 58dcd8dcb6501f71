import type { Isolation, RunFolders } from "../../model/machine.ts";
import { MODEL_PORT } from "../../model/machine.ts";
import { OWN_FOLDER } from "./cage-plan.ts";
import { type OpenedCage, openCage } from "./open-cage.ts";
import type { CageMachine } from "./prove-cage.ts";
import { toProgramBinds } from "./to-program-binds.ts";

/** Where the gateway's socket lies in the cage. */
const MODEL_SOCKET = `${OWN_FOLDER}/model.sock`;

export interface RunCage {
  readonly isolation: Extract<Isolation, { kind: "cage" }>;
  /** Folder of the stand-ins, first on PATH, and the built program that they start; null without any. */
  readonly shims: { readonly folder: string; readonly program: string } | null;
}

/** Opens the cage of one run over its folders; the content of its home on the host is where the home inside begins. */
export async function openRunCage(
  machine: CageMachine,
  folders: RunFolders & { readonly io: string },
  { isolation, shims }: RunCage,
): Promise<OpenedCage> {
  const { bubblewrap, programs } = machine;
  if (bubblewrap === null) return { kind: "failed", reason: "there is no bwrap on PATH" };
  const { modelSocket } = isolation;
  const { home, temporary, workspace, io } = folders;
  const visible = toProgramBinds(
    [programs.node, ...isolation.programs, ...(shims === null ? [] : [shims.program])],
    isolation.files,
  );
  return openCage(
    bubblewrap,
    {
      home: { path: home, from: home },
      temporary,
      workspace,
      ioFolder: io,
      binds: [
        ...visible.binds,
        ...(shims === null ? [] : [{ from: shims.folder, access: "read" as const }]),
        ...(modelSocket === null
          ? []
          : [{ from: modelSocket, to: MODEL_SOCKET, access: "write" as const }]),
      ],
      links: visible.links,
      forward: modelSocket === null ? null : { port: MODEL_PORT, socket: MODEL_SOCKET },
    },
    programs,
  );
}
