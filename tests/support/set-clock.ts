import type { TestClock } from './test-clock.ts';

/** Sets the clock of a test to an instant, before or after the one it shows. */
export function setClock(clock: TestClock, instant: string): void {
  clock.advanceMinutes((new Date(instant).getTime() - clock.now().getTime()) / 60_000);
}
