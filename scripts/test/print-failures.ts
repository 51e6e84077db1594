import { stripVTControlCharacters } from 'node:util';
import type { StageRun } from './run-stages.ts';

const linesOfEach = 12;

/** Names what failed once more, so that the end of a long output says what is wrong. */
export function printFailures(runs: readonly StageRun[]): void {
  const failures = runs.filter(({ failed }) => failed > 0).flatMap(listFailures);
  if (failures.length > 0) console.log('\nWhat failed');
  for (const { name, reason } of failures) console.log(`  ${name}\n${cut(reason)}`);
}

/** A stage that names no failed test (a check, or a runner that broke) is listed itself, with the end of its output. */
function listFailures({ heading, output, tests = [] }: StageRun): { name: string; reason: string }[] {
  const named = tests.flatMap(({ name, failure }) =>
    failure === undefined ? [] : [{ name, reason: failure }],
  );
  return named.length > 0 ? named : [{ name: heading, reason: output }];
}

function cut(reason: string): string {
  const lines = stripVTControlCharacters(reason).trim().split('\n').slice(0, linesOfEach);
  return lines.map((line) => `    ${line}`).join('\n');
}
