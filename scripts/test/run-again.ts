import { mostUnsteady } from './report.ts';
import type { StageRun } from './run-stages.ts';
import { isFailed, type Stage, type TestRun } from './stage.ts';

/** How often a failed test is run again. */
const tries = 2;
/** With more failed tests than this, something is really wrong, and running them again says nothing. */
const mostRunAgain = 2 * mostUnsteady;

/**
 * Runs each failed test again up to twice, file by file, after all others have ended. One that passes at last is unsteady: it counts
 * as passed and has `failedBefore`. Checks and runners that broke are not run again.
 */
export async function runFailedAgain(runs: readonly StageRun[]): Promise<StageRun[]> {
  const count = runs.flatMap(({ tests }) => tests.filter(isFailed)).length;
  if (count > mostRunAgain) console.log(`\n${count} tests failed, too many to run them again.`);
  if (count === 0 || count > mostRunAgain) return [...runs];
  const settled: StageRun[] = [];
  for (const run of runs) settled.push({ ...run, tests: await settleStage(run) });
  return settled;
}

async function settleStage({ stage, tests }: StageRun): Promise<TestRun[]> {
  const canRunAgain = (test: TestRun) => isFailed(test) && test.place !== undefined;
  const files = Map.groupBy(tests.filter(canRunAgain), ({ place }) => `${place?.file} ${place?.project}`);
  const settled: TestRun[] = [];
  for (const failed of files.values()) settled.push(...(await settleFile(stage, failed)));
  // A whole file that ran again has run its other tests again, too.
  const names = new Set(settled.map(({ name }) => name));
  return [...tests.filter((test) => !canRunAgain(test) && !names.has(test.name)), ...settled];
}

async function settleFile(stage: Stage, failed: readonly TestRun[]): Promise<TestRun[]> {
  const settled: TestRun[] = [];
  let waiting = failed;
  for (let attempt = 1; attempt <= tries && waiting.length > 0; attempt += 1) {
    console.log(
      `\n── Again, alone (${attempt} of ${tries})\n${waiting.map(({ name }) => `   ${name}`).join('\n')}`,
    );
    const ran = await runAgain(stage, waiting);
    const outcomes = waiting.flatMap((test) => settleTest(test, ran));
    settled.push(...outcomes.filter((test) => !isFailed(test)));
    waiting = outcomes.filter(isFailed);
  }
  return [...settled, ...waiting];
}

async function runAgain({ runAgain: run }: Stage, tests: readonly TestRun[]): Promise<TestRun[]> {
  try {
    return (await run?.(tests.flatMap(({ place }) => place ?? []))) ?? [];
  } catch (error) {
    console.error(error);
    return [];
  }
}

/** What stands in the place of a failed test after it ran again. Where a file broke, these are the tests that the file has. */
function settleTest(test: TestRun, ran: readonly TestRun[]): TestRun[] {
  const found = test.place?.title === undefined ? ran : ran.filter(({ name }) => name === test.name);
  const failedBefore = [...(test.failedBefore ?? []), test.failure ?? ''];
  const [first, ...others] = found;
  if (first !== undefined && !found.some(isFailed)) return [{ ...first, failedBefore }, ...others];
  const failure = found.find(isFailed)?.failure ?? 'It did not run when it was to run again.';
  return [{ ...test, failedBefore, failure }];
}
