import { countPlaywright, listPlaywright } from './count-playwright.ts';
import { findChromium } from './find-chromium.ts';
import { node, runCommand } from './run-command.ts';
import type { Outcome } from './stage.ts';
import { withReport } from './with-report.ts';

/** Runs the browser journeys in the Chromium of this machine and counts them from the JSON report. */
export async function runPlaywright(): Promise<Outcome> {
  const chromium = await findChromium();
  const { result, report } = await withReport((reportFile) =>
    runCommand({
      line: [node, 'node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'],
      environment: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile },
      isLive: true,
    }),
  );
  return { ...countPlaywright(report, result.exitCode), output: '', tests: listPlaywright(report) };
}
