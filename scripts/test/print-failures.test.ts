import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { printFailures } from './print-failures.ts';
import type { StageRun } from './run-stages.ts';

function aRun(changes: Partial<StageRun>): StageRun {
  return { heading: 'A stage', seconds: 1, passed: 1, failed: 0, output: '', ...changes };
}

const printed: string[] = [];

beforeEach(() => {
  printed.length = 0;
  vi.spyOn(console, 'log').mockImplementation((line: string) => printed.push(line));
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('a run without failures prints nothing', () => {
  printFailures([aRun({ tests: [{ name: 'a.test.ts: it holds', seconds: 1 }] })]);
  expect(printed).toEqual([]);
});

test('a failed test is named with the first lines of its reason', () => {
  const failure = Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n');
  printFailures([aRun({ failed: 1, tests: [{ name: 'a.test.ts: it holds', seconds: 1, failure }] })]);
  expect(printed.join('\n')).toContain('  a.test.ts: it holds\n    line 0\n    line 1');
  expect(printed.join('\n')).not.toContain('line 12');
});

test('a stage that names no failed test is listed itself', () => {
  printFailures([aRun({ heading: 'Format', failed: 1, output: 'web/a.tsx' }), aRun({})]);
  expect(printed).toEqual(['\nWhat failed', '  Format\n    web/a.tsx']);
});
