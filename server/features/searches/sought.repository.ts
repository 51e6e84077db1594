import { type RawBuilder, sql } from 'kysely';
import {
  allOf,
  candidate,
  type Condition,
  listStated,
  meetsCriterion,
  meetsOwnMustHaves,
  meetsTheirMustHaves,
  type Seeker,
  type SoughtText,
  textCondition,
  type WantedCriteria,
} from '#server/features/matching/matching.ts';

/**
 * Whom a search finds. Everything is asked of the narrow rows of matching, called `candidate`; accounts, photos, blocks and
 * interests are looked at besides, so this file reads their tables too.
 */

/** What is looked for. What is null or false narrows nothing. */
export type Sought = {
  criteria: WantedCriteria;
  text: SoughtText | null;
  withPhoto: boolean;
  /** Here since then. */
  activeSince: Date | null;
  /** Registered since then. */
  joinedSince: Date | null;
  mutual: boolean;
  /** For an alert: joined or changed since then, and not told of yet. */
  news: { since: Date; searchId: number } | null;
};
export type Search = { seeker: Seeker; sought: Sought };

/** When somebody was here last; whoever never came again was here when they registered. An index has the same words. */
export const hereSince = sql`greatest(account.last_seen_at, account.created_at)`;

/**
 * A word that very many are found by is looked for among so many of those who meet everything else, from the beginning of
 * the order.
 */
const mostLooked = 20_000;

export type Part = { columns: RawBuilder<unknown>; order: RawBuilder<unknown>; most: number };

/** Those whom the search finds, from the beginning of an order on, as a table; `columns` and `order` speak of `candidate`. */
export function selectFound(search: Search, part: Part): RawBuilder<unknown> {
  const each = search.seeker.genders.map((gender) => selectOfGender(search, { ...part, gender }));
  if (each.length === 1) return sql`${each[0]}`;
  // In one statement over both genders no index would have the order.
  return sql`(
    select candidate.* from (${sql.join(each, sql` union all `)}) as candidate
    order by ${part.order} limit ${part.most})`;
}

function selectOfGender(search: Search, { columns, order, most, gender }: Part & { gender: string }): RawBuilder<unknown> {
  const { text } = search.sought;
  const conditions = listConditions(search, gender);
  const rows = sql`matching_rows candidate join accounts account on account.id = candidate.account_id`;
  if (text === null || 'accountId' in text || !text.isCommon) {
    const all = allOf(text === null ? conditions : [...conditions, textCondition(text)]);
    return sql`(select ${columns} from ${rows} where ${all} order by ${order} limit ${most})`;
  }
  return sql`(
    select candidate.* from (
      select ${columns} from ${rows} where ${allOf(conditions)} order by ${order} limit ${mostLooked}) as candidate
    where ${textCondition(text)} order by ${order} limit ${most})`;
}

function listConditions({ seeker, sought }: Search, gender: string): Condition[] {
  const { accountId, today } = seeker;
  return [
    sql`candidate.is_listed`,
    sql`candidate.gender = ${gender}`,
    sql`candidate.account_id <> ${accountId}::integer`,
    isNotAvoided(accountId),
    ...[...sought.criteria].map(([name, wanted]) => meetsCriterion({ name, wanted, today })),
    ...listPresence(sought),
    ...(sought.mutual ? [meetsOwnMustHaves(listStated(seeker)), meetsTheirMustHaves(seeker)] : []),
    ...(sought.news === null ? [] : [isNews(sought.news)]),
  ];
}

/** Neither blocked the other, and neither declined the other: read once for all candidates. */
function isNotAvoided(accountId: number): Condition {
  return sql`candidate.account_id not in (
    select case when blocker_id = ${accountId} then blocked_id else blocker_id end
    from blocks where blocker_id = ${accountId} or blocked_id = ${accountId}
    union all
    select case when sender_id = ${accountId} then receiver_id else sender_id end
    from interests where status = 'rejected' and (sender_id = ${accountId} or receiver_id = ${accountId}))`;
}

function listPresence({ withPhoto, activeSince, joinedSince }: Sought): Condition[] {
  return [
    ...(withPhoto
      ? [sql<boolean>`exists (select from photos where photos.account_id = candidate.account_id and photos.position = 0)`]
      : []),
    ...(activeSince === null ? [] : [sql<boolean>`${hereSince} >= ${activeSince}`]),
    ...(joinedSince === null ? [] : [sql<boolean>`account.created_at >= ${joinedSince}`]),
  ];
}

/** The day of the row is indexed and says nearly as much; its zone may be another. */
function isNews({ since, searchId }: { since: Date; searchId: number }): Condition {
  return sql`${candidate('freshOn')} >= ${since}::timestamptz::date - 1
    and (account.email_verified_at > ${since} or exists (
      select from profiles where profiles.account_id = candidate.account_id and profiles.updated_at > ${since}))
    and candidate.account_id not in (select partner_id from search_tellings where search_id = ${searchId})`;
}
