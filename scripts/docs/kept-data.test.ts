import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { tables } from '#server/migrations/tables.ts';

const snakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

test('docs/privacy.md names every table of the database, and no other', async () => {
  const text = await readFile(path.join(import.meta.dirname, '../../docs/privacy.md'), 'utf8');
  const list = /### Where is it stored\?[\s\S]*?\n(\|[\s\S]*?)\n\n/.exec(text)?.[1] ?? '';
  const named = [...list.matchAll(/`([a-z_]+)`/g)].map(([, name = '']) => name);
  expect(named.toSorted()).toEqual(Object.keys(tables).map(snakeCase).toSorted());
});
