import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { judge, printFailures, printUnsteady, writeUnsteady } from './report.ts';
import type { StageRun } from './run-stages.ts';
import type { TestRun } from './stage.ts';

const place = { file: 'a.test.ts', title: 'it holds' };
const named = { name: 'a.test.ts: it holds', seconds: 1, place };

function aRun(tests: TestRun[]): StageRun {
  const run = () => Promise.resolve(tests);
  return { stage: { name: 'a', heading: 'A stage', part: 'gate', isAlone: true, run }, seconds: 1, tests };
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
  const runs = [aRun([named])];
  printFailures(runs);
  printUnsteady(judge(runs));
  expect(printed).toEqual([]);
});

test('a failed test is named with the first lines of its reason', () => {
  const failure = Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n');
  printFailures([aRun([{ ...named, failure, failedBefore: ['x', 'y'] }])]);
  expect(printed.join('\n')).toContain('  a.test.ts: it holds (3 times)\n    line 0\n    line 1');
  expect(printed.join('\n')).not.toContain('line 12');
});

test('what failed without a place is named by its stage', () => {
  printFailures([aRun([{ name: 'The runner itself', seconds: 1, failure: 'no browser' }]), aRun([])]);
  expect(printed).toEqual(['\nWhat failed', '  A stage\n    no browser']);
});

test('unsteady tests are listed with their first failure, and written with all', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'report-'));
  const file = path.join(folder, 'new/unsteady.json');
  const verdict = judge([aRun([named, { ...named, failedBefore: ['late', 'later'] }])]);
  printUnsteady(verdict);
  expect(printed.join('\n')).toContain('(1)\n  a.test.ts: it holds\n    late');
  expect(printed.join('\n')).not.toContain('later');
  writeUnsteady(verdict, file);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual([{ name: named.name, failures: ['late', 'later'] }]);
  rmSync(folder, { recursive: true });
});
