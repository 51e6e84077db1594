import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { replaceConfigurationTable } from './docs/configuration-table.ts';

// Run it after changing a setting; a test fails while the table is out of date.
const file = path.join(import.meta.dirname, '../docs/operations.md');
await writeFile(file, await replaceConfigurationTable(await readFile(file, 'utf8')));
