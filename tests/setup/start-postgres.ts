import { startPostgres } from '#scripts/test/start-postgres.ts';
import { createTemplateOn } from '#tests/support/test-database.ts';
import { makeTestFolder } from './make-test-folder.ts';

/**
 * Vitest calls it once before the workers of the `postgres` project. The server is TEST_DATABASE_URL, and the database to copy
 * TEST_DATABASE_TEMPLATE.
 */
export async function setup(): Promise<() => Promise<void>> {
  const { remove } = makeTestFolder();
  const { url, stop } = await startPostgres();
  const { template, drop } = await createTemplateOn(url);
  process.env['TEST_DATABASE_URL'] = url;
  process.env['TEST_DATABASE_TEMPLATE'] = template;
  return async () => {
    await drop();
    stop();
    remove();
  };
}
