import { absolutePath } from "./absolute-path.ts";
import { backslashPath } from "./backslash-path.ts";
import { bigFile } from "./big-file.ts";
import { bodyTokens } from "./body-tokens.ts";
import { broadTools } from "./broad-tools.ts";
import { brokenAnchor } from "./broken-anchor.ts";
import { brokenLink } from "./broken-link.ts";
import { catalogueBudget } from "./catalogue-budget.ts";
import { claudeOnlyBody } from "./claude-only-body.ts";
import { codePathMissing } from "./code-path-missing.ts";
import { dangerousCommand } from "./dangerous-command.ts";
import { delimiterShape } from "./delimiter-shape.ts";
import { descriptionLength } from "./description-length.ts";
import { descriptionMissing } from "./description-missing.ts";
import { descriptionPerson } from "./description-person.ts";
import { descriptionPlaceholder } from "./description-placeholder.ts";
import { descriptionShort } from "./description-short.ts";
import { descriptionWhen } from "./description-when.ts";
import { duplicateKey } from "./duplicate-key.ts";
import { duplicateName } from "./duplicate-name.ts";
import { encoding } from "./encoding.ts";
import { fieldType } from "./field-type.ts";
import { fileName } from "./file-name.ts";
import { forkMismatch } from "./fork-mismatch.ts";
import { frontMatter } from "./front-matter.ts";
import { hiddenText } from "./hidden-text.ts";
import { injectionLike } from "./injection-like.ts";
import { junkFile } from "./junk-file.ts";
import { linkCase } from "./link-case.ts";
import { linkEscapes } from "./link-escapes.ts";
import { listingCut } from "./listing-cut.ts";
import { manifest } from "./manifest.ts";
import { nameDirectory } from "./name-directory.ts";
import { nameFormat } from "./name-format.ts";
import { nameMissing } from "./name-missing.ts";
import { nestedSkill } from "./nested-skill.ts";
import { notPortable } from "./not-portable.ts";
import { orphanFile } from "./orphan-file.ts";
import { overLimit } from "./over-limit.ts";
import { referenceDepth } from "./reference-depth.ts";
import { referenceToc } from "./reference-toc.ts";
import type { RepositoryRule } from "./repository-rule.ts";
import type { Rule } from "./rule.ts";
import { scriptNotExecutable } from "./script-not-executable.ts";
import { scriptShebang } from "./script-shebang.ts";
import { secret } from "./secret.ts";
import { skillLines } from "./skill-lines.ts";
import { skillMdMissing } from "./skill-md-missing.ts";
import { symlink } from "./symlink.ts";
import { testMissing } from "./test-missing.ts";
import { timeSensitive } from "./time-sensitive.ts";
import { todoLeft } from "./todo-left.ts";
import { triggerOverlap } from "./trigger-overlap.ts";
import { unclosedFence } from "./unclosed-fence.ts";
import { unknownField } from "./unknown-field.ts";
import { unknownSibling } from "./unknown-sibling.ts";
import { unreachable } from "./unreachable.ts";
import { unusedDisable } from "./unused-disable.ts";
import { uploadForbidden } from "./upload-forbidden.ts";
import { variablePath } from "./variable-path.ts";
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
  unknownField,
  fieldType,
  uploadForbidden,
  descriptionPlaceholder,
  descriptionPerson,
  descriptionShort,
  linkCase,
  linkEscapes,
  absolutePath,
  brokenAnchor,
  codePathMissing,
  scriptNotExecutable,
  scriptShebang,
  orphanFile,
  referenceDepth,
  referenceToc,
  unclosedFence,
  symlink,
  nestedSkill,
  backslashPath,
  junkFile,
  bigFile,
  variablePath,
  bodyTokens,
  listingCut,
  notPortable,
  claudeOnlyBody,
  unreachable,
  forkMismatch,
  hiddenText,
  secret,
  injectionLike,
  dangerousCommand,
  broadTools,
  timeSensitive,
  todoLeft,
  unusedDisable,
  overLimit,
];

/** Every rule across skills, by id. */
export const REPOSITORY_RULES: readonly RepositoryRule[] = [
  catalogueBudget,
  manifest,
  duplicateName,
  triggerOverlap,
  unknownSibling,
];
