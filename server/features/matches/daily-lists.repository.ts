import { sql } from 'kysely';
import {
  allOf,
  candidate,
  type Condition,
  textCondition,
  type TextQuery,
} from '#server/features/matching/matching.ts';
import type { Database } from '#server/platform/database/database.ts';
import { announceNew } from './announced-matches.repository.ts';
import {
  applyDecisions,
  type DayMember,
  type Decisions,
  listLength,
  type StoredList,
} from './spread.rules.ts';

/** The list of a member for a day. `newIds` are announced with it as new; it is open until it is complete. */
export type DailyList = { partnerIds: number[]; newIds: number[]; isOpen: boolean };

/** The list of a member for a day. */
export async function findDailyList(
  database: Database,
  { accountId, day }: { accountId: number; day: string },
): Promise<DailyList | undefined> {
  return database
    .selectFrom('dailyMatches')
    .select(['partnerIds', 'newIds', 'isOpen'])
    .where('accountId', '=', accountId)
    .where('day', '=', day)
    .executeTakeFirst();
}

type Window = { accountIds: readonly number[]; from: string; before: string };

/** The lists of some members on the days before, the oldest first. */
export async function listPastLists(
  database: Database,
  { accountIds, from, before }: Window,
): Promise<{ accountId: number; partnerIds: number[] }[]> {
  return database
    .selectFrom('dailyMatches')
    .select(['accountId', 'partnerIds'])
    .where('accountId', '=', sql<number>`any(${[...accountIds]}::integer[])`)
    .where('day', '>=', from)
    .where('day', '<', before)
    .orderBy('day')
    .execute();
}

/** Which of some members had a partner on a list of the days before. */
export async function listPastOwners(
  database: Database,
  { accountIds, from, before, partnerId }: Window & { partnerId: number },
): Promise<Set<number>> {
  const { rows } = await sql<{ accountId: number }>`
    select distinct account_id from daily_matches
    where account_id = any(${[...accountIds]}::integer[]) and day >= ${from} and day < ${before}
      and ${partnerId} = any(partner_ids)`.execute(database);
  return new Set(rows.map(({ accountId }) => accountId));
}

export async function listDayMembers(
  database: Database,
  { accountIds, day, activeSince }: { accountIds: readonly number[]; day: string; activeSince: Date },
): Promise<Omit<DayMember, 'soughtGenders'>[]> {
  if (accountIds.length === 0) return [];
  const { rows } = await sql<Omit<DayMember, 'soughtGenders'>>`
    select matching_rows.account_id, gender, fresh_on,
      is_listed and greatest(last_seen_at, accounts.created_at) >= ${activeSince} as is_active,
      coalesce(is_open, true) as is_open, coalesce(partner_ids, '{}') as partner_ids,
      coalesce(appearances, 0) as appearances
    from matching_rows
    join accounts on accounts.id = matching_rows.account_id
    left join daily_matches on daily_matches.account_id = accounts.id and daily_matches.day = ${day}
    left join daily_appearances on daily_appearances.account_id = accounts.id and daily_appearances.day = ${day}
    where matching_rows.account_id = any(${[...accountIds]}::integer[])`.execute(database);
  return rows;
}

/** The candidate appears in fewer than `most` lists of the day. */
export function appearsBelow(day: string, most: number): Condition {
  return sql`coalesce((select appearances < ${most}::integer from daily_appearances
    where daily_appearances.account_id = ${candidate('accountId')} and daily_appearances.day = ${day}::date), true)`;
}

/** The candidate's own list of the day has room. */
export function hasListRoom(day: string): Condition {
  return sql`coalesce((select is_open and cardinality(partner_ids) < ${listLength}::integer from daily_matches
    where daily_matches.account_id = ${candidate('accountId')} and daily_matches.day = ${day}::date), true)`;
}

/** The candidate joined or changed on a day or later. */
export function isFreshSince(day: string): Condition {
  return sql`${candidate('freshOn')} >= ${day}::date`;
}

/** Those of some members who joined or changed on a day or later. */
export async function listFresh(
  database: Database,
  { accountIds, since }: { accountIds: readonly number[]; since: string },
): Promise<number[]> {
  const isOne = sql<boolean>`${candidate('accountId')} = any(${[...accountIds]}::integer[])`;
  const { rows } = await sql<{ accountId: number }>`
    select account_id from matching_rows candidate where ${allOf([isOne, isFreshSince(since)])}`.execute(
    database,
  );
  return rows.map(({ accountId }) => accountId);
}

