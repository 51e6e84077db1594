import { defineConfig } from 'vitest/config';

// The same application tests run on both engines. What is pure, and what is about files, pictures, mails or the answers of HTTP,
// gives the same answer on either and runs once.
const applicationTests = [
  'server/features/**/*.test.ts',
  'server/platform/**/*.test.ts',
  'tests/application/**/*.test.ts',
];
// What needs a PostgreSQL server whatever the engine of the run; the quick part must not ask for one.
const serverTests = ['scripts/test/start-postgres.test.ts'];
// They run the built product, dozens of times.
const kills = 'tests/kill/**/*.test.ts';
// About the embedded engine alone.
const embeddedTests = 'server/platform/database/database.test.ts';
const pureTests = ['**/*.{rules,policy,presenter}.test.ts'];
const testsOfOneEngine = [
  'server/platform/{configuration,http,images,logging,mail,storage}/**/*.test.ts',
  'tests/application/accounts/{data-export-making,new-passwords}.test.ts',
  'tests/application/administration/enquiry-mails.test.ts',
  'tests/application/imports/import-files.test.ts',
  'tests/application/notifications/push.test.ts',
  'tests/application/payments/receipts.test.ts',
  'tests/application/product/{access-matrix,leak,mail-over-smtp,privacy-of-logs,site-logo*,transport,wrong-fields}.test.ts',
  'tests/application/profiles/{hostile-photos,photo-files,photos,profile-photos}.test.ts',
];
const allTests = ['contract', 'server', 'tests', 'scripts', 'demo', 'bench'].map(
  (room) => `${room}/**/*.test.ts`,
);

export default defineConfig({
  test: {
    // One more than the cores of the smallest machine this has to run on: a test often waits for a job, a mail or a process.
    maxWorkers: 3,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    setupFiles: ['tests/setup/fix-seed.ts', 'tests/setup/hash-cheaply.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'embedded',
          include: [...allTests, 'web/**/*.test.{ts,tsx}'],
          exclude: [...serverTests, kills],
          env: { TEST_ENGINE: 'embedded' },
          globalSetup: ['tests/setup/migrate-embedded.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: [...applicationTests, ...serverTests],
          exclude: [...pureTests, ...testsOfOneEngine, embeddedTests],
          env: { TEST_ENGINE: 'postgres' },
          globalSetup: ['tests/setup/start-postgres.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'kills',
          include: [kills],
          env: { TEST_ENGINE: 'embedded' },
          globalSetup: ['tests/setup/build-product.ts', 'tests/setup/migrate-embedded.ts'],
        },
      },
    ],
    pool: 'forks',
    // A worker loads every module once. What a file changes for its whole process, it puts back.
    isolate: false,
    // V8 now and then dies collecting the machine code of the embedded engine, of which a worker starts hundreds: nodejs/node#64500.
    execArgv: ['--disable-warning=ExperimentalWarning', '--no-wasm-code-gc'],
  },
});
