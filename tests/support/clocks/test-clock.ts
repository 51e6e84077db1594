/** When tests begin: a Wednesday afternoon in India, in the middle of a month. Files keep their own, real times, which are later. */
export const beginning = Date.parse('2026-06-17T10:00:00Z');

/** A clock that only a test moves. */
export type TestClock = { now: () => Date; advanceMinutes: (minutes: number) => void };

export function createTestClock(instantOfStart = beginning): TestClock {
  let instant = instantOfStart;
  return {
    now: () => new Date(instant),
    advanceMinutes: (minutes) => {
      instant += minutes * 60_000;
    },
  };
}

/** Sets the clock of a test to an instant, before or after the one it shows. */
export function setClock(clock: TestClock, instant: string): void {
  clock.advanceMinutes((new Date(instant).getTime() - clock.now().getTime()) / 60_000);
}

/** A context by whose clock every file is old: files keep the real times at which they were written. */
export function whenFilesAreOld<C extends { now: () => Date }>(context: C): C {
  return { ...context, now: () => new Date('2100-01-01T00:00:00Z') };
}