/** Which of some members a text finds. */
export async function listFound(
  database: Database,
  { accountIds, text }: { accountIds: readonly number[]; text: TextQuery },
): Promise<Set<number>> {
  const isOne = sql<boolean>`${candidate('accountId')} = any(${[...accountIds]}::integer[])`;
  const { rows } = await sql<{ accountId: number }>`
    select account_id from matching_rows candidate where ${allOf([isOne, textCondition(text)])}`.execute(
    database,
  );
  return new Set(rows.map(({ accountId }) => accountId));
}

/**
 * Stores a batch's decisions within a transaction, and returns the owners of lists that this closed with partners who are new to them,
 * with the number of these. Rows are locked in one order everywhere, so that two transactions never wait for each other.
 */
export async function storeDecisions(
  database: Database,
  { day, suggestions, closed, at }: Decisions & { day: string; at: Date },
): Promise<{ accountId: number; count: number }[]> {
  const ownerIds = [...new Set([...suggestions.map(({ ownerId }) => ownerId), ...closed.keys()])];
  if (ownerIds.length === 0) return [];
  await preventErasure(database, [...ownerIds, ...suggestions.map(({ partnerId }) => partnerId)]);
  const open = await lockOpenLists(database, { ownerIds, day, at });
  const { lists, appearances } = applyDecisions(open, { suggestions, closed });
  await updateLists(database, { day, lists });
  await addAppearances(database, { day, appearances });
  const closedIds = lists.filter(({ isOpen }) => !isOpen).map(({ accountId }) => accountId);
  return announceNew(database, { accountIds: closedIds, day });
}

/**
 * Adds partners to a closed list within a transaction, and announces those who are new. Does nothing when another call has changed the
 * list since it was read.
 */
export async function addPartners(
  database: Database,
  {
    accountId,
    day,
    from,
    added,
  }: { accountId: number; day: string; from: readonly number[]; added: readonly number[] },
): Promise<void> {
  await preventErasure(database, [accountId, ...added]);
  const { numUpdatedRows } = await database
    .updateTable('dailyMatches')
    .set({ partnerIds: [...from, ...added] })
    .where('accountId', '=', accountId)
    .where('day', '=', day)
    .where('isOpen', '=', false)
    .where('partnerIds', '=', sql<number[]>`${[...from]}::integer[]`)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  await addAppearances(database, { day, appearances: new Map(added.map((id) => [id, 1])) });
  await announceNew(database, { accountIds: [accountId], day });
}

/** Locks the accounts before any other row of theirs, in the order in which an erasure locks them. */
async function preventErasure(database: Database, ids: readonly number[]): Promise<void> {
  await sql`
    select from accounts where id = any(${[...ids]}::integer[]) order by id for key share`.execute(database);
}

async function lockOpenLists(
  database: Database,
  { ownerIds, day, at }: { ownerIds: readonly number[]; day: string; at: Date },
): Promise<StoredList[]> {
  await sql`
    insert into daily_matches (account_id, day, partner_ids, is_open, created_at)
    select id, ${day}::date, '{}', true, ${at}::timestamptz from accounts where id = any(${[...ownerIds]}::integer[]) order by id
    on conflict do nothing`.execute(database);
  return database
    .selectFrom('dailyMatches')
    .select(['accountId', 'partnerIds', 'isOpen'])
    .where('accountId', '=', sql<number>`any(${[...ownerIds]}::integer[])`)
    .where('day', '=', day)
    .where('isOpen', '=', true)
    .orderBy('accountId')
    .forUpdate()
    .execute();
}

async function updateLists(
  database: Database,
  { day, lists }: { day: string; lists: readonly StoredList[] },
): Promise<void> {
  const rows = lists.map(({ accountId, partnerIds, isOpen }) => ({
    account_id: accountId,
    partner_ids: partnerIds,
    is_open: isOpen,
  }));
  await sql`
    update daily_matches set partner_ids = row.partner_ids, is_open = row.is_open
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (account_id integer, partner_ids integer[], is_open boolean)
    where daily_matches.account_id = row.account_id and day = ${day}`.execute(database);
}

async function addAppearances(
  database: Database,
  { day, appearances }: { day: string; appearances: ReadonlyMap<number, number> },
): Promise<void> {
  const rows = [...appearances].map(([id, more]) => ({ id, more }));
  if (rows.length === 0) return;
  await sql`
    insert into daily_appearances (account_id, day, appearances)
    select id, ${day}::date, more
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (id integer, more integer)
    join accounts using (id) order by id
    on conflict (account_id, day) do update
      set appearances = greatest(0, daily_appearances.appearances + ${sql.ref('excluded.appearances')})`.execute(
    database,
  );
}
