import { startPostgres } from '#scripts/test/start-postgres.ts';
import { startApplication } from '#tests/support/start-application.ts';
import { createDatabaseOn } from '#tests/support/databases/test-database.ts';
import { makeTestFolder } from './make-test-folder.ts';

/**
 * Vitest calls it once before the workers of the `application` project: one database server for all tests, TEST_DATABASE_URL, with
 * a migrated database to copy, TEST_DATABASE_TEMPLATE.
 */
export async function setup(): Promise<() => Promise<void>> {
  // First, so that the server's own files are in memory too, where there is room.
  const { remove } = makeTestFolder();
  const server = await startPostgres();
  // The product makes its tables and the queues of its jobs. PostgreSQL copies only databases without connections.
  const template = await createDatabaseOn(server.url);
  const application = await startApplication({ DATABASE_URL: template.url });
  // Each copy makes its own with its secret key.
  await application.context.database.deleteFrom('pushKeys').execute();
  await application.close();
  process.env['TEST_DATABASE_URL'] = server.url;
  process.env['TEST_DATABASE_TEMPLATE'] = new URL(template.url).pathname.slice(1);
  return async () => {
    await template.drop();
    await server.stop();
    remove();
  };
}
