import { sql } from 'kysely';
import type { Database } from './database.ts';

/** Where the processes on one database hear each other. */
export const processChannel = 'live';

/** Tells all processes on this database, when the transaction is committed. A payload has less than 8,000 bytes. */
export async function notifyProcesses(transaction: Database, payloads: readonly string[]): Promise<void> {
  await sql`
    select pg_notify(${processChannel}, payload) from unnest(${[...payloads]}::text[]) as payload`.execute(
    transaction,
  );
}
