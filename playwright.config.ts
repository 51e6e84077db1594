import { defineConfig } from '@playwright/test';
import { chromiumArguments } from '#scripts/test/chromium-arguments.ts';
import { findChromium } from '#scripts/test/find-chromium.ts';

const wide = { viewport: { width: 1440, height: 900 } };
/** The whole ways through the product, which are gone on its embedded engine. */
const embedded = '**/embedded/*.spec.ts';

export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: 'test-results',
  globalSetup: './tests/journeys/support/setup.ts',
  // A journey that passes the second time has found a fault the first time. The second time is there to be traced.
  retries: 1,
  failOnFlakyTests: true,
  // One more than the cores of a small machine: journeys wait for mails, jobs and pages.
  workers: 3,
  // Any journey can follow any other, so the longest file does not have to wait for the end.
  fullyParallel: true,
  timeout: 120_000,
  // Two cores that build and test at the same time are slow now and then.
  expect: { timeout: 20_000 },
  forbidOnly: true,
  use: {
    // A tenth of the work: nothing fades or moves by itself. The component tests have all motion.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 20_000,
    // Starting it costs a quarter of a page. Where it has a part to play, a journey lets it in.
    serviceWorkers: 'block',
    // Without a film, which costs a small machine more than the journey itself.
    trace: { mode: 'on-first-retry', screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: await findChromium(),
      args: chromiumArguments,
    },
  },
  projects: [
    {
      name: 'embedded',
      // The longest begin first, one after the other through one product that took its time to start.
      testMatch: embedded,
      workers: 1,
      use: { ...wide, serviceWorkers: 'allow' },
    },
    { name: 'desktop', testIgnore: embedded, use: wide },
    {
      name: 'phone',
      // Journeys tagged @phone run here too: a screen of 390 × 844 with a finger instead of a mouse.
      grep: /@phone/,
      testIgnore: embedded,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
