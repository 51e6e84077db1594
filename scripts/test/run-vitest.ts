import { readFile } from 'node:fs/promises';
import { countVitest, listVitest } from './count-vitest.ts';
import { node, runCommand } from './run-command.ts';
import type { Outcome } from './stage.ts';
import { withReport } from './with-report.ts';

export type VitestRun = {
  project: 'embedded' | 'postgres' | 'kills' | 'components';
  /** The file that says what the project is, when it is not vitest.config.ts. */
  config?: string;
  environment?: Record<string, string>;
};

/** Runs one Vitest project and counts its tests from the JSON report. */
export async function runVitest({ project, config, environment }: VitestRun): Promise<Outcome> {
  const { result, report } = await withReport(async (reportFile) => {
    const errorsFile = `${reportFile}.errors`;
    const { exitCode } = await runCommand({
      line: [
        node,
        'node_modules/vitest/vitest.mjs',
        'run',
        `--project=${project}`,
        ...(config === undefined ? [] : [`--config=${config}`]),
        '--reporter=dot',
        '--reporter=json',
        '--reporter=./scripts/test/unhandled-errors.ts',
        `--outputFile.json=${reportFile}`,
      ],
      environment: { ...environment, UNHANDLED_ERRORS_FILE: errorsFile },
      isLive: true,
    });
    return { exitCode, output: await readFile(errorsFile, 'utf8').catch(() => '') };
  });
  return { ...countVitest(report, result.exitCode), output: result.output, tests: listVitest(report) };
}
