import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type ActionsMetadataProvider, validate } from "@actions/languageservice";
import { TextDocument } from "vscode-languageserver-textdocument";
import { parse } from "yaml";
import { ROOT } from "./examples.ts";

/** The service does not know this key of a job yet (actions.md §8). */
const UNKNOWN_TO_SERVICE = "Unexpected value 'cache-mode'";

type ActionMetadata = Awaited<ReturnType<ActionsMetadataProvider["fetchActionMetadata"]>>;

/** Our own action, so that a misspelt input is found. */
const ownAction = parse(readFileSync(join(ROOT, "action.yml"), "utf8")) as ActionMetadata;

let documents = 0;

/** What the language service finds in a workflow, and how often the one known gap was met. */
export async function validateWorkflow(
  text: string,
): Promise<{ readonly problems: readonly string[]; readonly cacheModes: number }> {
  documents += 1;
  // Results are cached by URI, whatever the version, and the folder decides the grammar.
  const uri = `file:///document-${documents}/.github/workflows/skillcheck.yml`;
  const found = await validate(TextDocument.create(uri, "yaml", 1, text), {
    actionsMetadataProvider: {
      fetchActionMetadata: async ({ owner, name }) =>
        owner === "skillcheck" && name === "action" ? ownAction : undefined,
    },
  });
  const messages = found.map(({ message }) =>
    typeof message === "string" ? message : message.value,
  );
  return {
    problems: messages.filter((message) => message !== UNKNOWN_TO_SERVICE),
    cacheModes: messages.filter((message) => message === UNKNOWN_TO_SERVICE).length,
  };
}
