import { absolutePath } from "./absolute-path.ts";
import { backslashPath } from "./backslash-path.ts";
import { bodyTokens } from "./body-tokens.ts";
import { brokenAnchor } from "./broken-anchor.ts";
import { brokenLink } from "./broken-link.ts";
import { claudeOnlyBody } from "./claude-only-body.ts";
import { codePathMissing } from "./code-path-missing.ts";
import { delimiterShape } from "./delimiter-shape.ts";
import { descriptionLength } from "./description-length.ts";
import { descriptionMissing } from "./description-missing.ts";
import { descriptionWhen } from "./description-when.ts";
import { duplicateKey } from "./duplicate-key.ts";
import { encoding } from "./encoding.ts";
import { fileName } from "./file-name.ts";
import { frontMatter } from "./front-matter.ts";
import { linkCase } from "./link-case.ts";
import { linkEscapes } from "./link-escapes.ts";
import { nameDirectory } from "./name-directory.ts";
import { nameFormat } from "./name-format.ts";
import { nameMissing } from "./name-missing.ts";
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
  claudeOnlyBody,
  timeSensitive,
  todoLeft,
  overLimit,
];
