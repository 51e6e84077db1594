/** A clock that only a test moves. */
export type TestClock = { now: () => Date; advanceMinutes: (minutes: number) => void };

export function createTestClock(): TestClock {
  let instant = Date.now();
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
