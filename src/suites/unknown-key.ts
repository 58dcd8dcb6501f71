import type { Explanation } from "../model/explanation.ts";
import { nearestWord } from "../text/edit-distance.ts";

/** Words of other systems (suite.md §7) → what to write. Backquoted names are keys. */
const SYNONYMS: ReadonlyMap<string, string> = new Map([
  ["assert", "`expect`"],
  ["fake", "`fakes`"],
  ["harness", "`agents`"],
  ["runs", "`samples`"],
  ["trials", "`samples`"],
  ["instruction", "`prompt`"],
  ["threshold", "`min_pass_rate`"],
  ["graders", "`grade` or `judge`"],
  ["negate", "`not`"],
  ["skills", "`with`"],
  ["matrix", "`pair_with`"],
  ["should_activate", "`triggers.fires`"],
  ["should_not_activate", "`triggers.quiet`"],
  ["type", "`contains: text`"],
  ["value", "`contains: text`"],
  ["tool_called", "`tool_call`"],
  ["skill_activated", "`loaded_skill`"],
  ["after", "`expect`"],
]);

/** The words one kind of file knows. */
export interface KnownWords {
  /** Keys that may stand at this place. */
  readonly here: readonly string[];
  /** Keys of other places of the same file → where they belong ("in a test"). */
  readonly elsewhere: ReadonlyMap<string, string>;
  /** Keys that a later version of skillcheck reads. */
  readonly later: ReadonlySet<string>;
}

const NOT_YET = "is not supported by this version of skillcheck yet";

/** Why a key cannot be used: a later version's, misplaced, misspelt, another system's, or just unknown. */
export function explainUnknownKey(key: string, known: KnownWords): Explanation {
  if (known.later.has(key)) return { what: NOT_YET, remedy: "remove it until it is" };
  const belongs = known.elsewhere.get(key);
  if (belongs !== undefined) return { what: "does not belong here", remedy: `write it ${belongs}` };
  const what = "is not a key that can stand here";
  const near = nearestWord(key, [...known.here, ...known.later, ...known.elsewhere.keys()]);
  const synonym = SYNONYMS.get(key);
  const offers = [
    ...(near === null || synonym?.includes(`\`${near}\``)
      ? []
      : [`did you mean \`${near}\`?${yetOf(`\`${near}\``, known)}`]),
    ...(synonym === undefined ? [] : [`write ${synonym}${yetOf(synonym, known)}`]),
  ];
  if (offers.length > 0) return { what, remedy: offers.join(" or ") };
  return { what, remedy: `known are ${known.here.join(", ")}` };
}

/** An offer that this version cannot take says so. */
function yetOf(offer: string, known: KnownWords): string {
  const words = offer.match(/[a-z_]+/g) ?? [];
  return words.some((word) => known.later.has(word)) ? ` (${NOT_YET.replace("is ", "")})` : "";
}
