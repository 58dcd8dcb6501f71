import { type CassettePath, toTestSlug } from "./path.ts";

/** A test and the names of all tests of its suite: several of them may have equal inputs, and so one run key. */
export interface TestOfSuite {
  readonly name: string;
  readonly suite: readonly string[];
}

/**
 * Which of the recordings of one run key are a test's, so that no run is counted for two tests: what lies in its own
 * folder, and in folders of tests that the suite does not have (a renamed test keeps its recordings). Only where there
 * is none, those of other tests with the same inputs, which tell of it just as well (design.md §6: look-up is by key).
 */
export async function chooseOwn<One extends { readonly place: CassettePath }>(
  entries: readonly One[],
  { name, suite }: TestOfSuite,
): Promise<readonly One[]> {
  // Of one folder all are the test's, or all are another's: nobody need know which, and a digest each is spared.
  if (new Set(entries.map(({ place }) => place.test)).size < 2) return entries;
  const slug = await toTestSlug(name);
  const slugs = new Set(await Promise.all(suite.map(toTestSlug)));
  const own = entries.filter(({ place }) => place.test === slug || !slugs.has(place.test));
  return own.length > 0 ? own : entries;
}
