import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { InterestStatus } from '#contract/interests/interest.states.ts';
import { isVisibleTo, type Viewpoint } from '#server/features/visibility/visibility.ts';
import type { Tables } from '#server/migrations/tables.ts';
import type { Database } from '#server/platform/database/database.ts';

type Row = Selectable<Tables['interests']>;
/** The database holds no other statuses. */
export type Interest = Omit<Row, 'status'> & { status: InterestStatus };

export type InterestList = 'received' | 'accepted' | 'sent';

/** Which interests of a member each list holds: what was taken back is gone for whoever received it. */
function isInList(list: InterestList, accountId: number): RawBuilder<boolean> {
  const conditions = {
    received: sql<boolean>`(receiver_id = ${accountId} and interests.status <> 'cancelled')`,
    accepted: sql<boolean>`(interests.status = 'accepted')`,
    sent: sql<boolean>`(sender_id = ${accountId})`,
  };
  return conditions[list];
}

/** The interests of a member with those whom they may see. */
function interestsOf(database: Database, viewpoint: Viewpoint) {
  const { accountId } = viewpoint;
  const other = sql<number>`case sender_id when ${accountId} then receiver_id else sender_id end`;
  return database
    .selectFrom('interests')
    .where((eb) => eb.or([eb('senderId', '=', accountId), eb('receiverId', '=', accountId)]))
    .where(isVisibleTo(viewpoint, other));
}

/** How long each list is; `waiting` ones were received and are not answered. */
export async function countInterests(
  database: Database,
  viewpoint: Viewpoint,
): Promise<Record<InterestList | 'waiting', number>> {
  const { accountId } = viewpoint;
  const count = (list: InterestList) =>
    sql<number>`count(*) filter (where ${isInList(list, accountId)})`.as(list);
  const waiting = sql<number>`count(*) filter (where ${isInList('received', accountId)} and status = 'pending')`;
  return interestsOf(database, viewpoint)
    .select([count('received'), count('accepted'), count('sent'), waiting.as('waiting')])
    .executeTakeFirstOrThrow();
}

type Part = {
  viewpoint: Viewpoint;
  list: InterestList;
  after: { createdAt: Date; id: number } | null;
  most: number;
};

/** A part of a list, latest first. */
export async function listInterests(
  database: Database,
  { viewpoint, list, after, most }: Part,
): Promise<Interest[]> {
  // The wire knows no smaller part of a second, and a place in the list must be found again.
  const createdAt = sql<Date>`date_trunc('milliseconds', created_at)`;
  const rows = await interestsOf(database, viewpoint)
    .selectAll()
    .where(isInList(list, viewpoint.accountId))
    .$if(after !== null, (all) =>
      all.where(sql<boolean>`(${createdAt}, id) < (${after?.createdAt}::timestamptz, ${after?.id}::integer)`),
    )
    .orderBy(createdAt, 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.map(asInterest);
}

export async function findInterest(database: Database, id: number): Promise<Interest | undefined> {
  const row = await database.selectFrom('interests').selectAll().where('id', '=', id).executeTakeFirst();
  return row && asInterest(row);
}

export async function insertInterest(
  database: Database,
  interest: { senderId: number; receiverId: number; message: string; createdAt: Date },
): Promise<Interest> {
  return asInterest(
    await database.insertInto('interests').values(interest).returningAll().executeTakeFirstOrThrow(),
  );
}

/** Answers an interest that waits; undefined when it does not any more: exactly one answer wins. */
export async function updatePending(
  database: Database,
  { id, status, now }: { id: number; status: InterestStatus; now: Date },
): Promise<Interest | undefined> {
  const row = await database
    .updateTable('interests')
    .set({ status, answeredAt: now })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .returningAll()
    .executeTakeFirst();
  return row && asInterest(row);
}

function asInterest(row: Row): Interest {
  // A check of the table admits the statuses of the contract alone.
  return { ...row, status: row.status as InterestStatus };
}
