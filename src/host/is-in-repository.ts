import { findWorkTree } from "./git-objects.ts";
import { isBelow } from "./is-below.ts";

/**
 * Whether a program lies in the repository of a folder, links followed: what a pull request can bring
 * along. Both paths are absolute; without git the folder itself counts as the repository.
 */
export async function isInRepository(program: string, folder: string): Promise<boolean> {
  return isBelow(program, (await findWorkTree(folder)) ?? folder);
}
