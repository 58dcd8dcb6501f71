import { expect, it } from "vitest";
import { type ScheduledRun, type ScheduleLimits, schedule } from "../../src/engine/schedule.ts";

const WIDE: ScheduleLimits<string> = {
  jobs: 3,
  memoryBytes: 1000,
  mayStart: () => true,
  isLimited: (result) => result === "limited",
};

/** Runs that end when the test says so. */
function makeRuns(wanted: Readonly<Record<string, Partial<ScheduledRun<string>>>>) {
  const going = new Map<string, (result: string) => void>();
  const runs = Object.entries(wanted).map(
    ([name, changed]): ScheduledRun<string> => ({
      memoryBytes: 1,
      lane: "anthropic",
      exclusive: null,
      start: () => new Promise((resolve) => going.set(name, resolve)),
      ...changed,
    }),
  );
  /** Ends a run, and lets everything that follows from it happen. */
  const end = async (name: string, result = name) => {
    const resolve = going.get(name);
    if (resolve === undefined) throw new Error(`${name} does not run`);
    going.delete(name);
    resolve(result);
    await new Promise((settled) => setImmediate(settled));
  };
  return { runs, end, going: () => [...going.keys()] };
}

it("starts so many at once, in order, and gives the results in that order", async () => {
  const { runs, end, going } = makeRuns({ a: {}, b: {}, c: {}, d: {} });
  const all = schedule(runs, WIDE);
  expect(going()).toEqual(["a", "b", "c"]);
  await end("c");
  expect(going()).toEqual(["a", "b", "d"]);
  for (const name of ["d", "b", "a"]) await end(name);
  expect(await all).toEqual({ results: ["a", "b", "c", "d"], unstarted: 0 });
  expect(await schedule([], WIDE)).toEqual({ results: [], unstarted: 0 });
});

it("keeps to the memory; one alone may need more than there is", async () => {
  const { runs, end, going } = makeRuns({
    a: { memoryBytes: 600 },
    b: { memoryBytes: 600 },
    c: { memoryBytes: 300 },
    d: { memoryBytes: 5000 },
  });
  const all = schedule(runs, WIDE);
  expect(going()).toEqual(["a", "c"]);
  await end("a");
  expect(going()).toEqual(["c", "b"]);
  await end("c");
  await end("b");
  expect(going()).toEqual(["d"]);
  await end("d");
  expect((await all).results).toEqual(["a", "b", "c", "d"]);
});

it("never lets two runs use one resource at the same time, and holds up nobody else", async () => {
  const { runs, end, going } = makeRuns({
    a: { exclusive: "database" },
    b: { exclusive: "database" },
    c: { exclusive: "queue" },
    d: {},
  });
  const all = schedule(runs, WIDE);
  expect(going()).toEqual(["a", "c", "d"]);
  await end("d");
  expect(going()).toEqual(["a", "c"]);
  await end("a");
  expect(going()).toEqual(["c", "b"]);
  await end("b");
  await end("c");
  expect((await all).results).toEqual(["a", "b", "c", "d"]);
});

it("asks a provider for half as much once it had enough, and slowly for more again; others go on", async () => {
  const { runs, end, going } = makeRuns({
    a: {},
    b: {},
    c: {},
    d: {},
    e: { lane: "openai" },
    f: {},
    g: {},
  });
  const all = schedule(runs, { ...WIDE, jobs: 4 });
  expect(going()).toEqual(["a", "b", "c", "d"]);
  // Three of it still run, and two at once are allowed.
  await end("a", "limited");
  expect(going()).toEqual(["b", "c", "d", "e"]);
  await end("b", "limited");
  await end("c");
  // One and then two at once.
  expect(going()).toEqual(["d", "e", "f"]);
  await end("d");
  expect(going()).toEqual(["e", "f", "g"]);
  for (const name of ["e", "f", "g"]) await end(name);
  expect(await all).toEqual({
    results: ["limited", "limited", "c", "d", "e", "f", "g"],
    unstarted: 0,
  });
});

it("asks again when a run ends whether another may start, and starts none any more when none is left", async () => {
  const { runs, end, going } = makeRuns({ a: {}, b: {}, c: {}, d: {}, e: {} });
  let money = 2;
  const asked: number[] = [];
  const mayStart = (running: number) => {
    asked.push(running);
    return running < money;
  };
  const all = schedule(runs, { ...WIDE, mayStart });
  expect(going()).toEqual(["a", "b"]);
  // Cheaper than feared.
  money = 3;
  await end("a");
  expect(going()).toEqual(["b", "c", "d"]);
  money = 0;
  for (const name of ["b", "c", "d"]) await end(name);
  expect(await all).toEqual({ results: ["a", "b", "c", "d"], unstarted: 1 });
  expect(asked).toEqual([0, 1, 2, 1, 2, 2, 1, 0]);
});
