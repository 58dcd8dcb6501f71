import { randomUUID } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { access, mkdir } from "node:fs/promises";
import path from "node:path";
import type { RunFolders } from "../model/machine.ts";
import { makeTempFolder } from "./temp-folder.ts";
import { writeGitConfig } from "./workspace-git.ts";

/** Every folder of one run, below one root. */
export interface Folders extends RunFolders {
  readonly root: string;
  readonly io: string;
}

/** Makes them below the system's temporary directory (agents.md AG-10), the home with our git configuration. */
export async function makeFolders(): Promise<Folders> {
  // Real path: agents compare cwd with what they resolve themselves.
  const { path: root } = await makeTempFolder("run");
  const [workspace = "", home = "", temporary = "", io = ""] = [
    "workspace",
    "home",
    "tmp",
    "io",
  ].map((name) => path.join(root, name));
  for (const folder of [workspace, home, temporary, io]) await mkdir(folder);
  writeGitConfig(home);
  const modelSocket = path.join(root, "model.sock");
  const canary = `canary-${randomUUID()}`;
  return { root, workspace, home, temporary, io, modelSocket, canary };
}

/** The first file above the workspace that the agent would read, or null (agents.md AG-10). */
export async function findParentFile(
  root: string,
  names: readonly string[],
): Promise<string | null> {
  let folder = root;
  for (;;) {
    for (const name of names) {
      const file = path.join(folder, name);
      if (
        await access(file).then(
          () => true,
          () => false,
        )
      )
        return file;
    }
    const parent = path.dirname(folder);
    if (parent === folder) return null;
    folder = parent;
  }
}

/** Plants files above the workspace (issue 3, Build 12). In one go: to wait for a thread at each takes longer. */
export function plantDecoys(
  { root }: Pick<Folders, "root">,
  decoys: readonly { readonly path: string; readonly text: string }[],
): void {
  for (const decoy of decoys) {
    const file = path.join(root, decoy.path);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, decoy.text);
  }
}

/** Writes what an agent's home must hold before it starts. */
export function fillHome(home: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(home, name)), { recursive: true });
    // It may hold the agent's key.
    writeFileSync(path.join(home, name), text, { mode: 0o600 });
  }
}
