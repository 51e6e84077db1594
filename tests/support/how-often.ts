import { isGate } from '#scripts/test/extent.ts';

/** Large tests run in `npm run test:all` and by themselves, on a PostgreSQL server; the embedded engine is slower. */
export const isWhole = !isGate && process.env['TEST_ENGINE'] === 'postgres';

/** How many inputs a property gets: all, or a tenth in the gate and on the embedded engine. */
export function countTries(inFull: number): number {
  return isWhole ? inFull : Math.ceil(inFull / 10);
}
