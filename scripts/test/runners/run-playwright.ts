import path from 'node:path';
import { findChromium } from '../find-chromium.ts';
import { listPlaywright } from './list-playwright.ts';
import { node, runCommand } from '../run-command.ts';
import { describeBrokenRun, escapePattern, type Place, type TestRun } from '../stage.ts';
import { withReport } from './with-report.ts';

/** Runs the journeys in the Chromium of this machine, or only some of one file with one worker, which record a trace. */
export async function runPlaywright(places: readonly Place[] = []): Promise<TestRun[]> {
  const chromium = await findChromium();
  const { result, report } = await withReport((reportFile) =>
    runCommand({
      line: [
        node,
        'node_modules/@playwright/test/cli.js',
        'test',
        ...chooseJourneys(places),
        '--reporter=list,json',
      ],
      environment: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile },
      isLive: true,
    }),
  );
  const tests = listPlaywright(report);
  return [...tests, ...describeBrokenRun(tests, result.exitCode)];
}

function chooseJourneys(places: readonly Place[]): string[] {
  const [first] = places;
  if (first === undefined) return [];
  const projects = new Set(places.map(({ project }) => project));
  return [
    ...places.map(({ file, line }) => `${file}:${line}`),
    ...[...projects].map((project) => `--project=${project}`),
    `--grep=${places.map(({ title }) => escapePattern(title ?? '')).join('|')}`,
    '--workers=1',
    '--trace=on',
    `--output=test-results/again/${path.basename(first.file)}`,
  ];
}
