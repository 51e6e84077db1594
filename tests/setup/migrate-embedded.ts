import { join } from 'node:path';
import { startApplication } from '#tests/support/start-application.ts';
import { makeTestFolder } from './make-test-folder.ts';

/**
 * Vitest calls it once before the workers of the `embedded` project. Making an embedded database takes longer than most tests, so
 * the product makes it once, with the queues of its jobs; tests copy TEST_DATABASE_TEMPLATE.
 */
export async function setup(): Promise<() => void> {
  const { folder, remove } = makeTestFolder();
  const dataDirectory = join(folder, 'template');
  const application = await startApplication({ DATA_DIR: dataDirectory });
  // Each copy makes its own with its secret key.
  await application.context.database.deleteFrom('pushKeys').execute();
  await application.close();
  process.env['TEST_DATABASE_TEMPLATE'] = join(dataDirectory, 'database');
  return remove;
}
