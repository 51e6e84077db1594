import { describe, expect, test } from 'vitest';
import { countPlaywright, listPlaywright } from './count-playwright.ts';
import { countVitest, listVitest } from './count-vitest.ts';

describe('counting Vitest', () => {
  const passing = { name: 'a.test.ts', status: 'passed', assertionResults: [{ status: 'passed' }] };
  const failing = { name: 'b.test.ts', status: 'failed', assertionResults: [{ status: 'failed' }] };
  const broken = { name: 'c.test.ts', status: 'failed', assertionResults: [] };

  test('tests are counted one by one', () => {
    const report = { numPassedTests: 3, numFailedTests: 1, testResults: [passing, failing] };
    expect(countVitest(report, 1)).toEqual({ passed: 3, failed: 1 });
  });

  test('a file that broke before its first test is one failure', () => {
    const report = { numPassedTests: 3, numFailedTests: 0, testResults: [passing, broken] };
    expect(countVitest(report, 1)).toEqual({ passed: 3, failed: 1 });
  });

  test('a runner that failed without naming a test is one failure', () => {
    const report = { numPassedTests: 3, numFailedTests: 0, testResults: [passing] };
    expect(countVitest(report, 1)).toEqual({ passed: 3, failed: 1 });
  });

  test('a run without tests is one failure, and so is a missing report', () => {
    expect(countVitest({ numPassedTests: 0, numFailedTests: 0, testResults: [] }, 0)).toEqual({
      passed: 0,
      failed: 1,
    });
    expect(countVitest(undefined, 0)).toEqual({ passed: 0, failed: 1 });
  });
});

describe('counting Playwright', () => {
  function aReport(stats: object, errors: unknown[] = []) {
    return { stats: { expected: 0, unexpected: 0, flaky: 0, ...stats }, errors };
  }

  test('a flaky journey is a failed one', () => {
    expect(countPlaywright(aReport({ expected: 4, unexpected: 1, flaky: 1 }), 1)).toEqual({
      passed: 4,
      failed: 2,
    });
  });

  test('an error outside the journeys is one failure', () => {
    expect(countPlaywright(aReport({ expected: 4 }, [{ message: 'port in use' }]), 1)).toEqual({
      passed: 4,
      failed: 1,
    });
  });

  test('a run without journeys is one failure, and so is a missing report', () => {
    expect(countPlaywright(aReport({}), 0)).toEqual({ passed: 0, failed: 1 });
    expect(countPlaywright(undefined, 1)).toEqual({ passed: 0, failed: 1 });
  });
});

describe('listing tests', () => {
  test('Vitest’s tests are named by their file and their sentence', () => {
    const name = `${process.cwd()}/web/a.test.ts`;
    const assertionResults = [{ status: 'passed', fullName: 'it holds', duration: 1500 }];
    const report = {
      numPassedTests: 1,
      numFailedTests: 0,
      testResults: [{ name, status: 'passed', assertionResults }],
    };
    expect(listVitest(report)).toEqual([{ name: 'web/a.test.ts: it holds', seconds: 1.5 }]);
    expect(listVitest(undefined)).toEqual([]);
  });

  test('a failed test has a reason, and so has a file that broke before its first test', () => {
    const assertionResults = [
      { status: 'failed', fullName: 'it holds', failureMessages: ['Error: it does not'] },
    ];
    const report = {
      numPassedTests: 0,
      numFailedTests: 1,
      testResults: [
        { name: `${process.cwd()}/a.test.ts`, status: 'failed', assertionResults },
        {
          name: `${process.cwd()}/b.test.ts`,
          status: 'failed',
          message: 'no database',
          assertionResults: [],
        },
      ],
    };
    expect(listVitest(report)).toEqual([
      { name: 'a.test.ts: it holds', seconds: 0, failure: 'Error: it does not' },
      { name: 'b.test.ts', seconds: 0, failure: 'no database' },
    ]);
  });

  test('journeys are found in every group, with all their attempts', () => {
    const inner = {
      title: 'it leads there',
      file: 'a.spec.ts',
      tests: [{ projectName: 'phone', results: [{ duration: 2000 }, { duration: 1000 }] }],
    };
    const report = { suites: [{ specs: [], suites: [{ specs: [inner] }] }] };
    expect(listPlaywright(report)).toEqual([{ name: 'a.spec.ts (phone): it leads there', seconds: 3 }]);
    expect(listPlaywright(undefined)).toEqual([]);
  });

  test('a journey that failed in one of its attempts has a reason', () => {
    const results = [{ duration: 2000, error: { message: 'not visible' } }, { duration: 1000 }];
    const spec = { title: 'it leads there', file: 'a.spec.ts', tests: [{ projectName: 'phone', results }] };
    expect(listPlaywright({ suites: [{ specs: [spec] }] })).toEqual([
      { name: 'a.spec.ts (phone): it leads there', seconds: 3, failure: 'not visible' },
    ]);
  });
});
