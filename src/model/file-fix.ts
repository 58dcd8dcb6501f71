/** What `lint --fix` does to one file. Paths are relative to the root. */
export interface FileFix {
  /** Where it lies now. */
  readonly path: string;
  /** Its name from now on, or null. */
  readonly to: string | null;
  /** New content and the one that it was worked out from, or null. */
  readonly content: { readonly before: Uint8Array; readonly after: Uint8Array } | null;
  readonly becomesExecutable: boolean;
}

/** Writes what `lint --fix` found out about the files of one root. */
export interface FixWriter {
  /** Those of the files that differ from the last commit, or are in none; none without git. */
  readonly findUncommitted: (paths: readonly string[]) => Promise<readonly string[]>;
  /**
   * Each file whole or not at all, its mode kept; links are not followed. Throws UsageError for a file that
   * cannot be written, is not what it was, or would replace another one; then nothing else is begun.
   */
  readonly write: (fixes: readonly FileFix[]) => Promise<void>;
}
