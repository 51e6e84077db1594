import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { installPackages } from './install-package.ts';

// The headless shell draws the same pages without the windows of a whole browser, in four fifths of the time.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Finds a Chromium: CHROMIUM_PATH, else an installed one, else Playwright's own; undefined when there is none. */
function locateChromium(): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/bin', '/snap/bin'];
  const installed = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...installed, ...applications, chromium.executablePath()].find((file) => existsSync(file));
}

/** Finds a Chromium or installs Debian's; when neither is possible, says in one line what to install. */
export async function findChromium(): Promise<string> {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen !== undefined) {
    if (existsSync(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH is ${chosen}, and there is no such file.`);
  }
  const found = locateChromium();
  if (found !== undefined) return found;
  // Not every release of Debian and its kin has the shell by itself.
  if (!(await installPackages(['chromium-headless-shell']))) await installPackages(['chromium']);
  const installed = locateChromium();
  if (installed !== undefined) return installed;
  throw new Error(
    'The journeys need a Chromium: run `npx playwright install chromium`, or set CHROMIUM_PATH.',
  );
}
