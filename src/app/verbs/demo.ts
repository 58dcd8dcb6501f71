import { UsageError } from "../../model/usage-error.ts";
import { line } from "../../text/terminal.ts";
import { defineVerb, type VerbDocument } from "./verb.ts";

/** Exit code of the demo where something of this machine is missing; stdout says what. */
const UNAVAILABLE = 69;

function isDocument(value: unknown): value is VerbDocument {
  return typeof value === "object" && value !== null && "version" in value;
}

export default defineVerb({
  name: "demo",
  summary: "show a pull request that breaks a skill, on an embedded GitHub",
  positionals: "",
  options: {},
  run: async (_call, desk) => {
    const { exitCode, stdout } = await desk.startDemo(["show"]);
    if (exitCode === UNAVAILABLE) throw new UsageError(`demo: ${line(stdout.trim())}`);
    const shown: unknown = exitCode === 0 ? JSON.parse(stdout) : null;
    if (!isDocument(shown) || typeof shown["text"] !== "string") {
      throw new Error(`the demo ended with exit code ${exitCode} and printed no document`);
    }
    const { text, ...document } = shown;
    return { kind: "document", document: { ...document, version: 1 }, text, exitCode: 0 };
  },
});
