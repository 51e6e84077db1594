/**
 * How many inputs a property gets on the engine of this run: all on a PostgreSQL server, which is faster, and a tenth on the
 * embedded engine. `npm test` runs both.
 */
export function countTries(inFull: number): number {
  return process.env['TEST_ENGINE'] === 'postgres' ? inFull : Math.ceil(inFull / 10);
}
