import path from 'node:path';
import { z } from 'zod';
import type { TestRun } from '../stage.ts';

const vitestReport = z.object({
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

/** Every test of Vitest's JSON report that ran. A file that broke before its first test, or beside its tests, is one failed test. */
export function listVitest(report: unknown): TestRun[] {
  const { data } = vitestReport.safeParse(report);
  return (data?.testResults ?? []).flatMap(listTests);
}

function listTests(report: FileReport): TestRun[] {
  const file = path.relative(process.cwd(), report.name);
  const ran = report.assertionResults.filter(({ status }) => status === 'passed' || status === 'failed');
  const tests = ran.map(({ status, fullName, duration, failureMessages }) => ({
    name: `${file}: ${fullName}`,
    seconds: (duration ?? 0) / 1000,
    place: { file, title: fullName },
    ...(status === 'failed' && { failure: (failureMessages ?? []).join('\n') }),
  }));
  const isBroken = report.status === 'failed' && !ran.some(({ status }) => status === 'failed');
  return isBroken ? [...tests, { name: file, seconds: 0, place: { file }, failure: report.message }] : tests;
}

const unhandledErrors = z.array(z.object({ file: z.string().optional(), failure: z.string() }));

/** The errors that unhandled-errors.ts wrote down: each is one failed test, and runs its whole file again when that is known. */
export function listUnhandled(errors: unknown): TestRun[] {
  return unhandledErrors.parse(errors).map(({ file: source, failure }) => {
    if (source === undefined) return { name: 'Outside the tests', seconds: 0, failure };
    const file = path.relative(process.cwd(), source);
    return { name: `${file}: outside its tests`, seconds: 0, failure, place: { file } };
  });
}
