import { absolutePath } from "./absolute-path.ts";
import { backslashPath } from "./backslash-path.ts";
import { bodyTokens } from "./body-tokens.ts";
import { broadTools } from "./broad-tools.ts";
import { brokenAnchor } from "./broken-anchor.ts";
import { brokenLink } from "./broken-link.ts";
import { claudeOnlyBody } from "./claude-only-body.ts";
import { codePathMissing } from "./code-path-missing.ts";
import { delimiterShape } from "./delimiter-shape.ts";
import { descriptionLength } from "./description-length.ts";
import { descriptionMissing } from "./description-missing.ts";
import { descriptionPerson } from "./description-person.ts";
import { descriptionPlaceholder } from "./description-placeholder.ts";
import { descriptionShort } from "./description-short.ts";
import { descriptionWhen } from "./description-when.ts";
import { duplicateKey } from "./duplicate-key.ts";
import { encoding } from "./encoding.ts";
import { fieldType } from "./field-type.ts";
import { fileName } from "./file-name.ts";
import { forkMismatch } from "./fork-mismatch.ts";
import { frontMatter } from "./front-matter.ts";
import { linkCase } from "./link-case.ts";
import { linkEscapes } from "./link-escapes.ts";
import { listingCut } from "./listing-cut.ts";
import { nameDirectory } from "./name-directory.ts";
import { nameFormat } from "./name-format.ts";
import { nameMissing } from "./name-missing.ts";
import { notPortable } from "./not-portable.ts";
import { overLimit } from "./over-limit.ts";
import { referenceDepth } from "./reference-depth.ts";
import { referenceToc } from "./reference-toc.ts";
import type { Rule } from "./rule.ts";
import { skillLines } from "./skill-lines.ts";
import { skillMdMissing } from "./skill-md-missing.ts";
import { symlink } from "./symlink.ts";
import { testMissing } from "./test-missing.ts";
import { timeSensitive } from "./time-sensitive.ts";
import { todoLeft } from "./todo-left.ts";
import { unclosedFence } from "./unclosed-fence.ts";
import { unknownField } from "./unknown-field.ts";
import { unreachable } from "./unreachable.ts";
import { uploadForbidden } from "./upload-forbidden.ts";
import { variablePath } from "./variable-path.ts";
import { yamlInvalid } from "./yaml-invalid.ts";
import { yamlSurprise } from "./yaml-surprise.ts";

/** Every rule, by id. */
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
  referenceDepth,
  referenceToc,
  unclosedFence,
  symlink,
  backslashPath,
  variablePath,
  bodyTokens,
  listingCut,
  notPortable,
  claudeOnlyBody,
  unreachable,
  forkMismatch,
  broadTools,
  timeSensitive,
  todoLeft,
  overLimit,
];
