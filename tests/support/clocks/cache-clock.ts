import { onTestFinished, vi } from 'vitest';

/** Stops the clock by which cached answers grow old until the end of the test; the returned function lets seconds pass. */
export function holdCacheClock(): (seconds: number) => void {
  let instant = performance.now();
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => instant);
  onTestFinished(() => clock.mockRestore());
  return (seconds) => {
    instant += seconds * 1000;
  };
}
