import type { CheckSpec } from "../../model/check-spec.ts";
import type { StandIn } from "../../model/stand-in.ts";
import type { Test } from "../../model/suite.ts";
import { lastSegment } from "../../model/tree-path.ts";
import { toShownText } from "../shown-text.ts";
import { defineSuiteRule, type SuiteFact, type SuiteRuleContext } from "../suite-rule.ts";

interface UnsaidFact extends SuiteFact {
  readonly name: string;
}

/** So many files are read at most; where there are more, they may say the name. */
const MOST_FILES = 300;
/** So many names are looked for. */
const MOST_NAMES = 100;

/** A file that the agent would have to name by chance as the check wants it. */
export const nameUnsaid = defineSuiteRule<UnsaidFact>({
  id: "SK108",
  slug: "name-unsaid",
  severity: "info",
  summary: "A check wants a file of a name that nothing tells the agent.",
  source: "lint.md §4.7",
  verified: "2026-08-31",
  level: "SHOULD",
  wants: (context) => {
    const tests = findUnsaid(context).map(({ test }) => test);
    const paths = new Set(tests.flatMap((test) => toFilesAround(test, context)));
    return paths.size > MOST_FILES ? [] : [...paths];
  },
  check: (context) => {
    const read = new Map<string, string | null>();
    const foldedOf = (path: string): string | null => {
      const known = read.get(path);
      const folded = known === undefined ? (context.textOf(path)?.toLowerCase() ?? null) : known;
      read.set(path, folded);
      return folded;
    };
    return findUnsaid(context)
      .filter(({ test, name }) =>
        toFilesAround(test, context).every((path) => {
          const text = foldedOf(path);
          return text !== null && !text.includes(name.toLowerCase());
        }),
      )
      .map(({ leaf: { line, column }, name }) => ({ line, column, name }));
  },
  message: ({ name }) =>
    `The agent is never told to call it ${toShownText(name)}. Name it in the prompt or use a glob.`,
});

interface WantedName {
  readonly test: Test;
  readonly leaf: CheckSpec;
  readonly name: string;
}

/** Names that neither the suite nor the texts of the skill say, as far as they are read anyway. */
function findUnsaid(context: SuiteRuleContext): readonly WantedName[] {
  const wanted = context.suite.tests
    .filter(isKnown)
    .flatMap((test) =>
      test.checks.flatMap((leaf) => toNames(leaf).map((name) => ({ test, leaf, name }))),
    )
    .slice(0, MOST_NAMES);
  const ofSkill = wanted.length === 0 ? [] : toSkillTexts(context);
  return wanted.filter(({ test, name }) => {
    const folded = name.toLowerCase();
    const says = (text: string): boolean => text.includes(folded);
    return !ofSkill.some(says) && !toTestTexts(test, context).some(says);
  });
}

/** What `setup`, other skills and subagents bring is not known here. */
function isKnown({ workspace, with: others, subagents }: Test): boolean {
  return workspace.setup.length === 0 && others.length === 0 && subagents.length === 0;
}

/** Names that a check needs; of several of which one is enough, and of what must not be, none. */
function toNames({ key, value }: CheckSpec): readonly string[] {
  if (key === "all") return (value as readonly CheckSpec[]).flatMap(toNames);
  const paths = /^(file_exists|created|modified|touched)$/.test(key)
    ? [value].flat().map(String)
    : /^file_(contains|matches)$/.test(key)
      ? [(value as { readonly path: string }).path]
      : [];
  return paths.map(lastSegment).filter((name) => name !== "" && !/[*?{}\\]/.test(name));
}

/** What a test itself says, and the names of the files that it hands over, in lower case. */
function toTestTexts(test: Test, { filesBelow }: SuiteRuleContext): readonly string[] {
  const { prompts, answers, preamble, workspace, standIns } = test;
  const copied = workspace.from === null ? [] : filesBelow(workspace.from);
  const texts = [
    ...prompts,
    preamble,
    ...("replies" in answers
      ? answers.replies.map((one) => (typeof one === "string" ? one : one.reply))
      : []),
    ...(answers.kind === "user" ? [answers.brief] : []),
    ...workspace.files.flat(),
    ...standIns.map(toStandInText),
    ...copied.map(({ path }) => path),
  ];
  return texts.map((text) => text.toLowerCase());
}

function toStandInText(standIn: StandIn): string {
  return standIn.kind === "script" ? standIn.text : JSON.stringify(standIn);
}

/** In lower case. */
function toSkillTexts({ source }: SuiteRuleContext): readonly string[] {
  const { documents, scripts, files } = source;
  const texts = [...documents, ...scripts].map(({ text }) => text);
  return [...texts, ...files.map(({ path }) => path)].map((text) => text.toLowerCase());
}

/** Files whose texts are not read yet: those that the test copies, and what else belongs to the skill. */
function toFilesAround(
  { workspace: { from } }: Test,
  { source, filesBelow }: SuiteRuleContext,
): readonly string[] {
  const known = new Set([...source.documents, ...source.scripts].map(({ path }) => path));
  const ofSkill = source.files.map(({ path }) => path).filter((path) => !known.has(path));
  const copied = from === null ? [] : filesBelow(from).map(({ path }) => path);
  return [...new Set([...copied, ...ofSkill])];
}
