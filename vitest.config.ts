import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// The same application tests run on both engines; what is pure gives the same answer on either and runs once.
const applicationTests = [
  'server/features/**/*.test.ts',
  'server/platform/**/*.test.ts',
  'tests/application/**/*.test.ts',
];
// What needs a PostgreSQL server whatever the engine of the run; the quick part must not ask for one.
const serverTests = ['scripts/test/start-postgres.test.ts', 'tests/kill/live.test.ts'];
// The kills start a server dozens of times; the quick part leaves them out.
const kills = 'tests/kill/**';
const pureTests = ['**/*.{rules,policy,presenter}.test.ts'];
const allTests = ['contract', 'server', 'tests', 'scripts', 'demo', 'bench'].map(
  (room) => `${room}/**/*.test.ts`,
);

/** The kills take longest by far. Begun last, they would be waited for while nothing else is left to do. */
class KillsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await BaseSequencer.prototype.sort.call(this, files);
    return sorted.toSorted((one, other) => Number(isKill(other)) - Number(isKill(one)));
  }
}

function isKill({ moduleId }: TestSpecification): boolean {
  return moduleId.includes('/tests/kill/');
}

export default defineConfig({
  test: {
    // One more than the cores of the smallest machine this has to run on: a test often waits for a job, a mail or a process.
    maxWorkers: 3,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    setupFiles: ['tests/setup/fix-seed.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'embedded',
          include: [...allTests, 'web/**/*.test.{ts,tsx}'],
          exclude: process.env['TEST_KILLS'] === 'off' ? [...serverTests, kills] : serverTests,
          env: { TEST_ENGINE: 'embedded' },
          globalSetup: ['tests/setup/migrate-embedded.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: [...applicationTests, ...serverTests],
          exclude: pureTests,
          env: { TEST_ENGINE: 'postgres' },
          globalSetup: ['tests/setup/start-postgres.ts'],
        },
      },
    ],
    pool: 'forks',
    // A worker loads every module once. What a file changes for its whole process, it puts back.
    isolate: false,
    sequence: { sequencer: KillsFirst },
    execArgv: ['--disable-warning=ExperimentalWarning'],
  },
});
