import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { coverageFile, writeCoverage } from './coverage.ts';

describe('the table of screens, calls and their tests', () => {
  it('is up to date; otherwise run node scripts/write-coverage.ts', async () => {
    expect(await readFile(coverageFile, 'utf8')).toBe(await writeCoverage());
  });

  it('names a test of everything that is built', async () => {
    expect(await writeCoverage()).not.toContain('**no test**');
  });
});
