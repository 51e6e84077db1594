/**
 * How often a test kills a process, each time at another moment: a third of all rounds, so that the whole suite stays short. After
 * a change of what such a test protects, `KILL_ROUNDS=all npm test -- --only kills` does them all.
 */
export function roundsOf(all: number): number {
  return process.env['KILL_ROUNDS'] === 'all' ? all : Math.ceil(all / 3);
}
