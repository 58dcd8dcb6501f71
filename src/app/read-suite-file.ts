import { CHECK_VOCABULARY } from "../checks/index.ts";
import { LIMITS } from "../model/limits.ts";
import type { Files } from "../model/ports.ts";
import type { Problem } from "../model/problem.ts";
import type { Suite } from "../model/suite.ts";
import type { FileContent } from "../model/tree-entry.ts";
import { explainUnread } from "../model/unread-content.ts";
import type { WrittenSuite } from "../model/written-suite.ts";
import type { SourceTree } from "../skills/source-tree.ts";
import { checkSuitePaths, readSuite, suiteTextFiles } from "../suites/index.ts";

/** A suite file that was read: the suite, or why it cannot be used. */
export interface SuiteFile {
  readonly path: string;
  readonly suite: Suite | null;
  readonly written: WrittenSuite | null;
  readonly problems: readonly Problem[];
}

/** Reads a suite file with the texts that it names; what is wrong with it is a problem, never an error. */
export async function readSuiteFile(
  path: string,
  files: Files,
  at: { readonly tree: SourceTree; readonly skillFolders: readonly string[] },
): Promise<SuiteFile> {
  const { tree, skillFolders } = at;
  const content = await files.read(path, LIMITS.suiteBytes);
  const unusable = (problems: readonly Problem[]): SuiteFile => ({
    path,
    suite: null,
    written: null,
    problems,
  });
  if (content.kind !== "file") return unusable([toProblem(path, content)]);
  const texts = new Map<string, FileContent>();
  for (const named of suiteTextFiles(content.bytes, path)) {
    texts.set(named, await files.read(named, LIMITS.fixtureBytes));
  }
  const surroundings = {
    vocabulary: CHECK_VOCABULARY,
    texts,
    skillFolders,
    ...(await toAgentNames(content.bytes)),
  };
  const reading = readSuite(content.bytes, path, surroundings);
  if (reading.kind === "problems") return unusable(reading.problems);
  const problems = checkSuitePaths(reading, tree.entries);
  const { suite, written } = reading;
  return problems.length === 0 ? { path, suite, written, problems } : unusable(problems);
}

/** The adapters are loaded where a suite may name an agent. */
async function toAgentNames(
  suite: Uint8Array,
): Promise<{ readonly agentNames?: readonly string[] }> {
  const isNamed = /\b(?:agents|model)\b/.test(new TextDecoder().decode(suite));
  return isNamed ? { agentNames: (await import("../agents/index.ts")).AGENT_NAMES } : {};
}

function toProblem(
  file: string,
  content: Exclude<FileContent, { readonly kind: "file" }>,
): Problem {
  const { what, remedy } = explainUnread(content);
  const own = content.kind === "too-large" ? "split the suite" : remedy;
  return { file, line: 1, column: 1, key: "", what, remedy: own };
}
