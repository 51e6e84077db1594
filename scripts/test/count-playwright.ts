import { z } from 'zod';
import type { Count } from './count-vitest.ts';
import type { TestRun } from './stage.ts';

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.unknown()),
});

/**
 * Counts the journeys in Playwright's JSON report. An error outside a journey (the server did not start, a file does not
 * parse), a run without journeys, and a runner that failed without naming one each count as a failure.
 */
export function countPlaywright(report: unknown, exitCode: number): Count {
  const parsed = playwrightReport.safeParse(report);
  if (!parsed.success) return { passed: 0, failed: 1 };
  const { stats, errors } = parsed.data;
  const failed = stats.unexpected + stats.flaky + errors.length;
  const passed = stats.expected;
  return { passed, failed: failed === 0 && (exitCode !== 0 || passed === 0) ? 1 : failed };
}

const journey = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(
    z.object({
      projectName: z.string(),
      results: z.array(
        z.object({ duration: z.number(), error: z.object({ message: z.string().optional() }).optional() }),
      ),
    }),
  ),
});
const suite = z.object({
  specs: z.array(journey),
  get suites() {
    return z.array(suite).optional();
  },
});
type Suite = z.infer<typeof suite>;

/** Every journey of Playwright's JSON report; its time is that of all its tries together. */
export function listPlaywright(report: unknown): TestRun[] {
  const { data } = z.object({ suites: z.array(suite) }).safeParse(report);
  return (data?.suites ?? []).flatMap(listJourneys);
}

function listJourneys({ specs, suites = [] }: Suite): TestRun[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.map(({ projectName, results }) => {
      const failed = results.find(({ error }) => error !== undefined);
      return {
        name: `${file} (${projectName}): ${title}`,
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
        ...(failed && { failure: failed.error?.message ?? '' }),
      };
    }),
  );
  return [...own, ...suites.flatMap(listJourneys)];
}
