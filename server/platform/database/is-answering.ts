import { sql } from 'kysely';
import type { Database } from './database.ts';

/** Whether the database answers at all. */
export async function isAnswering(database: Database): Promise<boolean> {
  try {
    await sql`select 1`.execute(database);
    return true;
  } catch {
    // The reason is logged where the work that needs the database fails; readiness is only yes or no.
    return false;
  }
}
