import { z } from 'zod';
import type { TestRun } from '../stage.ts';

const journey = z.object({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  tests: z.array(
    z.object({
      projectName: z.string(),
      expectedStatus: z.string(),
      results: z.array(
        z.object({
          status: z.string(),
          duration: z.number(),
          error: z.object({ message: z.string().optional() }).optional(),
        }),
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
const playwrightReport = z.object({
  suites: z.array(suite),
  errors: z.array(z.object({ message: z.string().optional() })),
});
type Suite = z.infer<typeof suite>;
type Journey = z.infer<typeof journey>;

/**
 * Every journey of Playwright's JSON report. One that did not run, because what comes before it failed, is a failed one, and so is an
 * error outside the journeys: the server did not start, or a file does not parse.
 */
export function listPlaywright(report: unknown): TestRun[] {
  const { data } = playwrightReport.safeParse(report);
  if (data === undefined) return [];
  const errors = data.errors.map(({ message }) => ({
    name: 'Outside the journeys',
    seconds: 0,
    failure: message ?? '',
  }));
  return [...data.suites.flatMap(listJourneys), ...errors];
}

function listJourneys({ specs, suites = [] }: Suite): TestRun[] {
  return [...specs.flatMap(listWidths), ...suites.flatMap(listJourneys)];
}

function listWidths({ title, file, line, tests }: Journey): TestRun[] {
  const asked = tests.filter(({ expectedStatus }) => expectedStatus !== 'skipped');
  return asked.map(({ projectName, expectedStatus, results }) => {
    const last = results.at(-1);
    const failure =
      last === undefined ? 'It did not run.' : (last.error?.message ?? `It ended as ${last.status}.`);
    return {
      name: `${file} (${projectName}): ${title}`,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      place: { file, title, line, project: projectName },
      ...(last?.status !== expectedStatus && { failure }),
    };
  });
}
