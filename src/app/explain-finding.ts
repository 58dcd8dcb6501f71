import { UsageError } from "../model/usage-error.ts";
import { EVERY_RULE } from "../rules/every-rule.ts";
import { explainRule } from "../rules/explain-rule.ts";

import { nearestWord } from "../text/edit-distance.ts";
import type { VerbOutcome } from "./verbs/verb.ts";

const FIXES = {
  fix: "yes: nobody has to decide anything",
  offer: "a replacement is suggested; a person decides",
  none: "no: a person decides",
} as const;

/** `lint --explain`: all that is known of one rule. Throws UsageError for a rule that there is not. */
export function explainFinding(name: string): VerbOutcome {
  const wanted = name.trim();
  const rule = EVERY_RULE.find(
    ({ id, slug }) => id === wanted.toUpperCase() || slug === wanted.toLowerCase(),
  );
  if (rule === undefined) {
    const names = EVERY_RULE.flatMap(({ id, slug }) => [id.toLowerCase(), slug]);
    const near = nearestWord(wanted, names);
    const known = EVERY_RULE.find(({ id, slug }) => id.toLowerCase() === near || slug === near);
    const remedy =
      known === undefined
        ? "write an id such as SK009 or a slug such as broken-link"
        : `did you mean ${known.id} ${known.slug}?`;
    throw new UsageError(`--explain ${wanted}: there is no such rule; ${remedy}`);
  }
  const { id, slug, severity, level, summary, source, verified } = rule;
  const explanation = explainRule(id);
  if (explanation === null) throw new Error(`rule ${id} has no explanation`);
  const { why, mend, fix, silent, agents } = explanation;
  const isOff = rule.offByDefault === true;
  return {
    kind: "document",
    document: {
      version: 1,
      rule: id,
      slug,
      severity,
      isOff,
      level,
      summary,
      why,
      mend,
      fix,
      ...(silent === undefined ? {} : { silent }),
      ...(agents === undefined ? {} : { agents }),
      source,
      verified,
    },
    text: [
      `${id} ${slug}`,
      "",
      `What:      ${summary}`,
      `Why:       ${why}`,
      `Mend:      ${mend}`,
      ...(silent === undefined ? [] : [`Silent:    ${silent}`]),
      ...(agents === undefined ? [] : [`Agents:    ${agents}`]),
      `Fixable:   ${FIXES[fix]}`,
      `Severity:  ${severity}${isOff ? ", off unless lint.rules gives it a severity" : ""}`,
      `Level:     ${level} of its source`,
      `Source:    ${source} (read on ${verified})`,
    ].join("\n"),
    exitCode: 0,
  };
}
