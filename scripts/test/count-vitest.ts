import path from 'node:path';
import { z } from 'zod';
import type { TimedTest } from './stage.ts';

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(
        z.object({ status: z.string(), fullName: z.string().default(''), duration: z.number().nullish() }),
      ),
    }),
  ),
});

export type Count = { passed: number; failed: number };

/**
 * Counts the tests in Vitest's JSON report. A file that broke before any of its tests could run counts as one failure,
 * so does a run without tests, and so does a runner that failed without naming a test.
 */
export function countVitest(report: unknown, exitCode: number): Count {
  const parsed = vitestReport.safeParse(report);
  if (!parsed.success) return { passed: 0, failed: 1 };
  const { numPassedTests: passed, numFailedTests, testResults } = parsed.data;
  const brokenFiles = testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  ).length;
  const failed = numFailedTests + brokenFiles;
  return { passed, failed: failed === 0 && (exitCode !== 0 || passed === 0) ? 1 : failed };
}

/** How long each test of Vitest's JSON report took. */
export function timeVitest(report: unknown): TimedTest[] {
  const { data } = vitestReport.safeParse(report);
  return (data?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${path.relative(process.cwd(), name)}: ${fullName}`,
      seconds: (duration ?? 0) / 1000,
    })),
  );
}
