import { startPostgres } from '#scripts/test/start-postgres.ts';

/** Vitest calls it once before the workers of the `postgres` project; they find the server in TEST_DATABASE_URL. */
export async function setup(): Promise<() => void> {
  const { url, stop } = await startPostgres();
  process.env['TEST_DATABASE_URL'] = url;
  return stop;
}
