import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Tables } from '#server/migrations/tables.ts';
import type { Database } from '#server/platform/database/database.ts';

/**
 * A case shows what the two people have with each other and what was decided, so this file also reads tables of accounts, profiles,
 * photos, interests and blocks.
 */

export type Report = Selectable<Tables['reports']>;

/** The report, locked until the transaction ends, so that decisions about it follow one another. */
export async function lockReport(database: Database, id: number): Promise<Report | undefined> {
  return database.selectFrom('reports').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function changeReport(
  database: Database,
  { id, change }: { id: number; change: Updateable<Tables['reports']> },
): Promise<void> {
  await database.updateTable('reports').set(change).where('id', '=', id).execute();
}

export async function insertDecision(
  database: Database,
  decision: Insertable<Tables['reportDecisions']>,
): Promise<number> {
  const { id } = await database
    .insertInto('reportDecisions')
    .values(decision)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function findDecision(
  database: Database,
  id: number,
): Promise<Selectable<Tables['reportDecisions']> | undefined> {
  return database.selectFrom('reportDecisions').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The decisions in a report, the latest first, with name and address of each administrator. */
export async function listDecisions(database: Database, reportId: number) {
  return database
    .selectFrom('reportDecisions')
    .leftJoin('administrators', 'administrators.accountId', 'reportDecisions.decidedBy')
    .leftJoin('accounts', 'accounts.id', 'reportDecisions.decidedBy')
    .selectAll('reportDecisions')
    .select(['administrators.name', 'accounts.email'])
    .where('reportId', '=', reportId)
    .orderBy('reportDecisions.id', 'desc')
    .execute();
}

export type CaseMember = Awaited<ReturnType<typeof listCaseMembers>>[number];

/** The two people of a case, as far as deciding needs; erased ones are missing. */
export async function listCaseMembers(database: Database, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return database
    .selectFrom('accounts')
    .innerJoin('profiles', 'profiles.accountId', 'accounts.id')
    .leftJoin('photos', (join) =>
      join.onRef('photos.accountId', '=', 'accounts.id').on('photos.position', '=', 0),
    )
    .select(['accounts.id', 'accounts.status', 'accounts.createdAt'])
    .select(['profiles.firstName', 'profiles.lastName', 'profiles.gender', 'profiles.dateOfBirth'])
    .select('photos.token as pictureToken')
    .where('accounts.id', 'in', ids)
    .execute();
}

type Pair = { oneId: number; otherId: number };

/** The latest interest between two members. */
export async function findInterestBetween(database: Database, { oneId, otherId }: Pair) {
  return database
    .selectFrom('interests')
    .select(['senderId', 'status', 'createdAt', 'answeredAt'])
    .where(sql`least(sender_id, receiver_id)`, '=', Math.min(oneId, otherId))
    .where(sql`greatest(sender_id, receiver_id)`, '=', Math.max(oneId, otherId))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function listBlocksBetween(database: Database, { oneId, otherId }: Pair) {
  return database
    .selectFrom('blocks')
    .select(['blockerId', 'createdAt'])
    .where('blockerId', 'in', [oneId, otherId])
    .where('blockedId', 'in', [oneId, otherId])
    .orderBy('createdAt')
    .execute();
}

/** The latest other reports by or about some members. */
export async function listEarlierReports(
  database: Database,
  { reportId, memberIds, most }: { reportId: number; memberIds: readonly number[]; most: number },
): Promise<Report[]> {
  if (memberIds.length === 0) return [];
  return database
    .selectFrom('reports')
    .selectAll()
    .where('id', '!=', reportId)
    .where((eb) => eb.or([eb('reporterId', 'in', memberIds), eb('reportedId', 'in', memberIds)]))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}

/** Whether an account is that of a member. */
export async function isMember(database: Database, id: number): Promise<boolean> {
  const row = await database
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', id)
    .where('role', '=', 'user')
    .executeTakeFirst();
  return row !== undefined;
}

/** The open report of the product about a member for a reason. */
export async function findOpenSystemReport(
  database: Database,
  { reportedId, reason }: { reportedId: number; reason: string },
): Promise<number | undefined> {
  const row = await database
    .selectFrom('reports')
    .select('id')
    .where('reportedId', '=', reportedId)
    .where('source', '=', 'system')
    .where('reason', '=', reason)
    .where('status', '=', 'open')
    .executeTakeFirst();
  return row?.id;
}

/** Marks the urgent open reports past their time as alarmed, and returns those that were not yet. */
export async function markOverdue(database: Database, now: Date): Promise<number[]> {
  const rows = await database
    .updateTable('reports')
    .set({ alarmedAt: now })
    .where('status', '=', 'open')
    .where('isUrgent', '=', true)
    .where('dueAt', '<', now)
    .where('alarmedAt', 'is', null)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The reasons of some reports, in the order of their numbers. */
export async function listOverdueReasons(
  database: Database,
  ids: readonly number[],
): Promise<{ id: number; reason: string }[]> {
  return database
    .selectFrom('reports')
    .select(['id', 'reason'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
}

/** The addresses of active administrators with one of some roles. */
export async function listAdministratorAddresses(
  database: Database,
  roles: readonly string[],
): Promise<string[]> {
  const rows = await database
    .selectFrom('administrators')
    .innerJoin('accounts', 'accounts.id', 'administrators.accountId')
    .select('accounts.email')
    .where('administrators.role', 'in', roles)
    .where('accounts.status', '=', 'active')
    .orderBy('accounts.id')
    .execute();
  return rows.map(({ email }) => email);
}
