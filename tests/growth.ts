/** Enough for the minimum to be what the work itself costs. */
const ROUNDS = 5;
/** What is measured takes at least so long, in CPU milliseconds. */
const MEASURABLE = 2;
/** So much that what garbage and compiled code change, a factor of two or three, decides nothing. */
const FACTOR = 16;

/** Sixteen times the input costs a linear function 16 times as much, a quadratic one 256 times. */
export const LINEAR = 64;

type Work<Input> = (input: Input) => unknown;

/** CPU milliseconds of this process, so that a loaded machine does not matter. */
export async function cpuTime(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Measures the work on one input: each call gives the CPU milliseconds of one run of it. */
async function toMeasure<Input>(work: Work<Input>, input: Input): Promise<() => Promise<number>> {
  let times = 1;
  const repeat = async () => {
    for (let time = 0; time < times; time += 1) await work(input);
  };
  while ((await cpuTime(repeat)) < MEASURABLE) times *= 2;
  return async () => (await cpuTime(repeat)) / times;
}

/**
 * How many times the CPU time of `size` the work takes for 16 times that: the best of several rounds
 * of both, in turn. Expect less than LINEAR.
 */
export async function growth<Input>(
  work: Work<Input>,
  toInput: (size: number) => Input,
  size: number,
): Promise<number> {
  const measureSmall = await toMeasure(work, toInput(size));
  const measureLarge = await toMeasure(work, toInput(FACTOR * size));
  let [small, large] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let round = 0; round < ROUNDS; round += 1) {
    small = Math.min(small, await measureSmall());
    large = Math.min(large, await measureLarge());
  }
  return large / small;
}
