import { bigFile } from "./big-file.ts";
import { brokenLink } from "./broken-link.ts";
import { catalogueBudget } from "./catalogue-budget.ts";
import { dangerousCommand } from "./dangerous-command.ts";
import { delimiterShape } from "./delimiter-shape.ts";
import { descriptionLength } from "./description-length.ts";
import { descriptionMissing } from "./description-missing.ts";
import { descriptionWhen } from "./description-when.ts";
import { duplicateKey } from "./duplicate-key.ts";
import { duplicateName } from "./duplicate-name.ts";
import { encoding } from "./encoding.ts";
import { fileName } from "./file-name.ts";
import { frontMatter } from "./front-matter.ts";
import { hiddenText } from "./hidden-text.ts";
import { injectionLike } from "./injection-like.ts";
import { junkFile } from "./junk-file.ts";
import { nameDirectory } from "./name-directory.ts";
import { nameFormat } from "./name-format.ts";
import { nameMissing } from "./name-missing.ts";
import { nestedSkill } from "./nested-skill.ts";
import { overLimit } from "./over-limit.ts";
import type { RepositoryRule } from "./repository-rule.ts";
import type { Rule } from "./rule.ts";
import { scriptNotExecutable } from "./script-not-executable.ts";
import { scriptShebang } from "./script-shebang.ts";
import { secret } from "./secret.ts";
import { skillLines } from "./skill-lines.ts";
import { skillMdMissing } from "./skill-md-missing.ts";
import { symlink } from "./symlink.ts";
import { testMissing } from "./test-missing.ts";
import { triggerOverlap } from "./trigger-overlap.ts";
import { yamlInvalid } from "./yaml-invalid.ts";
import { yamlSurprise } from "./yaml-surprise.ts";

/** Every rule about one skill, by id. */
export const RULES: readonly Rule[] = [
  skillMdMissing,
  frontMatter,
  nameMissing,
  descriptionMissing,
  nameDirectory,
  nameFormat,
  descriptionLength,
  descriptionWhen,
  brokenLink,
  skillLines,
  testMissing,
  fileName,
  encoding,
  yamlInvalid,
  yamlSurprise,
  duplicateKey,
  delimiterShape,
  scriptNotExecutable,
  scriptShebang,
  symlink,
  nestedSkill,
  junkFile,
  bigFile,
  hiddenText,
  secret,
  injectionLike,
  dangerousCommand,
  overLimit,
];

/** Every rule across skills, by id. */
export const REPOSITORY_RULES: readonly RepositoryRule[] = [
  catalogueBudget,
  duplicateName,
  triggerOverlap,
];
