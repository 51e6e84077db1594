import { writeFileSync } from 'node:fs';
import type { Reporter } from 'vitest/node';

/** Writes down the errors of a Vitest run that belong to no test; Vitest's JSON report leaves them out. */
export default class UnhandledErrors implements Reporter {
  onTestRunEnd(...[, errors]: Parameters<NonNullable<Reporter['onTestRunEnd']>>): void {
    const file = process.env['UNHANDLED_ERRORS_FILE'];
    if (file === undefined || errors.length === 0) return;
    writeFileSync(file, errors.map(({ message, stack }) => stack ?? message).join('\n\n'));
  }
}
