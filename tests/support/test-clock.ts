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
