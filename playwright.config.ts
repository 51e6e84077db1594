import { defineConfig } from '@playwright/test';
import { findChromium } from '#scripts/test/find-chromium.ts';

const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: 'test-results',
  // A journey that passes the second time has found a fault the first time.
  retries: 0,
  workers: 1,
  timeout: 120_000,
  // Two cores that build and test at the same time are slow now and then.
  expect: { timeout: 20_000 },
  forbidOnly: true,
  use: {
    actionTimeout: 20_000,
    // Without a film, which costs a small machine more than the journey itself.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: await findChromium(),
      args: [
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Containers give little shared memory, and a browser without any crashes.
        '--disable-dev-shm-usage',
        // Chromium's sandbox refuses to start for root, which is what containers run as.
        ...(isRoot ? ['--no-sandbox'] : []),
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      // Journeys tagged @phone run here too: a screen of 390 × 844 with a finger instead of a mouse.
      grep: /@phone/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
