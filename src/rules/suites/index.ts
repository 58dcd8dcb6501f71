import type { SuiteRule } from "../suite-rule.ts";
import { fakeShadowed } from "./fake-shadowed.ts";
import { fewSamples } from "./few-samples.ts";
import { nameUnsaid } from "./name-unsaid.ts";
import { nothingAsserted } from "./nothing-asserted.ts";
import { onlyNegative } from "./only-negative.ts";
import { passesUntouched } from "./passes-untouched.ts";
import { pathInSkill } from "./path-in-skill.ts";
import { promptLeak } from "./prompt-leak.ts";
import { slackThreshold } from "./slack-threshold.ts";
import { slashPrompt } from "./slash-prompt.ts";
import { stepsOnly } from "./steps-only.ts";
import { toolAbsent } from "./tool-absent.ts";
import { turnUnreachable } from "./turn-unreachable.ts";

/** Every rule about a suite, by id. */
export const SUITE_RULES: readonly SuiteRule[] = [
  nothingAsserted,
  onlyNegative,
  promptLeak,
  pathInSkill,
  slashPrompt,
  fakeShadowed,
  nameUnsaid,
  stepsOnly,
  toolAbsent,
  passesUntouched,
  slackThreshold,
  fewSamples,
  turnUnreachable,
];
