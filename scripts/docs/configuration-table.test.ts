import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { replaceConfigurationTable } from './configuration-table.ts';

describe('the table of settings in the documents', () => {
  it('is up to date; otherwise run node scripts/write-configuration-table.ts', async () => {
    const document = await readFile(path.join(import.meta.dirname, '../../docs/operations.md'), 'utf8');
    expect(document).toBe(await replaceConfigurationTable(document));
  });
});
