import type { CheckVocabularyEntry } from "../model/check-spec.ts";
import actedBeforeAsking from "./acted-before-asking.ts";
import allCheck from "./all.ts";
import anyCheck from "./any.ts";
import asked from "./asked.ts";
import askedQuestion from "./asked-question.ts";
import branch from "./branch.ts";
import called from "./called.ts";
import calls from "./calls.ts";
import commits from "./commits.ts";
import committed from "./committed.ts";
import contains from "./contains.ts";
import costUsd from "./cost-usd.ts";
import created from "./created.ts";
import delegated from "./delegated.ts";
import deleted from "./deleted.ts";
import durationS from "./duration-s.ts";
import type { Check } from "./evaluation/define-check.ts";
import exitCode from "./exit-code.ts";
import fileContains from "./file-contains.ts";
import fileExists from "./file-exists.ts";
import fileMatches from "./file-matches.ts";
import inputTokens from "./input-tokens.ts";
import loadedSkill from "./loaded-skill.ts";
import matches from "./matches.ts";
import model from "./model.ts";
import modified from "./modified.ts";
import notCheck from "./not.ts";
import ordered from "./ordered.ts";
import outputTokens from "./output-tokens.ts";
import ran from "./ran.ts";
import reachedHome from "./reached-home.ts";
import readFiles from "./read-files.ts";
import refused from "./refused.ts";
import said from "./said.ts";
import tokens from "./tokens.ts";
import toolCall from "./tool-call.ts";
import touched from "./touched.ts";
import turns from "./turns.ts";
import untouched from "./untouched.ts";
import usedAgent from "./used-agent.ts";
import usedSkill from "./used-skill.ts";

export { toSampleVerdict } from "./evaluation/to-sample-verdict.ts";

/** Every check, in the order of suite.md §4. A new check is one file and one line here. */
export const CHECKS: readonly Check[] = [
  contains,
  matches,
  said,
  asked,
  askedQuestion,
  fileExists,
  fileContains,
  fileMatches,
  created,
  modified,
  deleted,
  touched,
  untouched,
  ran,
  ordered,
  toolCall,
  usedSkill,
  loadedSkill,
  usedAgent,
  delegated,
  readFiles,
  actedBeforeAsking,
  reachedHome,
  committed,
  commits,
  branch,
  called,
  calls,
  refused,
  costUsd,
  tokens,
  inputTokens,
  outputTokens,
  durationS,
  turns,
  exitCode,
  model,
  notCheck,
  allCheck,
  anyCheck,
];

/** What the suite reader must know of the checks (design.md §3). */
export const CHECK_VOCABULARY: readonly CheckVocabularyEntry[] = CHECKS.map(
  ({ key, schema, nests, modifiers, description, standInOf }) => ({
    key,
    schema,
    nests,
    modifiers,
    description,
    ...(standInOf === undefined ? {} : { standInOf }),
  }),
);
