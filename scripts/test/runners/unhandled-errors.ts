import { writeFileSync } from 'node:fs';
import type { Reporter } from 'vitest/node';

/** Writes down the errors of a Vitest run that belong to no test, each with its file when it is known; Vitest's JSON report leaves them out. */
export default class UnhandledErrors implements Reporter {
  onTestRunEnd(...[, errors]: Parameters<NonNullable<Reporter['onTestRunEnd']>>): void {
    const target = process.env['UNHANDLED_ERRORS_FILE'];
    if (target === undefined || errors.length === 0) return;
    const listed = errors.map((error) => ({
      file: error['VITEST_TEST_PATH'],
      failure: error.stack ?? error.message,
    }));
    writeFileSync(target, JSON.stringify(listed));
  }
}
