import { describe, expect, test } from 'vitest';
import { listPlaywright } from './list-playwright.ts';
import { listUnhandled, listVitest } from './list-vitest.ts';
import { describeBrokenRun, escapePattern } from '../stage.ts';

describe('tests of Vitest', () => {
  function aFile(changes: object) {
    return { name: `${process.cwd()}/web/a.test.ts`, status: 'passed', assertionResults: [], ...changes };
  }

  test('they are named by their file and their sentence', () => {
    const assertionResults = [{ status: 'passed', fullName: 'it holds', duration: 1500 }];
    const place = { file: 'web/a.test.ts', title: 'it holds' };
    expect(listVitest({ testResults: [aFile({ assertionResults })] })).toEqual([
      { name: 'web/a.test.ts: it holds', seconds: 1.5, place },
    ]);
    expect(listVitest(undefined)).toEqual([]);
  });

  test('a failed one has its reason, and one that was not asked for is left out', () => {
    const assertionResults = [
      { status: 'failed', fullName: 'it holds', failureMessages: ['Error: it does not'] },
      { status: 'skipped', fullName: 'another' },
    ];
    const tests = listVitest({ testResults: [aFile({ status: 'failed', assertionResults })] });
    expect(tests.map(({ name, failure }) => [name, failure])).toEqual([
      ['web/a.test.ts: it holds', 'Error: it does not'],
    ]);
  });

  test('a file that broke before its first test is one failed test, which is the whole file', () => {
    const tests = listVitest({ testResults: [aFile({ status: 'failed', message: 'no database' })] });
    const place = { file: 'web/a.test.ts' };
    expect(tests).toEqual([{ name: 'web/a.test.ts', seconds: 0, failure: 'no database', place }]);
  });

  test('an error that belongs to no test fails its file', () => {
    const file = `${process.cwd()}/web/a.test.ts`;
    expect(listUnhandled([{ file, failure: 'late' }, { failure: 'elsewhere' }])).toEqual([
      {
        name: 'web/a.test.ts: outside its tests',
        seconds: 0,
        failure: 'late',
        place: { file: 'web/a.test.ts' },
      },
      { name: 'Outside the tests', seconds: 0, failure: 'elsewhere' },
    ]);
  });
});

describe('journeys of Playwright', () => {
  function aReport(results: object[], expectedStatus = 'passed') {
    const tests = [{ projectName: 'phone', expectedStatus, results }];
    const inner = { title: 'it leads there', file: 'a.spec.ts', line: 7, tests };
    return { errors: [], suites: [{ specs: [], suites: [{ specs: [inner] }] }] };
  }
  const place = { file: 'a.spec.ts', title: 'it leads there', line: 7, project: 'phone' };

  test('they are found in every group', () => {
    expect(listPlaywright(aReport([{ status: 'passed', duration: 2000 }]))).toEqual([
      { name: 'a.spec.ts (phone): it leads there', seconds: 2, place },
    ]);
    expect(listPlaywright(undefined)).toEqual([]);
  });

  test('a failed one has its reason, and so has one that did not run', () => {
    const failed = [{ status: 'failed', duration: 2000, error: { message: 'not visible' } }];
    expect(listPlaywright(aReport(failed))).toMatchObject([{ failure: 'not visible' }]);
    expect(listPlaywright(aReport([]))).toMatchObject([{ failure: 'It did not run.' }]);
    expect(listPlaywright(aReport([{ status: 'skipped', duration: 0 }]))).toMatchObject([
      { failure: 'It ended as skipped.' },
    ]);
    expect(listPlaywright(aReport([], 'skipped'))).toEqual([]);
  });

  test('an error outside the journeys is one failed test without a place', () => {
    const report = { suites: [], errors: [{ message: 'port in use' }] };
    expect(listPlaywright(report)).toEqual([
      { name: 'Outside the journeys', seconds: 0, failure: 'port in use' },
    ]);
  });
});

test('a runner fails that ran nothing, or ended badly without a failed test', () => {
  const passed = { name: 'it holds', seconds: 0 };
  expect(describeBrokenRun([], 0)).toHaveLength(1);
  expect(describeBrokenRun([passed], 1)).toHaveLength(1);
  expect(describeBrokenRun([passed], 0)).toEqual([]);
  expect(describeBrokenRun([{ ...passed, failure: 'it does not' }], 1)).toEqual([]);
});

test('a title is searched for letter by letter', () => {
  const title = 'a (b) [c] {d} e+ f? ^g$ h|i j.k* l\\m';
  expect(title).toMatch(new RegExp(`^${escapePattern(title)}$`));
});
