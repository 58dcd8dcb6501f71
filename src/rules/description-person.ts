import { isEnglish } from "./description-when.ts";
import { readField, skillMdPath } from "./front-matter-field.ts";
import { defineRule, type Fact } from "./rule.ts";

/** A capital after "I" is a title ("I Ching"); "I/O", "WeChat" and "When you" begin otherwise. */
const PERSON =
  /^(?:I(?:['’](?:m|ll|ve|d))?|We(?:['’](?:re|ll|ve|d))?)\s+[a-z]|^You(?:\s+are|['’]re)\s/;

/** The description speaks as the agent or to it. */
export const descriptionPerson = defineRule<Fact>({
  id: "SK022",
  slug: "description-person",
  severity: "info",
  summary: 'The description starts with "I", "We" or "You are".',
  source:
    "https://platform.claude.com/docs/en/agents-and-tools/agent-skills/best-practices#writing-effective-descriptions",
  verified: "2026-08-31",
  level: "SHOULD",
  check: ({ source }) => {
    const description = readField(source, "description");
    if (description.kind !== "text") return [];
    const text = description.text.trim();
    if (!PERSON.test(text) || !isEnglish(text)) return [];
    return [{ path: skillMdPath(source), ...description.field.place }];
  },
  message: () => "Write the description in the third person: it is pasted into the system prompt.",
});
