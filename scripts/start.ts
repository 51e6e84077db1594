import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildWhenStale } from './start/build-when-stale.ts';

// Runs the product for real: builds it first when the sources are newer than what was built.
await buildWhenStale();
await import(pathToFileURL(path.join(import.meta.dirname, '../dist/server/main.js')).href);
