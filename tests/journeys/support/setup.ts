import { buildWhenStale } from '#scripts/start/build-when-stale.ts';
import { startPostgres } from '#scripts/test/start-postgres.ts';
import { announceTemplate } from './database.ts';
import { createTemplateOn } from '#tests/support/databases/test-database.ts';

/**
 * Once for a run of journeys: builds the product, so that workers do not, and starts the PostgreSQL server on which each product
 * has a database of its own.
 */
export default async function prepareJourneys(): Promise<() => Promise<void>> {
  const [server] = await Promise.all([startPostgres(), buildWhenStale()]);
  const { template, drop } = await createTemplateOn(server.url);
  announceTemplate({ server: server.url, template });
  return async () => {
    await drop();
    await server.stop();
  };
}
