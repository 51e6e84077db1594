const variable = 'TEST_SLOWNESS';
/** How long a round of the fixed work takes on a machine of two cores that does nothing else. */
const usualMs = 110;
const rounds = 5;
const most = 8;

/**
 * How many times as slow as usual this machine is at the start of the run, from 1 to 8. It is measured once: the processes that a
 * run starts inherit the figure as TEST_SLOWNESS.
 */
export function readSlowness(): number {
  const known = Number(process.env[variable]);
  if (known >= 1) return known;
  return measureSlowness();
}

/** Measures anew, also for the processes that are started from now on. */
export function measureSlowness(): number {
  const startedAt = performance.now();
  for (let round = 0; round < rounds; round += 1) work();
  const slowness = (performance.now() - startedAt) / rounds / usualMs;
  const bounded = Math.round(Math.min(Math.max(slowness, 1), most) * 10) / 10;
  process.env[variable] = String(bounded);
  return bounded;
}

/** A time limit for this machine, from the one for a usual machine. Limits only end what hangs. */
export function scaleLimit(milliseconds: number): number {
  return Math.round(milliseconds * readSlowness());
}

/** A fixed piece of work: sorts the same two hundred thousand numbers, which no cache or compiler makes free. */
function work(): number[] {
  return Array.from({ length: 200_000 }, (_, index) => (index * 7919) % 200_003)
    .toSorted((first, second) => first - second)
    .toSorted((first, second) => second - first);
}
