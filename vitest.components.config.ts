import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumArguments } from '#scripts/test/chromium-arguments.ts';
import { isGate } from '#scripts/test/extent.ts';
import { findChromium } from '#scripts/test/find-chromium.ts';
import { scaleLimit } from '#scripts/test/slowness.ts';
import web from './vite.config.ts';

const { plugins, css } = web({ command: 'serve', mode: 'test' });

/** Components in a real browser, with the web's own build steps and a fake transport in place of the server. */
export default defineConfig({
  plugins: plugins ?? [],
  css: css ?? {},
  // A file that cannot be read fails its own tests; the notice of it would lie over everybody else's screens.
  server: { hmr: { overlay: false } },
  // All at once: a library that is found later makes the browser load the page again in the middle of a test.
  optimizeDeps: { entries: ['web/entry-client.tsx', 'tests/components/**/*.test.tsx'] },
  test: {
    name: 'components',
    include: ['tests/components/**/*.test.tsx'],
    // One mechanism reads all addresses; that it does so on each of them is shown by the whole run.
    exclude: isGate ? ['tests/components/screens/unknown-values.test.tsx'] : [],
    setupFiles: ['tests/components/support/setup.ts'],
    testTimeout: scaleLimit(60_000),
    hookTimeout: scaleLimit(120_000),
    // The setup empties what a test leaves behind, so all files share one page and load every module once.
    isolate: false,
    maxWorkers: 2,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        launchOptions: { executablePath: await findChromium(), args: chromiumArguments },
        // As large as the screen, so that it is shown unscaled.
        contextOptions: { viewport: { width: 1440, height: 900 } },
        actionTimeout: scaleLimit(20_000),
      }),
      instances: [{ browser: 'chromium' }],
      viewport: { width: 1440, height: 900 },
      screenshotFailures: false,
    },
    expect: { poll: { interval: 15, timeout: scaleLimit(20_000) } },
  },
});
