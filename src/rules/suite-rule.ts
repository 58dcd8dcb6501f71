import type { Place } from "../model/front-matter.ts";
import type { Suite, Test } from "../model/suite.ts";
import type { TreeEntry } from "../model/tree-entry.ts";
import type { WrittenPath, WrittenSuite } from "../model/written-suite.ts";
import type { compilePattern } from "../patterns/compile-pattern.ts";
import { defineRule, type Fact, type Rule, type RuleContext, type RuleDefinition } from "./rule.ts";

/** A suite that can be used, and the skill that it tests. */
export interface SuiteRuleContext extends RuleContext {
  readonly suite: Suite;
  readonly written: WrittenSuite;
  /** Handed over, as what compiles is heavy: rules about skills load it nowhere. */
  readonly compilePattern: typeof compilePattern;
  /** Agents of a test where neither it nor its suite names some. */
  readonly agents: readonly string[];
  /** The files of the tree below a folder that is relative to the root. */
  readonly filesBelow: (folder: string) => readonly TreeEntry[];
  /** Whether the tree has a file at a path from the root. */
  readonly hasFile: (path: string) => boolean;
  /** Text of a file by its path from the root, empty where it is none; null for one that was not read. */
  readonly textOf: (path: string) => string | null;
  /** What the recordings of a test gave, by its name: a row for each agent and model; null where nobody looked. */
  readonly recordedOf: ((test: string) => readonly RecordedSamples[]) | null;
}

/** Samples of one test with one agent and model. */
export interface RecordedSamples {
  readonly passed: number;
  /** Those that passed or failed. */
  readonly valid: number;
  /** Lower end of the Wilson interval of their rate, 0 to 1. */
  readonly low: number;
}

/** A fact of the suite file. */
export type SuiteFact = Place;

interface SuiteRuleDefinition<Found extends SuiteFact>
  extends Omit<RuleDefinition<never, SuiteRuleContext>, "check" | "message" | "repair"> {
  readonly check: (context: SuiteRuleContext) => readonly Found[];
  readonly message: (fact: Found) => string;
  /** Paths from the root of the files whose texts it asks for. Absent = of none. */
  readonly wants?: (context: SuiteRuleContext) => readonly string[];
  /** It runs only where somebody looked at the recordings. */
  readonly needsRecordings?: true;
}

export interface SuiteRule
  extends Rule<SuiteRuleContext>,
    Pick<SuiteRuleDefinition<SuiteFact>, "wants" | "needsRecordings"> {}

/** A rule about a suite (lint.md §4.7). A person mends what it finds. */
export function defineSuiteRule<Found extends SuiteFact>({
  check,
  wants,
  needsRecordings,
  ...rest
}: SuiteRuleDefinition<Found>): SuiteRule {
  const rule = defineRule<Found & Fact, SuiteRuleContext>({
    ...rest,
    check: (context) => {
      // What an alias stands for is read in several places and written in one.
      const toKey = (fact: Found) => JSON.stringify([fact.line, fact.column, rest.message(fact)]);
      const facts = new Map(check(context).map((fact) => [toKey(fact), fact]));
      return [...facts.values()].map((fact) => ({ ...fact, path: context.suite.path }));
    },
  });
  return {
    ...rule,
    ...(wants === undefined ? {} : { wants }),
    ...(needsRecordings === undefined ? {} : { needsRecordings }),
  };
}

/** Who runs a test. */
export function agentsOf(test: Test, { suite, agents }: SuiteRuleContext): readonly string[] {
  return test.agents ?? suite.agents ?? agents;
}

/** A text that a user says, and where it is written. */
export interface SaidText extends Place {
  readonly text: string;
}

/** The prompts of a test, in order. */
export function toPrompts({ test, at }: PlacedTest, written: WrittenSuite): readonly SaidText[] {
  const isSteps = written.valueAt([...at, "steps"]) !== undefined;
  return test.prompts.map((text, index) => {
    const place = isSteps ? [...at, "steps", index, "prompt"] : [...at, "prompt"];
    return { text, ...written.placeOf(place) };
  });
}

/** A test and its place among the keys of the file. */
export interface PlacedTest {
  readonly test: Test;
  readonly at: WrittenPath;
}

/** Each test with its place among the keys of the file. */
export function toTests({ suite }: Pick<SuiteRuleContext, "suite">): readonly PlacedTest[] {
  return suite.tests.map((test, index) => ({ test, at: ["tests", index] }));
}
