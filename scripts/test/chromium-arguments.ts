const isRoot = process.getuid?.() === 0;

/** How the tests start Chromium: without a screen, and without calls to its maker. */
export const chromiumArguments: string[] = [
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
];
