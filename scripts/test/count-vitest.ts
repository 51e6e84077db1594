import path from 'node:path';
import { z } from 'zod';
import type { TestRun } from './stage.ts';

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().default(''),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string().default(''),
          duration: z.number().nullish(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});
type FileReport = z.infer<typeof vitestReport>['testResults'][number];

export type Count = { passed: number; failed: number };

/**
 * Counts the tests in Vitest's JSON report. A file that broke before any of its tests could run counts as one failure,
 * so does a run without tests, and so does a runner that failed without naming a test.
 */
export function countVitest(report: unknown, exitCode: number): Count {
  const parsed = vitestReport.safeParse(report);
  if (!parsed.success) return { passed: 0, failed: 1 };
  const { numPassedTests: passed, numFailedTests, testResults } = parsed.data;
  const failed = numFailedTests + testResults.filter(isBroken).length;
  return { passed, failed: failed === 0 && (exitCode !== 0 || passed === 0) ? 1 : failed };
}

/** Every test of Vitest's JSON report, and every file that broke before its first test. */
export function listVitest(report: unknown): TestRun[] {
  const { data } = vitestReport.safeParse(report);
  return (data?.testResults ?? []).flatMap(listTests);
}

function isBroken(file: FileReport): boolean {
  return file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed');
}

function listTests(file: FileReport): TestRun[] {
  const fileName = path.relative(process.cwd(), file.name);
  const tests = file.assertionResults.map(({ status, fullName, duration, failureMessages }) => ({
    name: `${fileName}: ${fullName}`,
    seconds: (duration ?? 0) / 1000,
    ...(status === 'failed' && { failure: (failureMessages ?? []).join('\n') }),
  }));
  return isBroken(file) ? [...tests, { name: fileName, seconds: 0, failure: file.message }] : tests;
}
