import { parentFolder } from "../model/tree-path.ts";
import { hasForeignLetters } from "./description-when.ts";
import { defineRepositoryRule, type RepositoryFact, type SkillListing } from "./repository-rule.ts";
import { groupSkills } from "./skill-scope.ts";

interface OverlapFact extends RepositoryFact {
  readonly first: string;
  readonly second: string;
  readonly score: number;
  readonly words: readonly string[];
}

const WARNING_FROM = 0.6;
const INFO_FROM = 0.45;
/** Siblings that are compared, each with each. */
const MOST_SIBLINGS = 400;
/** Of a description; 1,024 are allowed, and each is compared with all of its siblings. */
const MOST_CHARACTERS = 2048;
const SHOWN_WORDS = 6;

const WORD = /[a-z][a-z0-9+#-]{2,}/g;
const STOP_WORDS: ReadonlySet<string> = new Set(
  "the and for with use when user this that skill skills from into using used any all are via needs asks wants you your not does also such about has have its their them can will based should whenever including create work working".split(
    " ",
  ),
);

/** Descriptions of neighbours that name nearly the same occasion (lint.md §7). */
export const triggerOverlap = defineRepositoryRule<OverlapFact>({
  id: "SK071",
  slug: "trigger-overlap",
  severity: "warning",
  summary: "Two skills of one folder describe nearly the same occasion.",
  source: "lint.md §7; luongnv89/asm#18, rjmurillo/ai-agents#3736",
  verified: "2026-08-31",
  level: "SHOULD",
  check: (skills) => {
    // Of a text in other letters only the names of products would be compared.
    const described = skills.filter(
      ({ description }) =>
        description !== null && !hasForeignLetters(description.text.slice(0, MOST_CHARACTERS)),
    );
    return groupSkills(described, ({ folder }) => parentFolder(folder)).flatMap(factsOf);
  },
  message: ({ first, second, score, words }) =>
    `${first} and ${second} describe nearly the same occasion (${score.toFixed(2)}); agents will pick either. Shared words: ${words.join(", ")}. Make the occasions differ or merge the two.`,
});

interface Weighted {
  readonly skill: SkillListing;
  /** Token → its part of a vector of length 1. */
  readonly weights: ReadonlyMap<string, number>;
}

function factsOf(siblings: readonly SkillListing[]): readonly OverlapFact[] {
  if (siblings.length < 2 || siblings.length > MOST_SIBLINGS) return [];
  const weighted = weigh(siblings);
  const scoresOf = createScores(weighted);
  return weighted.flatMap((left, index) => {
    const facts: OverlapFact[] = [];
    for (const [at, score] of scoresOf(index).entries()) {
      const right = weighted[at];
      if (score < INFO_FROM || right === undefined || isSameText(left, right)) continue;
      facts.push(toFact(left, right, score));
    }
    return facts;
  });
}

/** (1 + ln tf) · ln(1 + N / df), N and df within the group, normalised. */
function weigh(siblings: readonly SkillListing[]): readonly Weighted[] {
  const counts = siblings.map(({ description }) => countTokens(description?.text ?? ""));
  const holders = new Map<string, number>();
  for (const tokens of counts) {
    for (const token of tokens.keys()) holders.set(token, (holders.get(token) ?? 0) + 1);
  }
  return siblings.map((skill, index) => {
    const raw = [...(counts[index] ?? [])].map(([token, count]): [string, number] => {
      const rarity = Math.log(1 + siblings.length / (holders.get(token) ?? 1));
      return [token, (1 + Math.log(count)) * rarity];
    });
    const length = Math.sqrt(raw.reduce((sum, [, weight]) => sum + weight ** 2, 0));
    return { skill, weights: new Map(raw.map(([token, weight]) => [token, weight / length])) };
  });
}

function countTokens(text: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const token of text.slice(0, MOST_CHARACTERS).toLowerCase().match(WORD) ?? []) {
    if (!STOP_WORDS.has(token)) counts.set(token, (counts.get(token) ?? 0) + 1);
  }
  return counts;
}

/** A description that holds a token, and the token's part of it. */
interface Holder {
  readonly index: number;
  readonly weight: number;
}

/**
 * The cosine of a description with each later one; 0 with the others. Only tokens that both hold are looked at,
 * which are few.
 */
function createScores(weighted: readonly Weighted[]): (index: number) => Float64Array {
  const holders = new Map<string, Holder[]>();
  weighted.forEach(({ weights }, index) => {
    for (const [token, weight] of weights) {
      const known = holders.get(token) ?? [];
      holders.set(token, known);
      known.push({ index, weight });
    }
  });
  const scores = new Float64Array(weighted.length);
  return (index) => {
    scores.fill(0);
    for (const [token, weight] of weighted[index]?.weights ?? []) {
      addLater(scores, { index, weight }, holders.get(token) ?? []);
    }
    return scores;
  };
}

/** Adds what one token gives with each later description that holds it, the last of which stands last. */
function addLater(scores: Float64Array, one: Holder, held: readonly Holder[]): void {
  for (let at = held.length - 1; at >= 0; at -= 1) {
    const other = held[at];
    if (other === undefined || other.index <= one.index) return;
    scores[other.index] = (scores[other.index] ?? 0) + one.weight * other.weight;
  }
}

/** The same text is a copy, or a duplicate of SK070. */
function isSameText(left: Weighted, right: Weighted): boolean {
  return left.skill.description?.text.trim() === right.skill.description?.text.trim();
}

function toFact(left: Weighted, right: Weighted, score: number): OverlapFact {
  const shared = [...left.weights]
    .map(([token, weight]) => ({ token, part: weight * (right.weights.get(token) ?? 0) }))
    .filter(({ part }) => part > 0)
    .sort((one, other) => other.part - one.part || (one.token < other.token ? -1 : 1));
  // The later one is told where both are looked at.
  const places = [right.skill, left.skill].map(({ folder, path, description }) => ({
    folder,
    path,
    line: description?.line ?? 1,
    column: description?.column ?? 1,
  }));
  return {
    places,
    ...(score < WARNING_FROM ? { severity: "info" as const } : {}),
    first: left.skill.folder,
    second: right.skill.folder,
    score,
    words: shared.slice(0, SHOWN_WORDS).map(({ token }) => token),
  };
}
