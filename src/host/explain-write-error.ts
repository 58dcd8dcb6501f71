/** By code of the system. */
const WORDS: Readonly<Record<string, string>> = {
  ENOENT: "its folder is not there: make it first",
  ENOTDIR: "a file stands where its folder belongs: name another place",
  EISDIR: "it is a folder: name a file in it",
  EACCES: "this user may not write there",
  EPERM: "this user may not write there",
  EROFS: "nothing can be written there",
  ENOSPC: "the disk is full",
};

/** Why a file could not be written, behind its name: ` cannot be written: the disk is full`. */
export function explainWriteError(error: unknown): string {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const words = WORDS[code] ?? code;
  return `cannot be written${words === "" ? "" : `: ${words}`}`;
}
