import type { TestOfSuite } from "../cassettes/choose-own.ts";
import type { Recording } from "../cassettes/recording.ts";
import type { Suite, Test } from "../model/suite.ts";
import type { MadeEvidence } from "./made-evidence.ts";

/** A test among those of its suite. */
export function toTestOfSuite({ name }: Test, { tests }: Suite): TestOfSuite {
  return { name, suite: tests.map((test) => test.name) };
}

/** What this command ran for another test with equal inputs is that test's alone: each has its own plan. */
export function ofOwnRuns(
  { name }: Test,
  recordings: readonly Recording[],
  made: MadeEvidence | null,
): readonly Recording[] {
  if (made === null) return recordings;
  return recordings.filter(
    ({ cassette }) => cassette.batch.id !== made.batch || cassette.test === name,
  );
}
