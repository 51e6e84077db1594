import { join } from 'node:path';
import { openStore } from '#scripts/operator/open-store.ts';
import { makeTestFolder } from './make-test-folder.ts';

/**
 * Vitest calls it once before the workers of the `embedded` project. Making an embedded database takes longer than most tests, so
 * it is made once; tests copy TEST_DATABASE_TEMPLATE.
 */
export async function setup(): Promise<() => void> {
  const { folder, remove } = makeTestFolder();
  const dataDirectory = join(folder, 'template');
  const store = await openStore({ DATA_DIR: dataDirectory });
  await store.close();
  process.env['TEST_DATABASE_TEMPLATE'] = join(dataDirectory, 'database');
  return remove;
}
