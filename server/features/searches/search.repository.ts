import { type RawBuilder, sql } from 'kysely';
import type { SearchSort } from '#contract/matches/search-members.ts';
import {
  allOf,
  candidate,
  type Condition,
  hasTerms,
  hasWordsAsTyped,
  declinedStates,
  isAvailable,
  isCertain,
  knownStates,
  leastActivityRank,
  listStatedConditions,
  meetsCriterion,
  meetsOwnMustHaves,
  meetsTheirMustHaves,
  pairWeights,
  scoreOfWeights,
  type Seeker,
  type TextQuery,
  type StatedCriteria,
  textCondition,
} from '#server/features/matching/matching.ts';
import type { Database } from '#server/platform/database/database.ts';

// Conditions are on the narrow rows of matching, called `candidate`; accounts, photos and profiles are read where a condition
// needs them.

/** What a member must meet to be found. What is null or false is no condition. */
export type SearchConditions = {
  criteria: StatedCriteria;
  text: TextQuery | null;
  withPhoto: boolean;
  /** Active at this instant or later. */
  activeSince: Date | null;
  /** Registered at this instant or later. */
  joinedSince: Date | null;
  mutual: boolean;
  /** For an alert: joined or changed after an instant, and not reported yet for this saved search. */
  alert: { changedSince: Date; searchId: number } | null;
};
type Search = { seeker: Seeker; conditions: SearchConditions };
type SearchQuery = { search: Search; most: number };
type Row = { accountId: number };

/**
 * No index has the order of the score or of the last activity. At most this many members of the highest activity rank, which
 * begins with the day of the last activity, are sorted; when fewer are found, those are all.
 */
const mostSorted = 1500;

/** How many members with a rare text are read; and among how many members who meet everything else a common text is looked for. */
const mostWithRareText = 20_000;
const mostTriedForCommonText = 12_000;

/** The accounts that a search finds, sorted; no more than `most`. */
export async function listFound(
  database: Database,
  { sort, ...query }: SearchQuery & { sort: SearchSort },
): Promise<number[]> {
  const { rows } = await statements[sort](query).execute(database);
  return rows.map(({ accountId }) => accountId);
}

const statements: Record<SearchSort, (query: SearchQuery) => RawBuilder<Row>> = {
  best: selectBest,
  last_seen: selectLastActive,
  newest: (query) => selectInIndexOrder(query, { key: null, direction: 'desc' }),
  youngest: (query) => selectByAge(query, 'desc'),
  oldest: (query) => selectByAge(query, 'asc'),
};

/** The order of an index, so that the scan ends when enough are found. */
function selectInIndexOrder({ search, most }: SearchQuery, order: Omit<FirstRows, 'most'>): RawBuilder<Row> {
  return sql`select account_id as "accountId" from ${selectFound(search, { ...order, most })} as found`;
}

/**
 * By the age in whole years, which everybody sees, and then the newer member first: the order of the dates of birth would tell a date
 * that is kept back. The first rows are in that order, for their index.
 */
function selectByAge({ search, most }: SearchQuery, direction: FirstRows['direction']): RawBuilder<Row> {
  const found = selectFound(search, { key: sql`candidate.date_of_birth`, direction, most });
  const years = sql`date_part('year', age(${search.seeker.today}::date, found.key))`;
  const way = sql.raw(direction === 'desc' ? 'asc' : 'desc');
  return sql`
    select account_id as "accountId" from ${found} as found order by ${years} ${way}, account_id desc`;
}

/**
 * First those who have the typed words as they were spelled; of them those who pass the must-haves of both sides; then in the order of
 * My Match.
 */
function selectBest(query: SearchQuery): RawBuilder<Row> {
  const { seeker, conditions } = query.search;
  const stated = listStatedConditions(seeker);
  const passes = allOf([meetsOwnMustHaves(stated), meetsTheirMustHaves(seeker)]);
  // The inner limit makes the database read those rows alone instead of the whole table.
  return sql`
    select account_id as "accountId" from (
      select candidate.account_id, candidate.activity_rank, ${hasWordsAsTyped(conditions.text)} as is_as_typed,
        coalesce(${passes}, false) as passes, ${isCertain(seeker, stated)} as is_certain, ${pairWeights(seeker, stated)}
      from ${selectMostActive(query)} as found
      cross join lateral (
        select * from matching_rows where matching_rows.account_id = found.account_id limit 1) as candidate) as scored
    order by is_as_typed desc, passes desc, ${scoreOfWeights} desc, is_certain desc, activity_rank desc, account_id desc
    limit ${query.most}`;
}

function selectLastActive(query: SearchQuery): RawBuilder<Row> {
  return sql`
    select account_id as "accountId"
    from ${selectMostActive(query)} as found
    cross join lateral (
      select * from accounts where accounts.id = found.account_id limit 1) as account
    order by ${lastActiveAt} desc, account_id desc limit ${query.most}`;
}

