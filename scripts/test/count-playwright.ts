import { z } from 'zod';
import type { Count } from './count-vitest.ts';
import type { TimedTest } from './stage.ts';

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
  tests: z.array(z.object({ projectName: z.string(), results: z.array(z.object({ duration: z.number() })) })),
});
const suite = z.object({
  specs: z.array(journey),
  get suites() {
    return z.array(suite).optional();
  },
});
type Suite = z.infer<typeof suite>;

/** How long each journey of Playwright's JSON report took, all its tries together. */
export function timePlaywright(report: unknown): TimedTest[] {
  const { data } = z.object({ suites: z.array(suite) }).safeParse(report);
  return (data?.suites ?? []).flatMap(listJourneys);
}

function listJourneys({ specs, suites = [] }: Suite): TimedTest[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.map(({ projectName, results }) => ({
      name: `${file} (${projectName}): ${title}`,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  );
  return [...own, ...suites.flatMap(listJourneys)];
}
