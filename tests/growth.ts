/** Enough for the minimum to be what the work itself costs. */
const ROUNDS = 5;
/** What is measured takes at least so long, in CPU milliseconds. */
const MEASURABLE = 5;

/** Four times the input costs a linear function 4 times as much, a quadratic one 16 times. */
export const LINEAR = 8;

type Work<Input> = (input: Input) => unknown;

/** CPU milliseconds of this process, so that a loaded machine does not matter. */
export async function cpuTime(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

async function repeat<Input>(work: Work<Input>, input: Input, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) await work(input);
}

/**
 * How many times the CPU time of `size` the work takes for four times that: the best of several
 * rounds of both, in turn. Expect less than LINEAR.
 */
export async function growth<Input>(
  work: Work<Input>,
  toInput: (size: number) => Input,
  size: number,
): Promise<number> {
  const [small, large] = [toInput(size), toInput(4 * size)];
  let times = 1;
  // The first run is slower than any later one: its time says nothing.
  await work(small);
  while ((await cpuTime(() => repeat(work, small, times))) < MEASURABLE) times *= 2;
  let [few, many] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let round = 0; round < ROUNDS; round += 1) {
    few = Math.min(few, await cpuTime(() => repeat(work, small, times)));
    many = Math.min(many, await cpuTime(() => repeat(work, large, times)));
  }
  return many / few;
}