function selectMostActive({ search, most }: SearchQuery): RawBuilder<unknown> {
  const key = sql`candidate.activity_rank`;
  return selectFound(search, { key, direction: 'desc', most: Math.max(most, mostSorted) });
}

/** A member who never came back was last active when they registered. */
const lastActiveAt = sql`greatest(account.last_seen_at, account.created_at)`;

/**
 * The first rows of an order: at most `most` accounts, ordered by `key`, which is a column of the result, and then by id. A null
 * key orders by the id alone.
 */
type FirstRows = { key: RawBuilder<unknown> | null; direction: 'asc' | 'desc'; most: number };

/** The members that a search finds, as a sorted table of `account_id` and `key`. */
function selectFound(search: Search, first: FirstRows): RawBuilder<unknown> {
  const each = search.seeker.genders.map((gender) => selectOfGender(search, { ...first, gender }));
  // In one scan over both genders no index would have the order.
  const all = each.length === 1 ? sql`${each[0]}` : sql`(${sql.join(each, sql` union all `)})`;
  return sql`(select * from ${all} as found ${orderBy(first)} limit ${first.most})`;
}

function orderBy({ key, direction }: FirstRows): RawBuilder<unknown> {
  const way = sql.raw(direction);
  return key === null ? sql`order by account_id ${way}` : sql`order by key ${way}, account_id ${way}`;
}

function selectOfGender(search: Search, first: FirstRows & { gender: string }): RawBuilder<unknown> {
  const { text } = search.conditions;
  const conditions = listConditions(search, first.gender);
  const order = orderBy(first);
  const columns = sql`candidate.account_id, ${first.key ?? sql`0`} as key`;
  const account = readsAccount(search.conditions)
    ? sql`join accounts account on account.id = candidate.account_id`
    : sql``;
  if (text === null || 'accountId' in text || text.words.length === 0) {
    const all = allOf(text === null ? conditions : [...conditions, textCondition(text)]);
    return sql`(select ${columns} from matching_rows candidate ${account} where ${all} ${order} limit ${first.most})`;
  }
  const all = allOf([...conditions, ...text.ranges]);
  if (text.isCommon) {
    return sql`(
      select * from (
        select ${columns} from matching_rows candidate ${account} where ${all}
        ${order} limit ${mostTriedForCommonText}) as candidate
      where ${textCondition({ ...text, ranges: [] })} ${order} limit ${first.most})`;
  }
  // The inner limit makes the database read those rows alone instead of the whole table.
  return sql`(
    select ${columns}
    from (select account_id from search_terms where ${hasTerms(text.words)} limit ${mostWithRareText}) as named
    cross join lateral (
      select * from matching_rows where matching_rows.account_id = named.account_id limit 1) as candidate
    ${account} where ${all} ${order} limit ${first.most})`;
}

function listConditions({ seeker, conditions }: Search, gender: string): Condition[] {
  const { accountId, today } = seeker;
  const { criteria, mutual, alert } = conditions;
  return [
    sql`candidate.is_listed`,
    sql`candidate.gender = ${gender}::text`,
    sql`candidate.account_id <> ${accountId}::integer`,
    // An alert is about new members: no one who is connected or waits is new.
    isAvailable({ accountId, states: alert === null ? declinedStates : knownStates }),
    ...[...criteria].map(([name, value]) => meetsCriterion({ name, value, today })),
    ...listPresence(conditions),
    ...(mutual ? [meetsOwnMustHaves(listStatedConditions(seeker)), meetsTheirMustHaves(seeker)] : []),
    ...(alert === null ? [] : [isNew(alert)]),
  ];
}

function readsAccount({ activeSince, joinedSince, alert }: SearchConditions): boolean {
  return activeSince !== null || joinedSince !== null || alert !== null;
}

function listPresence({ withPhoto, activeSince, joinedSince }: SearchConditions): Condition[] {
  return [
    ...(withPhoto
      ? [
          sql<boolean>`exists (
            select from photos where photos.account_id = candidate.account_id and photos.position = 0 and photos.is_shown)`,
        ]
      : []),
    // The activity rank follows from the last activity, and unlike it is in the indexes.
    ...(activeSince === null
      ? []
      : [
          sql<boolean>`candidate.activity_rank >= ${leastActivityRank(activeSince)} and ${lastActiveAt} >= ${activeSince}`,
        ]),
    ...(joinedSince === null
      ? []
      : [
          sql<boolean>`candidate.activity_rank >= ${leastActivityRank(joinedSince)} and account.created_at >= ${joinedSince}`,
        ]),
  ];
}

/** The day of the row is indexed and nearly as exact; a day is subtracted because its time zone may differ. */
function isNew({ changedSince, searchId }: { changedSince: Date; searchId: number }): Condition {
  return sql`${candidate('freshOn')} >= ${changedSince}::timestamptz::date - 1
    and (account.email_verified_at > ${changedSince} or exists (
      select from profiles where profiles.account_id = candidate.account_id and profiles.updated_at > ${changedSince}))
    and candidate.account_id not in (select partner_id from search_alerts where search_id = ${searchId})`;
}
