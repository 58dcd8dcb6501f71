import type { DescribedStandIn, StandInMatch, StandInRule } from "../../model/stand-in.ts";
import type { WrittenPath, WrittenSuite } from "../../model/written-suite.ts";
import { toShownText } from "../shown-text.ts";
import { defineSuiteRule, type SuiteFact, type SuiteRuleContext, toTests } from "../suite-rule.ts";
import { createBudget, type Spend } from "./work-budget.ts";

interface ShadowFact extends SuiteFact {
  readonly earlier: string;
  readonly later: string;
}

/** Method of a request and the pattern of its URL, as a key of `urls` begins with one (README, stand-ins). */
const METHOD = /^([A-Z]+) (.*)$/s;
const READS = ["", "GET", "HEAD"];

/** How a pattern reads as one that is searched for. */
const SEARCHED: Readonly<Record<StandInMatch, (pattern: string) => string>> = {
  exact: (pattern) => `^(?:${pattern})$`,
  prefix: (pattern) => `^(?:${pattern})`,
  search: (pattern) => pattern,
};

/** Patterns of one map, where they stand, and how they are held against a text. */
interface Patterns {
  readonly rules: readonly StandInRule<unknown>[];
  readonly at: WrittenPath;
  readonly match: StandInMatch;
  /** Patterns of addresses may begin with a method. */
  readonly areUrls: boolean;
}

/** An answer that no call can get, because an earlier pattern meets the later one's own text. */
export const fakeShadowed = defineSuiteRule<ShadowFact>({
  id: "SK107",
  slug: "fake-shadowed",
  severity: "warning",
  summary: "An earlier pattern of a stand-in also meets a later pattern's own text.",
  source: "lint.md §4.7",
  verified: "2026-08-31",
  level: "SHOULD",
  check: (context) => {
    const spend = createBudget();
    return toMaps(context).flatMap(({ at, standIn }) =>
      toPatterns(standIn, at, context.written).flatMap((patterns) =>
        findShadowed(patterns, context, spend),
      ),
    );
  },
  message: ({ earlier, later }) =>
    `"${toShownText(earlier)}" comes first and answers "${toShownText(later)}" too. End it with $ or move it down.`,
});

interface PlacedStandIn {
  readonly standIn: DescribedStandIn;
  readonly at: WrittenPath;
}

/** Every described stand-in where it is written: a test holds those of its suite too. */
function toMaps(context: SuiteRuleContext): readonly PlacedStandIn[] {
  const { written } = context;
  const tests = toTests(context);
  const ofSuite = written.keysAt(["fakes"]).flatMap((command) => {
    const own = tests.find(({ at }) => !written.keysAt([...at, "fakes"]).includes(command));
    const standIn = own?.test.standIns.find((one) => one.command === command);
    return standIn?.kind === "described" ? [{ standIn, at: ["fakes", command] }] : [];
  });
  const ofTests = tests.flatMap(({ test, at }) =>
    test.standIns.flatMap((standIn) => {
      const own = [...at, "fakes", standIn.command];
      const isOwn = standIn.kind === "described" && written.valueAt(own) !== undefined;
      return isOwn ? [{ standIn, at: own }] : [];
    }),
  );
  return [...ofSuite, ...ofTests];
}

function toPatterns(
  { match, commands, urls }: DescribedStandIn,
  at: WrittenPath,
  written: WrittenSuite,
): readonly Patterns[] {
  const isPlain = written.valueAt([...at, "commands"]) === undefined;
  const ofCommands = { rules: commands, at: isPlain ? at : [...at, "commands"] };
  const ofUrls = { rules: urls ?? [], at: [...at, "urls"] };
  return [
    { ...ofCommands, match, areUrls: false },
    { ...ofUrls, match, areUrls: true },
  ];
}

function findShadowed(
  { rules, at, match, areUrls }: Patterns,
  { written, compilePattern }: SuiteRuleContext,
  spend: Spend,
): readonly ShadowFact[] {
  const all = rules.map(({ pattern: text }) => {
    const request = toRequest(text, areUrls);
    const compiled = compilePattern(SEARCHED[match](request.pattern));
    const meets = (later: Request): boolean =>
      compiled.ok &&
      answersMethod(request, later) &&
      spend(later.pattern.length + 1) &&
      compiled.pattern.find(later.pattern) !== null;
    return { text, request, meets };
  });
  return all.flatMap(({ text: later, request }, index) => {
    const earlier = all.slice(0, index).find(({ meets }) => meets(request))?.text;
    if (earlier === undefined) return [];
    return [{ ...written.placeOfKey([...at, later]), earlier, later }];
  });
}

interface Request {
  /** Empty for a key without one, which answers reads. */
  readonly method: string;
  readonly pattern: string;
}

function toRequest(text: string, areUrls: boolean): Request {
  const [, method, url] = (areUrls ? METHOD.exec(text) : null) ?? [];
  return { method: method ?? "", pattern: url ?? text };
}

function answersMethod(earlier: Request, later: Request): boolean {
  if (earlier.method === "ANY") return true;
  return earlier.method === "" ? READS.includes(later.method) : earlier.method === later.method;
}
