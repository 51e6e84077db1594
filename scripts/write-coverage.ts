import { writeFile } from 'node:fs/promises';
import { coverageFile, writeCoverage } from './docs/coverage.ts';

// Run it after adding a screen, a call or a test; a test fails while the document is out of date.
await writeFile(coverageFile, await writeCoverage());
