import { z } from 'zod';
import type { Count } from './count-vitest.ts';

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
