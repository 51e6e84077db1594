import { isGate } from '#scripts/test/extent.ts';

/** Large tests run in `npm run test:all` and by themselves. */
export const isWhole = !isGate;

/** How many inputs a property gets: all, or a tenth in the gate. */
export function countTries(inFull: number): number {
  return isWhole ? inFull : Math.ceil(inFull / 10);
}
