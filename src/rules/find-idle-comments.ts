import type { Finding } from "../model/finding.ts";
import { nearestWord } from "../text/edit-distance.ts";
import type { DisableComment } from "./disable-comments.ts";
import { EVERY_RULE } from "./every-rule.ts";
import type { IdleComment, Rule } from "./rule.ts";
import { NEVER_SILENCED, type Silencer } from "./silence-findings.ts";

/**
 * What comments name in vain. Nothing is said of a rule that did not speak (it is off, or threw), nor of one
 * across skills, which tells only one of those that take part.
 *
 * @param found every finding of the skill, silenced or not
 * @param spoke ids of the rules that ran
 */
export function findIdleComments(
  silencer: Silencer,
  found: readonly Finding[],
  spoke: ReadonlySet<string>,
): readonly IdleComment[] {
  const used = new Set(found.flatMap(silencer.of));
  const names = toRuleNames();
  return silencer.comments
    .filter((comment) => !used.has(comment))
    .flatMap((comment) => {
      const rule = names.get(comment.name.toLowerCase()) ?? null;
      const why = judge(comment, rule, spoke);
      if (why === null) return [];
      const near = why === "unknown" ? toNear(comment, names) : null;
      return [{ comment, why, near, rule: rule === null ? null : toShown(rule) }];
    });
}

function judge(
  { name, kind }: DisableComment,
  rule: Named | null,
  spoke: ReadonlySet<string>,
): IdleComment["why"] | null {
  if (name === "") return kind === "enable" ? null : "nameless";
  if (rule === null) return "unknown";
  if (kind === "enable") return null;
  if (NEVER_SILENCED.has(rule.id)) return "never-silenced";
  return spoke.has(rule.id) ? "unused" : null;
}

type Named = Pick<Rule, "id" | "slug">;

function toRuleNames(): ReadonlyMap<string, Named> {
  return new Map(
    EVERY_RULE.flatMap((rule) => [
      [rule.id.toLowerCase(), rule] as const,
      [rule.slug, rule] as const,
    ]),
  );
}

function toNear({ name }: DisableComment, names: ReadonlyMap<string, Named>): string | null {
  const near = names.get(nearestWord(name, names.keys()) ?? "");
  return near === undefined ? null : toShown(near);
}

function toShown({ id, slug }: Named): string {
  return `${id} ${slug}`;
}
