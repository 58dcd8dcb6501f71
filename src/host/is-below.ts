import { realpathSync } from "node:fs";
import path from "node:path";

/** Whether a program, links followed, lies below a folder. */
export function isBelow(program: string, folder: string): boolean {
  const top = realpathSync(folder);
  // The folder alone too: a link in the repository stays in it when a link leads to the folder.
  const named = path.join(toReal(path.dirname(program)), path.basename(program));
  return [program, named, toReal(program)].some((place) => isAtOrBelow(top, place));
}

/** What is not there leads nowhere else. */
function toReal(place: string): string {
  try {
    return realpathSync(place);
  } catch {
    return place;
  }
}

function isAtOrBelow(top: string, place: string): boolean {
  const relative = path.relative(top, place);
  return relative !== ".." && !relative.startsWith(`..${path.sep}`) && !path.isAbsolute(relative);
}
