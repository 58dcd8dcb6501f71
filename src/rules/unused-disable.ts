import { showShort } from "./front-matter-field.ts";
import { textOf } from "./repair.ts";
import { defineRule, type Fact, type IdleComment } from "./rule.ts";
import { withoutName } from "./without-name.ts";

interface IdleFact extends Fact {
  readonly idle: IdleComment;
}

/** A comment that silences nothing: no such finding is there, no such rule, or no comment may silence it. */
export const unusedDisable = defineRule<IdleFact>({
  id: "SK090",
  slug: "unused-disable",
  severity: "warning",
  summary: "A skillcheck-disable comment silences nothing.",
  source: "lint.md §4.5",
  verified: "2026-08-31",
  level: "SHOULD",
  check: ({ idleComments }) =>
    idleComments.map((idle) => {
      const { path, line, column } = idle.comment;
      return { path, line, column, idle };
    }),
  message: ({ idle: { comment, rule, why, near } }) => {
    switch (why) {
      case "unused":
        return `${rule} does not fire here any more. Remove ${comment.names.length === 1 ? "the comment" : "it from the comment"}.`;
      case "unknown":
        return `There is no rule ${showShort(comment.name)}, so the comment does nothing. ${near === null ? "Write an id such as SK009." : `Did you mean ${near}?`}`;
      case "never-silenced":
        return `No comment silences ${rule}: who hides a text could hide the comment too. Use lint.rules or lint.ignore of .skillcheck.yml.`;
      case "nameless":
        return "The comment names no rule, so it silences nothing. Write the ids or slugs behind skillcheck-disable.";
    }
  },
  repair: ({ path, idle: { comment, why } }, { source }) => {
    if (why !== "unused") return null;
    const edit = withoutName(textOf(source, path) ?? "", comment);
    return edit === null ? null : { kind: "edit", path, edits: [edit] };
  },
});
