/** A clock that stands until a test moves it. */
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
