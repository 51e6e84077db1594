import { findChromium } from './find-chromium.ts';
import { node, runCommand } from './run-command.ts';
import { runPlaywright } from './run-playwright.ts';
import { runVitest } from './run-vitest.ts';
import { countCheck, type Stage } from './stage.ts';
import { startPostgres } from './start-postgres.ts';

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
    heading: 'Format (Prettier)',
    line: ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.'],
  }),
  defineCheck({
    name: 'lint',
    heading: 'Lint with types (oxlint)',
    line: ['node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings'],
  }),
  defineCheck({
    name: 'types',
    heading: 'Types (TypeScript, strict)',
    line: ['node_modules/@typescript/native/bin/tsc', '--noEmit'],
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
  {
    name: 'embedded',
    heading: 'Unit and application tests, embedded PGlite (Vitest)',
    isQuick: true,
    isAlone: true,
    run: () => runVitest({ project: 'embedded' }),
  },
  {
    name: 'kills',
    heading: 'The built product, killed in the middle (Vitest)',
    isQuick: false,
    isAlone: true,
    run: () => runVitest({ project: 'kills' }),
  },
  {
    name: 'components',
    heading: 'Components in a browser, with a fake transport (Vitest)',
    isQuick: false,
    isAlone: true,
    run: async () =>
      runVitest({
        project: 'components',
        config: 'vitest.components.config.ts',
        environment: { CHROMIUM_PATH: await findChromium() },
      }),
  },
  {
    name: 'postgres',
    heading: 'Application tests, PostgreSQL server (Vitest)',
    isQuick: false,
    isAlone: true,
    run: async () => {
      const { url, stop } = await startPostgres();
      try {
        return await runVitest({ project: 'postgres', environment: { TEST_DATABASE_URL: url } });
      } finally {
        stop();
      }
    },
  },
  {
    name: 'journeys',
    heading: 'Browser journeys (Playwright)',
    isQuick: false,
    isAlone: true,
    run: () => runPlaywright(),
  },
];

type Check = Pick<Stage, 'name' | 'heading'> & {
  line: readonly [string, ...string[]];
  isAlone?: boolean;
};

/** A quiet stage that runs one script under this node and counts as one test. */
function defineCheck({ name, heading, line, isAlone = false }: Check): Stage {
  return {
    name,
    heading,
    isQuick: true,
    isAlone,
    run: async () => countCheck(await runCommand({ line: [node, ...line] })),
  };
}
