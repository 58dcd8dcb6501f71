/** What CLIs put beside the user's words into the messages of the user. */

/** Elements around such words: of claude and droid, of codex (two), of gemini. */
const elements = ["system-reminder", "environment_context", "INSTRUCTIONS", "session_context"];
const added = new RegExp(`<(${elements.join("|")})>[\\s\\S]*?</\\1>`, "g");

/** A text of the user without what the CLI added (environment, skill lists). */
export function withoutAdditions(text: string): string {
  return text.replace(added, "").trim();
}

/** How a CLI names the working directory: droid, gemini. */
const directories = [/^% pwd\n(.+)$/m, /Workspace Directories:\*\*\n\s+- (.+)$/m];

/** The working directory, if a CLI has named it in these texts. */
export function workingDirectory(texts: readonly string[]): string | undefined {
  for (const text of texts)
    for (const pattern of directories) {
      const named = pattern.exec(text)?.[1];
      if (named !== undefined) return named;
    }
  return undefined;
}
