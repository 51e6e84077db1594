/**
 * How often a property is tried on the engine of this run: in full on a PostgreSQL server, which answers faster, and a fifth as
 * often on the embedded engine. `npm test` runs both, so the properties hold as often as they say.
 */
export function countTries(inFull: number): number {
  return process.env['TEST_ENGINE'] === 'postgres' ? inFull : Math.ceil(inFull / 5);
}
