import { defineConfig } from 'vitest/config';
import { isGate } from '#scripts/test/extent.ts';
import { scaleLimit } from '#scripts/test/slowness.ts';

// They run the built product, dozens of times.
const kills = 'tests/kill/**/*.test.ts';
const killsOfTheGate = ['registrations', 'messages', 'payments'].map((name) => `tests/kill/${name}.test.ts`);
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
          exclude: [kills, 'tests/components/**', ...(isGate ? testsBeyondTheGate : [])],
          globalSetup: ['tests/setup/start-database.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'kills',
          include: isGate ? killsOfTheGate : [kills],
          globalSetup: ['tests/setup/build-product.ts'],
        },
      },
    ],
    pool: 'forks',
    // A worker loads every module once. What a file changes for its whole process, it puts back.
    isolate: false,
    execArgv: ['--disable-warning=ExperimentalWarning'],
  },
});
