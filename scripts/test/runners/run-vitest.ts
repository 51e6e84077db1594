import { existsSync, readFileSync } from 'node:fs';
import { listUnhandled, listVitest } from './list-vitest.ts';
import { node, runCommand } from '../run-command.ts';
import { describeBrokenRun, escapePattern, type Place, type TestRun } from '../stage.ts';
import { withReport } from './with-report.ts';

export type VitestProject = {
  project: 'application' | 'kills' | 'components';
  /** The file that says what the project is, when it is not vitest.config.ts. */
  config?: string;
  environment?: Record<string, string>;
};

/** Runs one Vitest project, or only some tests of one file with one worker, and lists the tests from the JSON report. */
export async function runVitest(
  { project, config, environment }: VitestProject,
  places: readonly Place[] = [],
): Promise<TestRun[]> {
  const { result, report } = await withReport(async (reportFile) => {
    const errorsFile = `${reportFile}.errors`;
    const { exitCode } = await runCommand({
      line: [
        node,
        'node_modules/vitest/vitest.mjs',
        'run',
        `--project=${project}`,
        ...(config === undefined ? [] : [`--config=${config}`]),
        ...chooseTests(places),
        '--reporter=dot',
        '--reporter=json',
        '--reporter=./scripts/test/runners/unhandled-errors.ts',
        `--outputFile.json=${reportFile}`,
      ],
      environment: { ...environment, UNHANDLED_ERRORS_FILE: errorsFile },
      isLive: true,
    });
    return { exitCode, errors: existsSync(errorsFile) ? readFileSync(errorsFile, 'utf8') : '[]' };
  });
  const tests = [...listVitest(report), ...listUnhandled(JSON.parse(result.errors))];
  return [...tests, ...describeBrokenRun(tests, result.exitCode)];
}

function chooseTests(places: readonly Place[]): string[] {
  const [first] = places;
  if (first === undefined) return [];
  const titles = places.flatMap(({ title }) => (title === undefined ? [] : [escapePattern(title)]));
  const isWholeFile = titles.length < places.length;
  return [
    first.file,
    '--maxWorkers=1',
    ...(isWholeFile ? [] : [`--testNamePattern=^(${titles.join('|')})$`]),
  ];
}
