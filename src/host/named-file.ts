import { realpathSync, statSync } from "node:fs";
import path from "node:path";

/**
 * Where a file that was named lies below a real folder, relative to it: as written, then where its link
 * leads. Nothing for a folder and what lies elsewhere. Throws when it is gone meanwhile: a word that
 * meant one file must not come to mean the folder that held it.
 */
export function findNamedFile(root: string, named: string): readonly string[] {
  const real = realpathSync(named);
  if (!statSync(real).isFile()) return [];
  const written = path.join(realpathSync(path.dirname(named)), path.basename(named));
  return [written, real].flatMap((place) => toBelow(root, place) ?? []);
}

function toBelow(root: string, place: string): string | null {
  const below = path.relative(root, place).replaceAll(path.sep, "/");
  return below.startsWith("../") || path.isAbsolute(below) ? null : below;
}
