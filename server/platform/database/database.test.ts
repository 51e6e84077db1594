import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyEmbeddedTemplate } from '#tests/support/databases/test-database.ts';
import { isAnswering, openDatabase } from './database.ts';

test('other work runs between the statements of the embedded database', async () => {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'intandem-turns-'));
  copyEmbeddedTemplate(dataDirectory);
  const { database, close } = await openDatabase({
    databaseUrl: undefined,
    poolSize: 1,
    dataDirectory,
    onError: (error) => {
      throw error;
    },
  });
  const statements = 20;
  let turns = 0;
  const countTurn = () => {
    turns += 1;
    counting = setImmediate(countTurn);
  };
  let counting = setImmediate(countTurn);
  await Promise.all(Array.from({ length: statements }, () => isAnswering(database)));
  clearImmediate(counting);
  await close();
  await rm(dataDirectory, { recursive: true });
  expect(turns).toBeGreaterThanOrEqual(statements);
});
