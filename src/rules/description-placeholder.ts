import type { SkillSource } from "../model/skill-source.ts";
import { readField, skillMdPath } from "./front-matter-field.ts";
import { defineRule, type Fact } from "./rule.ts";

/** Nothing but such a word, in any case and between any marks. */
const MARK_ALONE = /^\W*(?:todo|tbd|fixme)\W*$/i;
/** Such a word at the start and something that ends it: `TODO lists`, `TODO/FIXME` and `TODO.md` are subjects. */
const MARK_FIRST =
  /^[[({<]?(?:TODO|TBD|FIXME)(?:\([^()]*\):|:(?!:)|[\])}>]|[.!…](?=\s|$)|\s*[–—]|\s+-\s|\s+(?:add|write|describe|explain|fill|replace|complete|insert)\b)/;
/** "Your description here", "<add a short description here>". */
const HERE =
  /^\W*(?:(?:add|insert|put|write|enter|type|provide|your|the|an?|this|brief|short|skill|skill's)\s+){0,6}description\s+(?:goes\s+)?here\b/i;

/** The description is a placeholder, or says nothing but the name. */
export const descriptionPlaceholder = defineRule<Fact>({
  id: "SK021",
  slug: "description-placeholder",
  severity: "warning",
  summary: "The description is still a placeholder.",
  source: "https://agentskills.io/specification#description-field",
  verified: "2026-08-31",
  level: "SHOULD",
  check: ({ source }) => {
    const description = readField(source, "description");
    if (description.kind !== "text" || !hasPlaceholder(source)) return [];
    return [{ path: skillMdPath(source), ...description.field.place }];
  },
  message: () => "description is still a placeholder. Say what the skill does and when to use it.",
});

/** Whether SK021 speaks about the description, so that no rule about its words does. */
export function hasPlaceholder(source: SkillSource): boolean {
  const description = readField(source, "description");
  if (description.kind !== "text") return false;
  const text = description.text.trim();
  if (MARK_ALONE.test(text) || MARK_FIRST.test(text) || HERE.test(text)) return true;
  const name = readField(source, "name");
  // Most descriptions are far longer than the name, and are not looked at.
  if (name.kind !== "text" || text.length > 2 * name.text.length) return false;
  return toWords(name.text) === toWords(text);
}

/** `pdf-forms`, "PDF forms" and "Pdf Forms." are the same. */
function toWords(text: string): string {
  return text
    .toLowerCase()
    .split(/[\s_.-]+/)
    .filter((word) => word !== "")
    .join(" ");
}
