import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { coverageFile, writeCoverage } from './coverage.ts';

describe('the document of what shows every screen and call', () => {
  it('is as the tests are; otherwise run node scripts/write-coverage.ts', async () => {
    expect(await readFile(coverageFile, 'utf8')).toBe(await writeCoverage());
  });

  it('knows a test of everything that is built', async () => {
    expect(await writeCoverage()).not.toContain('**no test**');
  });
});
