import pLimit from "p-limit";

/** Runs a task for every item, at most some of them at a time, and gives the results in the items' order. */
export type RunTogether = <Item, Result>(
  items: readonly Item[],
  together: number,
  run: (item: Item) => Promise<Result>,
) => Promise<readonly Result[]>;

/** One way to run tasks, also tasks within tasks: after the first that fails none is started any more. */
export function createTogether(): RunTogether {
  let failure: { readonly error: unknown } | null = null;
  return (items, together, run) => {
    const limit = pLimit(together);
    const runOne = async (item: (typeof items)[number]) => {
      // Those in the queue end as the first did: a promise that never settles would hold its memory.
      if (failure !== null) throw failure.error;
      try {
        return await run(item);
      } catch (error) {
        failure ??= { error };
        throw error;
      }
    };
    return Promise.all(items.map((item) => limit(runOne, item)));
  };
}
