/**
 * What stands literally between single quotes in POSIX shells and PowerShell, and in Markdown's inline
 * code. cmd.exe knows no single quotes and splits at blanks, but runs nothing else for any of these.
 */
const QUOTABLE = /^[\p{L}\p{N}_.,:=+@()[\]/-]+(?: [\p{L}\p{N}_.,:=+@()[\]/-]+)*$/u;
/** A word that a shell takes as it is and no option parser takes as an option. */
const BARE = /^[A-Za-z0-9_./+][A-Za-z0-9_./@+-]*$/;

/** A folder as one word of a command to paste, or null when it cannot be quoted safely. */
export function toShellWord(folder: string): string | null {
  if (!QUOTABLE.test(folder)) return null;
  const word = folder.startsWith("-") ? `./${folder}` : folder;
  return BARE.test(word) ? word : `'${word}'`;
}

/**
 * A command to paste: our words around folders. Null when one of them cannot be quoted safely, since
 * people paste what a report says, and without its folder the command would mean something else.
 */
export function toShellCommand(
  verb: "record" | "new-test",
  folders: readonly string[],
  options = "",
): string | null {
  const words = folders.map(toShellWord);
  if (words.includes(null)) return null;
  return ["npx skillcheck", verb, ...words, options].filter((word) => word !== "").join(" ");
}

/** Options of a printed `record`, none where the suite's own number of samples is enough. */
export function toRecordOptions(samples?: number): string {
  return samples === undefined ? "" : `--samples ${samples}`;
}
