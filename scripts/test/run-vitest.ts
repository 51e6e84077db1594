import { countVitest } from './count-vitest.ts';
import { node, runCommand } from './run-command.ts';
import type { Outcome } from './stage.ts';
import { withReport } from './with-report.ts';

export type VitestRun = {
  project: 'embedded' | 'postgres';
  exclude?: string;
  environment?: Record<string, string>;
};

/** Runs one Vitest project and counts its tests from the JSON report. */
export async function runVitest({ project, exclude, environment }: VitestRun): Promise<Outcome> {
  const { result, report } = await withReport((reportFile) =>
    runCommand({
      line: [
        node,
        'node_modules/vitest/vitest.mjs',
        'run',
        `--project=${project}`,
        '--reporter=dot',
        '--reporter=json',
        `--outputFile.json=${reportFile}`,
        ...(exclude === undefined ? [] : [`--exclude=${exclude}`]),
      ],
      ...(environment === undefined ? {} : { environment }),
      isLive: true,
    }),
  );
  return { ...countVitest(report, result.exitCode), output: '' };
}
