import { expect, it } from 'vitest';
import { measureElapsed } from './live.ts';

it('elapsed time never shrinks when the clock is set back', () => {
  let instant = 10_000;
  const elapsed = measureElapsed(() => new Date(instant));
  const at = (next: number) => {
    instant = next;
    return elapsed();
  };
  expect([at(10_000), at(10_500), at(3_000), at(3_100)]).toEqual([0, 500, 500, 600]);
});
