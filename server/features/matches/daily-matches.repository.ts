import { sql } from 'kysely';
import {
  allOf,
  candidate,
  type Condition,
  type SoughtText,
  textCondition,
} from '#server/features/matching/matching.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type DayMember, listLength } from './spread.rules.ts';

/** The list of a member for a day, as far as it was gathered. */
export async function findDailyList(
  database: Database,
  { accountId, day }: { accountId: number; day: string },
): Promise<{ partnerIds: number[]; isOpen: boolean } | undefined> {
  return database
    .selectFrom('dailyMatches')
    .select(['partnerIds', 'isOpen'])
    .where('accountId', '=', accountId)
    .where('day', '=', day)
    .executeTakeFirst();
}

type Window = { accountIds: readonly number[]; from: string; before: string };
export type PastList = { accountId: number; partnerIds: number[] };

/** The lists of some members on the days before, the longest ago first. */
export async function listPastLists(
  database: Database,
  { accountIds, from, before }: Window,
): Promise<PastList[]> {
  return database
    .selectFrom('dailyMatches')
    .select(['accountId', 'partnerIds'])
    .where('accountId', '=', sql<number>`any(${[...accountIds]}::integer[])`)
    .where('day', '>=', from)
    .where('day', '<', before)
    .orderBy('day')
    .execute();
}

/** Which of some members were shown somebody on the days before. */
export async function listWhoSaw(
  database: Database,
  { accountIds, from, before, shownId }: Window & { shownId: number },
): Promise<Set<number>> {
  const { rows } = await sql<{ accountId: number }>`
    select distinct account_id from daily_matches
    where account_id = any(${[...accountIds]}::integer[]) and day >= ${from} and day < ${before}
      and ${shownId} = any(partner_ids)`.execute(database);
  return new Set(rows.map(({ accountId }) => accountId));
}

/** Some members as they stand on a day. */
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

/** A candidate who appears in fewer lists of the day than so many. */
export function appearsBelow(day: string, most: number): Condition {
  return sql`coalesce((select appearances < ${most}::integer from daily_appearances
    where daily_appearances.account_id = ${candidate('accountId')} and daily_appearances.day = ${day}::date), true)`;
}

/** A candidate whose own list of the day can take one more. */
export function hasListRoom(day: string): Condition {
  return sql`coalesce((select is_open and cardinality(partner_ids) < ${listLength}::integer from daily_matches
    where daily_matches.account_id = ${candidate('accountId')} and daily_matches.day = ${day}::date), true)`;
}

/** A candidate who joined or changed on a day or later. */
export function isFreshSince(day: string): Condition {
  return sql`${candidate('freshOn')} >= ${day}::date`;
}

/** Which of some members a text finds. */
export async function listFound(
  database: Database,
  { accountIds, text }: { accountIds: readonly number[]; text: SoughtText },
): Promise<Set<number>> {
  const isOne = sql<boolean>`${candidate('accountId')} = any(${[...accountIds]}::integer[])`;
  const { rows } = await sql<{ accountId: number }>`
    select account_id from matching_rows candidate where ${allOf([isOne, textCondition(text)])}`.execute(
    database,
  );
  return new Set(rows.map(({ accountId }) => accountId));
}
