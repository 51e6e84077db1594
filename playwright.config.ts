import { defineConfig } from '@playwright/test';
import { chromiumArguments } from '#scripts/test/chromium-arguments.ts';
import { isGate } from '#scripts/test/extent.ts';
import { findChromium } from '#scripts/test/find-chromium.ts';
import { scaleLimit } from '#scripts/test/slowness.ts';

const wide = { viewport: { width: 1440, height: 900 } };
/** A phone with a finger instead of a mouse. */
const narrow = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: 'test-results',
  globalSetup: './tests/journeys/support/setup.ts',
  // One more than the cores of a small machine: journeys wait for mails, jobs and pages.
  workers: 3,
  // Any journey can follow any other, so the longest file does not have to wait for the end.
  fullyParallel: true,
  timeout: scaleLimit(120_000),
  // Two cores that build and test at the same time are slow now and then.
  expect: { timeout: scaleLimit(20_000), toPass: { timeout: scaleLimit(60_000) } },
  forbidOnly: true,
  use: {
    // A tenth of the work: nothing fades or moves by itself. The component tests have all motion.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: scaleLimit(20_000),
    // Starting it costs a quarter of a page. Where it has a part to play, a journey lets it in.
    serviceWorkers: 'block',
    // The test command runs a failed journey again and asks for a trace then: without a film, which costs more than the journey itself.
    trace: { mode: 'off', screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: await findChromium(),
      args: chromiumArguments,
    },
  },
  // The gate has about 25 journeys that go through the product once, each at the width where it matters most.
  projects: isGate
    ? [
        { name: 'desktop', grep: /@gate-desktop/, use: wide },
        { name: 'phone', grep: /@gate-phone/, use: narrow },
      ]
    : [
        { name: 'desktop', use: wide },
        // Journeys tagged @phone run here too.
        { name: 'phone', grep: /@phone/, use: narrow },
      ],
});
