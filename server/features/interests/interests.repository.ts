import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { InterestStatus } from '#contract/interests/interest.states.ts';
import { isVisibleTo, type Viewpoint } from '#server/features/visibility/visibility.ts';
import type { Tables } from '#server/migrations/tables.ts';
import type { Database } from '#server/platform/database/database.ts';

type Row = Selectable<Tables['interests']>;
export type Interest = Omit<Row, 'status'> & { status: InterestStatus };

type InterestList = 'received' | 'accepted' | 'sent';

/** The interests of each list of a member. A cancelled interest is no longer received, but still sent. */
function isInList(list: InterestList, accountId: number): RawBuilder<boolean> {
  const conditions = {
    received: sql<boolean>`(receiver_id = ${accountId} and interests.status <> 'cancelled')`,
    accepted: sql<boolean>`(interests.status = 'accepted')`,
    sent: sql<boolean>`(sender_id = ${accountId})`,
  };
  return conditions[list];
}

/** The interests between a member and partners who are visible to them. */
function interestsOf(database: Database, viewpoint: Viewpoint) {
  const { accountId } = viewpoint;
  const other = sql<number>`case sender_id when ${accountId} then receiver_id else sender_id end`;
  return database
    .selectFrom('interests')
    .where((eb) => eb.or([eb('senderId', '=', accountId), eb('receiverId', '=', accountId)]))
    .where(isVisibleTo(viewpoint, other));
}

/** The length of each list; `waiting` counts the received interests without an answer. */
export async function findListLengths(
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

type PageQuery = {
  viewpoint: Viewpoint;
  list: InterestList;
  /** When the first page was read: what was answered since still counts as waiting. */
  asOf: Date;
  after: { isWaiting: boolean; createdAt: Date; id: number } | null;
  most: number;
};

/** A page of a list, latest first; received ones that wait come first. */
export async function findPage(
  database: Database,
  { viewpoint, list, asOf, after, most }: PageQuery,
): Promise<(Interest & { isWaiting: boolean })[]> {
  // Cursors contain milliseconds, and the comparison with a cursor must be exact.
  const createdAt = sql<Date>`date_trunc('milliseconds', created_at)`;
  const isWaiting =
    list === 'received'
      ? sql<boolean>`(status = 'pending' or answered_at > ${asOf}::timestamptz)`
      : sql<boolean>`false`;
  const rows = await interestsOf(database, viewpoint)
    .selectAll()
    .select(isWaiting.as('isWaiting'))
    .where(isInList(list, viewpoint.accountId))
    .$if(after !== null, (all) =>
      all.where(
        sql<boolean>`(${isWaiting}, ${createdAt}, id)
          < (${after?.isWaiting}::boolean, ${after?.createdAt}::timestamptz, ${after?.id}::integer)`,
      ),
    )
    .orderBy('isWaiting', 'desc')
    .orderBy(createdAt, 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ isWaiting: waits, ...row }) => ({ ...asInterest(row), isWaiting: waits }));
}

/** An interest that is in a list of a member: a cancelled one is not in a list of its receiver. */
export async function findListed(
  database: Database,
  { viewpoint, id }: { viewpoint: Viewpoint; id: number },
): Promise<Interest | undefined> {
  const isListed = (list: InterestList) => isInList(list, viewpoint.accountId);
  const row = await interestsOf(database, viewpoint)
    .selectAll()
    .where('id', '=', id)
    .where((eb) => eb.or([isListed('received'), isListed('sent')]))
    .executeTakeFirst();
  return row && asInterest(row);
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

/** Answers a pending interest; undefined when it is pending no more: exactly one answer succeeds. */
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
  // A check of the table allows only the statuses of the contract.
  return { ...row, status: row.status as InterestStatus };
}
