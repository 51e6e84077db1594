import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { StageRun } from './run-stages.ts';
import { isFailed, type TestRun } from './stage.ts';

/** With more unsteady tests than this a run fails: then they have a common reason. */
export const mostUnsteady = 8;
const linesOfEach = 12;

export type Verdict = { passed: number; failed: number; unsteady: readonly TestRun[] };

/** Counts the tests of a run. Unsteady ones have passed, unless there are more than eight. */
export function judge(runs: readonly StageRun[]): Verdict {
  const tests = runs.flatMap((run) => run.tests);
  const unsteady = tests.filter((test) => !isFailed(test) && test.failedBefore !== undefined);
  const refused = unsteady.length > mostUnsteady ? unsteady.length : 0;
  const failed = tests.filter(isFailed).length + refused;
  return { passed: tests.length - failed, failed, unsteady };
}

/** Names what failed once more, so that the end of a long output says what is wrong. */
export function printFailures(runs: readonly StageRun[]): void {
  const failed = runs.flatMap(({ stage, tests }) =>
    tests.filter(isFailed).map((test) => ({ ...test, heading: stage.heading })),
  );
  if (failed.length > 0) console.log('\nWhat failed');
  for (const { name, heading, place, failure = '', failedBefore = [] } of failed) {
    const times = failedBefore.length > 0 ? ` (${failedBefore.length + 1} times)` : '';
    console.log(`  ${place === undefined ? heading : name}${times}\n${cut(failure)}`);
  }
}

/** Lists the tests that failed and passed when they ran again, each with its first failure. */
export function printUnsteady({ unsteady }: Verdict): void {
  if (unsteady.length === 0) return;
  const verdict = unsteady.length > mostUnsteady ? `, more than ${mostUnsteady}: the run fails` : '';
  console.log(`\nUnsteady: failed, and passed when run again alone (${unsteady.length}${verdict})`);
  for (const { name, failedBefore = [] } of unsteady) console.log(`  ${name}\n${cut(failedBefore[0] ?? '')}`);
}

/** Writes the unsteady tests with all their failures, which help to find the reason. */
export function writeUnsteady({ unsteady }: Verdict, file: string): void {
  const listed = unsteady.map(({ name, failedBefore }) => ({ name, failures: failedBefore }));
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(listed, null, 2)}\n`);
}

function cut(reason: string): string {
  const lines = stripVTControlCharacters(reason).trim().split('\n').slice(0, linesOfEach);
  return lines.map((line) => `    ${line}`).join('\n');
}
