import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildWhenStale } from './start/build-when-stale.ts';
import { endWithNpm } from './start/end-with-npm.ts';
import { endWithFailedStep } from './start/run-to-end.ts';

endWithNpm();

// Runs the built product, after building it anew when the sources are newer.
await endWithFailedStep(async () => {
  await buildWhenStale();
  await import(pathToFileURL(path.join(import.meta.dirname, '../dist/server/main.js')).href);
});
