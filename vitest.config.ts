import { defineConfig } from 'vitest/config';
import { isGate } from '#scripts/test/extent.ts';
import { scaleLimit } from '#scripts/test/slowness.ts';

// They run the built product, dozens of times.
const kills = 'tests/kill/**/*.test.ts';
const killsOfTheGate = ['registrations', 'messages', 'payments'].map((name) => `tests/kill/${name}.test.ts`);
// About the embedded engine alone.
const embeddedTests = 'server/platform/database/database.test.ts';
// The application on a database, whose answers could differ from one engine to the other.
const databaseTests = ['server/{features,platform}/**/*.test.ts', 'tests/application/**/*.test.ts'];
const testsOfOneEngine = [
  '**/*.{rules,policy,presenter}.test.ts',
  'server/platform/{configuration,http,images,logging,mail,storage}/**/*.test.ts',
  'tests/application/accounts/{data-export-making,new-passwords}.test.ts',
  'tests/application/administration/enquiry-mails.test.ts',
  'tests/application/imports/import-files.test.ts',
  'tests/application/notifications/push.test.ts',
  'tests/application/payments/receipts.test.ts',
  'tests/application/product/{access-matrix,leak,mail-over-smtp,privacy-of-logs,site-logo*,transport,wrong-fields}.test.ts',
  'tests/application/profiles/{hostile-photos,photo-files,photos,profile-photos}.test.ts',
];
const testsBeyondTheGate = [
  // Two processes on one database.
  'tests/application/connecting/contacts-of-processes.test.ts',
  'tests/application/conversations/conversation-processes.test.ts',
  'tests/application/notifications/live-processes.test.ts',
  'tests/application/payments/gateway-processes.test.ts',
  'tests/application/product/{changes-at-once,two-processes}.test.ts',
  // Ten thousand members and more.
  'tests/application/matching/{matching-plans,rare-matches}.test.ts',
  // Generated inputs to every call.
  'tests/application/product/fuzz.test.ts',
];
const allTests = ['contract', 'server', 'tests', 'scripts', 'demo', 'bench', 'web'].map(
  (room) => `${room}/**/*.test.{ts,tsx}`,
);

export default defineConfig({
  test: {
    // One more than the cores of the smallest machine this has to run on: a test often waits for a job, a mail or a process.
    maxWorkers: 3,
    testTimeout: scaleLimit(60_000),
    hookTimeout: scaleLimit(120_000),
    expect: { poll: { timeout: scaleLimit(20_000) } },
    setupFiles: ['tests/setup/fix-seed.ts', 'tests/setup/hash-cheaply.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'application',
          include: allTests,
          exclude: [kills, 'tests/components/**', embeddedTests, ...(isGate ? testsBeyondTheGate : [])],
          globalSetup: ['tests/setup/prepare-engine.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'embedded',
          include: databaseTests,
          exclude: testsOfOneEngine,
          env: { TEST_ENGINE: 'embedded' },
          globalSetup: ['tests/setup/migrate-embedded.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'kills',
          include: isGate ? killsOfTheGate : [kills],
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
