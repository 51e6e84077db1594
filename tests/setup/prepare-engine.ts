import { startPostgres, type TestServer } from '#scripts/test/start-postgres.ts';
import { startApplication } from '#tests/support/start-application.ts';
import { createDatabaseOn, type TestDatabase } from '#tests/support/databases/test-database.ts';
import { makeTestFolder } from './make-test-folder.ts';
import { setup as migrateEmbedded } from './migrate-embedded.ts';

/**
 * Vitest calls it once before the workers of the `application` project. The tests run on a PostgreSQL server, or on the embedded
 * engine where none can be started or TEST_ENGINE=embedded asks for it. The server is TEST_DATABASE_URL, and the database to copy
 * TEST_DATABASE_TEMPLATE.
 */
export async function setup(): Promise<() => void | Promise<void>> {
  // First, so that the server's own files are in memory too, where there is room.
  const { remove } = makeTestFolder();
  const server = process.env['TEST_ENGINE'] === 'embedded' ? null : await tryToStart();
  process.env['TEST_ENGINE'] = server === null ? 'embedded' : 'postgres';
  if (server === null) return migrateEmbedded();
  const template = await migrateOn(server);
  return async () => {
    await template.drop();
    server.stop();
    remove();
  };
}

async function tryToStart(): Promise<TestServer | null> {
  try {
    return await startPostgres();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    process.stderr.write(`The tests run on the embedded engine: ${reason}\n`);
    return null;
  }
}

async function migrateOn({ url }: TestServer): Promise<TestDatabase<string>> {
  // The product makes its tables and the queues of its jobs. PostgreSQL copies only databases without connections.
  const template = await createDatabaseOn(url);
  const application = await startApplication({ DATABASE_URL: template.url });
  // Each copy makes its own with its secret key.
  await application.context.database.deleteFrom('pushKeys').execute();
  await application.close();
  process.env['TEST_DATABASE_URL'] = url;
  process.env['TEST_DATABASE_TEMPLATE'] = new URL(template.url).pathname.slice(1);
  return template;
}
