import type { StageRun } from './run-stages.ts';

const slowest = 20;

/** Prints how long each stage took and which tests took longest, so that a slow one is seen when it comes. */
export function printTimes(runs: readonly StageRun[]): void {
  console.log('\nTime of each stage');
  for (const { stage, seconds } of runs) console.log(writeLine(seconds, stage.heading));
  const tests = runs
    .flatMap((run) => run.tests)
    .filter(({ place }) => place !== undefined)
    .toSorted((first, second) => second.seconds - first.seconds)
    .slice(0, slowest);
  if (tests.length > 0) console.log(`\nThe ${tests.length} slowest tests`);
  for (const { name, seconds } of tests) console.log(writeLine(seconds, name));
}

function writeLine(seconds: number, name: string): string {
  return `${seconds.toFixed(1).padStart(8)} s  ${name}`;
}
