import type { Insertable, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Tables } from '#server/migrations/tables.ts';
import type { Database } from '#server/platform/database/database.ts';

export async function insertContact(
  database: Database,
  contact: Insertable<Tables['reportContacts']>,
): Promise<void> {
  await database.insertInto('reportContacts').values(contact).execute();
}

export async function findContact(
  database: Database,
  reportId: number,
): Promise<Selectable<Tables['reportContacts']> | undefined> {
  return database
    .selectFrom('reportContacts')
    .selectAll()
    .where('reportId', '=', reportId)
    .executeTakeFirst();
}

/** Locks two names until the transaction ends, so that complaints with one of them are counted one at a time. */
export async function lockNames(database: Database, names: readonly string[]): Promise<void> {
  for (const name of names.toSorted()) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`complaint ${name}`}, 0))`.execute(database);
  }
}

/** How many complaints came from an address, and from a network, since an instant. */
export async function countComplaints(
  database: Database,
  { email, networkHash, since }: { email: string; networkHash: string; since: Date },
): Promise<{ ofEmail: number; ofNetwork: number }> {
  const count = async (column: 'email' | 'networkHash', value: string) => {
    const row = await database
      .selectFrom('reportContacts')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where(column, '=', value)
      .where('createdAt', '>', since)
      .executeTakeFirstOrThrow();
    return row.count;
  };
  return { ofEmail: await count('email', email), ofNetwork: await count('networkHash', networkHash) };
}

/** Removes the contact details of complaints that were decided before an instant. */
export async function deleteOldContacts(database: Database, before: Date): Promise<void> {
  await database
    .deleteFrom('reportContacts')
    .where('reportId', 'in', (reports) =>
      reports
        .selectFrom('reports')
        .innerJoin('reportDecisions', 'reportDecisions.reportId', 'reports.id')
        .select('reports.id')
        .where('reports.status', '=', 'closed')
        .groupBy('reports.id')
        .having((eb) => eb.fn.max('reportDecisions.decidedAt'), '<', before),
    )
    .execute();
}
