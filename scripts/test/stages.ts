import { findChromium } from './find-chromium.ts';
import { node, runCommand } from './run-command.ts';
import { runPlaywright } from './runners/run-playwright.ts';
import { runVitest } from './runners/run-vitest.ts';
import type { Place, Stage, TestRun } from './stage.ts';

/** Every stage of the test command, in order. The route tree comes first because the later stages read it. */
export const stages: readonly Stage[] = [
  defineCheck({
    name: 'generate',
    isAlone: true,
    heading: 'Route tree written from web/routes',
    line: ['scripts/test/generate-routes.ts'],
  }),
  defineCheck({
    name: 'format',
    heading: 'Format (oxfmt)',
    line: ['node_modules/oxfmt/bin/oxfmt', '--check'],
  }),
  defineCheck({
    name: 'lint',
    heading: 'Lint with types (oxlint)',
    line: ['node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings'],
  }),
  defineCheck({
    name: 'types',
    heading: 'Types (TypeScript, strict)',
    // Each further checker would read the types of all libraries again, and the linter runs beside it.
    line: ['node_modules/@typescript/native/bin/tsc', '--noEmit', '--checkers', '1'],
  }),
  defineCheck({
    name: 'borders',
    heading: 'Borders between the rooms (dependency-cruiser)',
    line: [
      'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
      '--config',
      '.dependency-cruiser.mjs',
      '.',
    ],
  }),
  defineCheck({
    name: 'vocabulary',
    heading: 'File vocabulary',
    line: ['scripts/checks/check-file-vocabulary.ts'],
  }),
  defineCheck({
    name: 'sizes',
    heading: 'Sizes of files and folders',
    line: ['scripts/checks/check-sizes.ts'],
    hasRemarks: true,
  }),
  defineCheck({
    name: 'words',
    heading: 'Forbidden words and marks',
    line: ['scripts/checks/check-words.ts'],
  }),
  defineCheck({
    name: 'sentences',
    heading: 'No sentence outside the catalogues',
    line: ['scripts/checks/check-sentences.ts'],
  }),
  defineCheck({ name: 'casts', heading: 'Every cast says why', line: ['scripts/checks/check-casts.ts'] }),
  defineCheck({
    name: 'licences',
    heading: 'Licences of every dependency',
    line: ['scripts/checks/check-licences.ts'],
  }),
  defineCheck({
    name: 'unused',
    heading: 'Nothing unused (knip)',
    line: ['node_modules/knip/bin/knip.js', '--no-progress'],
  }),
  defineTests({
    name: 'application',
    part: 'quick',
    heading: 'Unit and application tests (Vitest)',
    run: (places) => runVitest({ project: 'application' }, places),
  }),
  defineTests({
    name: 'kills',
    part: 'gate',
    heading: 'The built product, killed in the middle (Vitest)',
    run: (places) => runVitest({ project: 'kills' }, places),
  }),
  defineTests({
    name: 'components',
    part: 'gate',
    heading: 'Components in a browser, with a fake transport (Vitest)',
    run: async (places) =>
      runVitest(
        {
          project: 'components',
          config: 'vitest.components.config.ts',
          environment: { CHROMIUM_PATH: await findChromium() },
        },
        places,
      ),
  }),
  defineTests({
    name: 'journeys',
    part: 'gate',
    heading: 'Browser journeys (Playwright)',
    run: runPlaywright,
  }),
];

type Check = Pick<Stage, 'name' | 'heading'> & {
  line: readonly [string, ...string[]];
  isAlone?: boolean;
  /** Shows what the script prints although it passed. */
  hasRemarks?: boolean;
};

/** A quiet stage that runs one script under this node and is one test. */
function defineCheck({ name, heading, line, isAlone = false, hasRemarks = false }: Check): Stage {
  return {
    name,
    heading,
    part: 'quick',
    isAlone,
    run: async () => {
      const startedAt = performance.now();
      const { exitCode, output } = await runCommand({ line: [node, ...line] });
      const seconds = (performance.now() - startedAt) / 1000;
      if (exitCode !== 0) return [{ name: heading, seconds, failure: output }];
      return [{ name: heading, seconds, ...(hasRemarks && output !== '' && { remarks: output }) }];
    },
  };
}

type Tests = Pick<Stage, 'name' | 'heading' | 'part'> & {
  /** Runs all tests, or those at the places. */
  run: (places: readonly Place[]) => Promise<TestRun[]>;
};

/** A stage of tests that can be run again one by one. */
function defineTests({ run, ...stage }: Tests): Stage {
  return { ...stage, isAlone: true, run: () => run([]), runAgain: run };
}
