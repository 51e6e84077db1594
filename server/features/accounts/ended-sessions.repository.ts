import { sql } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';

/** Which of some sessions are gone, have expired, or belong to an account that is not active. */
export async function listEnded(
  database: Database,
  { ids, now }: { ids: readonly number[]; now: Date },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select asked.id from unnest(${[...ids]}::integer[]) as asked (id)
    where not exists (
      select from sessions join accounts on accounts.id = sessions.account_id
      where sessions.id = asked.id and sessions.expires_at > ${now} and accounts.status = 'active'
    )`.execute(database);
  return rows.map(({ id }) => id);
}
