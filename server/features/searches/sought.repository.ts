import { type RawBuilder, sql } from 'kysely';
import {
  allOf,
  candidate,
  type Condition,
  hasTerms,
  isNotAvoided,
  leastStanding,
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
 * Whom a search finds. Everything is asked of the narrow rows of matching, called `candidate`; accounts, photos
 * and profiles are looked at besides, so this file reads their tables too.
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

/**
 * The beginning of an order: so many accounts. `key` is what they are ordered by besides their id, and called `key` in what
 * comes out; null orders by the id alone.
 */
export type Part = {
  key: RawBuilder<unknown> | null;
  direction: 'asc' | 'desc';
  most: number;
};

/** When somebody was here last; whoever never came again was here when they registered. */
export const hereSince = sql`greatest(account.last_seen_at, account.created_at)`;

/**
 * How much is read for a text. The members of a rare one are read whole; a common one is looked for among so many of those
 * who meet everything else, from the beginning of the order.
 */
const mostNamed = 20_000;
const mostLooked = 12_000;

/** Those whom the search finds, as a table of `account_id` and `key`, in order. */
export function selectFound(search: Search, part: Part): RawBuilder<unknown> {
  const each = search.seeker.genders.map((gender) => selectOfGender(search, { ...part, gender }));
  // In one statement over both genders no index would have the order.
  const all = each.length === 1 ? sql`${each[0]}` : sql`(${sql.join(each, sql` union all `)})`;
  return sql`(select * from ${all} as found ${orderOf(part)} limit ${part.most})`;
}

function orderOf({ key, direction }: Part): RawBuilder<unknown> {
  const way = sql.raw(direction);
  return key === null ? sql`order by account_id ${way}` : sql`order by key ${way}, account_id ${way}`;
}

function selectOfGender(search: Search, part: Part & { gender: string }): RawBuilder<unknown> {
  const { text } = search.sought;
  const conditions = listConditions(search, part.gender);
  const order = orderOf(part);
  const columns = sql`candidate.account_id, ${part.key ?? sql`0`} as key`;
  const account = asksAccount(search.sought)
    ? sql`join accounts account on account.id = candidate.account_id`
    : sql``;
  if (text === null || 'accountId' in text) {
    const all = allOf(text === null ? conditions : [...conditions, textCondition(text)]);
    return sql`(select ${columns} from matching_rows candidate ${account} where ${all} ${order} limit ${part.most})`;
  }
  if (text.isCommon) {
    return sql`(
      select * from (
        select ${columns} from matching_rows candidate ${account} where ${allOf(conditions)}
        ${order} limit ${mostLooked}) as candidate
      where ${textCondition(text)} ${order} limit ${part.most})`;
  }
  // The limit within keeps the database from reading all rows of matching instead of those few.
  return sql`(
    select ${columns}
    from (select account_id from search_terms where ${hasTerms(text.words)} limit ${mostNamed}) as named
    cross join lateral (
      select * from matching_rows where matching_rows.account_id = named.account_id limit 1) as candidate
    ${account} where ${allOf(conditions)} ${order} limit ${part.most})`;
}

function listConditions({ seeker, sought }: Search, gender: string): Condition[] {
  const { accountId, today } = seeker;
  return [
    sql`candidate.is_listed`,
    sql`candidate.gender = ${gender}::text`,
    sql`candidate.account_id <> ${accountId}::integer`,
    isNotAvoided(accountId),
    ...[...sought.criteria].map(([name, wanted]) => meetsCriterion({ name, wanted, today })),
    ...listPresence(sought),
    ...(sought.mutual ? [meetsOwnMustHaves(listStated(seeker)), meetsTheirMustHaves(seeker)] : []),
    ...(sought.news === null ? [] : [isNews(sought.news)]),
  ];
}

function asksAccount({ activeSince, joinedSince, news }: Sought): boolean {
  return activeSince !== null || joinedSince !== null || news !== null;
}

function listPresence({ withPhoto, activeSince, joinedSince }: Sought): Condition[] {
  return [
    ...(withPhoto
      ? [
          sql<boolean>`exists (
            select from photos where photos.account_id = candidate.account_id and photos.position = 0)`,
        ]
      : []),
    // Whoever was here then has at least that standing, which is in the indexes.
    ...(activeSince === null
      ? []
      : [
          sql<boolean>`candidate.standing >= ${leastStanding(activeSince)} and ${hereSince} >= ${activeSince}`,
        ]),
    ...(joinedSince === null
      ? []
      : [
          sql<boolean>`candidate.standing >= ${leastStanding(joinedSince)} and account.created_at >= ${joinedSince}`,
        ]),
  ];
}

/** The day of the row is indexed and says nearly as much; its zone may be another. */
function isNews({ since, searchId }: { since: Date; searchId: number }): Condition {
  return sql`${candidate('freshOn')} >= ${since}::timestamptz::date - 1
    and (account.email_verified_at > ${since} or exists (
      select from profiles where profiles.account_id = candidate.account_id and profiles.updated_at > ${since}))
    and candidate.account_id not in (select partner_id from search_tellings where search_id = ${searchId})`;
}
