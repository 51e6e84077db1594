import { countVitest, listVitest } from './count-vitest.ts';
import { node, runCommand } from './run-command.ts';
import type { Outcome } from './stage.ts';
import { withReport } from './with-report.ts';

export type VitestRun = {
  project: 'embedded' | 'postgres' | 'components';
  /** The file that says what the project is, when it is not vitest.config.ts. */
  config?: string;
  environment?: Record<string, string>;
};

/** Runs one Vitest project and counts its tests from the JSON report. */
export async function runVitest({ project, config, environment }: VitestRun): Promise<Outcome> {
  const { result, report } = await withReport((reportFile) =>
    runCommand({
      line: [
        node,
        'node_modules/vitest/vitest.mjs',
        'run',
        `--project=${project}`,
        ...(config === undefined ? [] : [`--config=${config}`]),
        '--reporter=dot',
        '--reporter=json',
        `--outputFile.json=${reportFile}`,
      ],
      ...(environment === undefined ? {} : { environment }),
      isLive: true,
    }),
  );
  return { ...countVitest(report, result.exitCode), output: '', tests: listVitest(report) };
}
