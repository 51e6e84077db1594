import { type RawBuilder, sql } from 'kysely';
import type { erasureStates, MemberSort, MemberState } from '#contract/members/member.choices.ts';
import type { Database } from '#server/platform/database/database.ts';

/**
 * The list of members is searched, filtered, sorted and paged over the tables of many features, so this file reads them. Changes go
 * through the public faces of their features.
 */

const listedColumns = {
  religion: sql`profile.religion`,
  community: sql`profile.community`,
  denomination: sql`profile.denomination`,
  mother_tongue: sql`profile.mother_tongue`,
  marital_status: sql`profile.marital_status`,
  country: sql`profile.country`,
  state: sql`profile.state`,
  district: sql`profile.district`,
} as const;
/** A fact with a value of the choice list of the same name, or own words. */
export type ListedFact = keyof typeof listedColumns;
// The keys of a literal are exactly its names.
export const listedFacts = Object.keys(listedColumns) as ListedFact[];

/** A search and its filters as the database compares them. */
export type MemberCondition = {
  status?: MemberState | undefined;
  gender?: string | undefined;
  /** The stored values of which a fact has one; several values may have the same label. */
  listed: Partial<Record<ListedFact, readonly string[]>>;
  bornAfter?: string | null | undefined;
  bornUntil?: string | null | undefined;
  plan?: string | undefined;
  verified?: boolean | undefined;
  minCompletion?: number | undefined;
  seenSince?: Date | undefined;
  unseenSince?: Date | undefined;
  reported?: boolean | undefined;
  noted?: boolean | undefined;
  registeredSince?: Date | undefined;
  erasure?: (typeof erasureStates)[number] | undefined;
  /** What the search may mean; null without a search. */
  text: { memberId: number | null; email: string; mobiles: string[]; nameQuery: string | null } | null;
  now: Date;
};

type Order = { sort: MemberSort; order: 'asc' | 'desc' };
type Page = Order & { limit: number; offset: number };

const sortExpressions: Record<MemberSort, RawBuilder<unknown>> = {
  created_at: sql`account.created_at`,
  name: sql`lower(profile.first_name || ' ' || profile.last_name)`,
  last_seen: sql`account.last_seen_at`,
  status: sql`account.status`,
  completion: sql`matching.completion`,
};

/** As `nulls last` in the index of descending instants: who was never seen comes last, or first in the other direction. */
const directions = { asc: sql`asc nulls first`, desc: sql`desc nulls last` };
const plainDirections = { asc: sql`asc`, desc: sql`desc` };

/** The tables that a condition or an order needs beside the accounts, so that a plain count reads one table alone. */
function writeSource(condition: MemberCondition, sort: MemberSort | null): RawBuilder<unknown> {
  const asked = {
    profile: factConditions(condition).length > 0,
    completion: condition.minCompletion !== undefined,
  };
  // An order alone leaves no registration out that is not finished, and has no profile.
  const join = asked.profile || asked.completion ? sql`join` : sql`left join`;
  return sql`accounts account
    ${asked.profile || sort === 'name' ? sql`${join} profiles profile on profile.account_id = account.id` : sql``}
    ${asked.completion || sort === 'completion' ? sql`${join} matching_rows matching on matching.account_id = account.id` : sql``}
    where ${sql.join(listConditions(condition), sql` and `)}`;
}

const stated = <Value>(value: Value | null | undefined, test: (value: Value) => RawBuilder<unknown>) =>
  value === undefined || value === null ? [] : [test(value)];

/** What a condition asks of the profile. */
function factConditions({ gender, listed, bornAfter, bornUntil }: MemberCondition): RawBuilder<unknown>[] {
  return [
    ...stated(gender, (value) => sql`profile.gender = ${value}`),
    ...listedFacts.flatMap((fact) =>
      stated(listed[fact], (values) => sql`${listedColumns[fact]} = any(${values}::text[])`),
    ),
    ...stated(bornAfter, (day) => sql`profile.date_of_birth > ${day}::date`),
    ...stated(bornUntil, (day) => sql`profile.date_of_birth <= ${day}::date`),
  ];
}

const yesOrNo = (wanted: boolean, test: RawBuilder<unknown>) => (wanted ? test : sql`not ${test}`);
const isReported = sql`exists (select from reports where reports.reported_id = account.id)`;
const isNoted = sql`exists (select from member_notes note where note.account_id = account.id)`;

function listConditions(condition: MemberCondition): RawBuilder<unknown>[] {
  const { verified, reported, noted, plan, text, now } = condition;
  return [
    sql`account.role = 'user'`,
    ...(text === null ? [] : [isFound(text)]),
    ...stated(condition.status, (state) => isInState(state, now)),
    ...factConditions(condition),
    ...stated(condition.minCompletion, () => sql`matching.completion >= ${condition.minCompletion}`),
    ...stated(condition.seenSince, () => sql`account.last_seen_at >= ${condition.seenSince}`),
    ...stated(
      condition.unseenSince,
      () => sql`(account.last_seen_at is null or account.last_seen_at < ${condition.unseenSince})`,
    ),
    ...(verified === undefined ? [] : [yesOrNo(verified, sql`(account.email_verified_at is not null)`)]),
    ...(reported === undefined ? [] : [yesOrNo(reported, isReported)]),
    ...(noted === undefined ? [] : [yesOrNo(noted, isNoted)]),
    ...(plan === undefined ? [] : [hasPlan(plan, now)]),
    ...stated(condition.registeredSince, (since) => sql`account.created_at >= ${since}`),
    ...stated(condition.erasure, (state) => isToBeErased(state, now)),
  ];
}

function isInState(state: MemberState, now: Date): RawBuilder<unknown> {
  if (state === 'active' || state === 'inactive') return sql`account.status = ${state}`;
  return sql`account.id in (select account_id from account_restrictions
    where kind = ${state} and ended_at is null and (until is null or until > ${now}))`;
}

function isToBeErased(state: 'pending' | 'due', now: Date): RawBuilder<unknown> {
  const isDue = state === 'due' ? sql`where due_at <= ${now}` : sql``;
  return sql`account.id in (select account_id from account_deletions ${isDue})`;
}

function hasPlan(plan: string, now: Date): RawBuilder<unknown> {
  const ofPlan = /^\d+$/.test(plan) ? sql`and bought.plan_id = ${Number(plan)}` : sql``;
  return yesOrNo(
    plan !== 'none',
    sql`exists (select from subscriptions bought where bought.account_id = account.id
      and bought.starts_at <= ${now} and bought.ends_at > ${now} ${ofPlan})`,
  );
}

/** Each part has an index; joined by `or` over two tables none would be used. */
function isFound({
  memberId,
  email,
  mobiles,
  nameQuery,
}: NonNullable<MemberCondition['text']>): RawBuilder<unknown> {
  const parts = [
    sql`select id from accounts where email = ${email}`,
    ...(memberId === null ? [] : [sql`select ${memberId}::integer`]),
    ...(mobiles.length === 0 ? [] : [sql`select id from accounts where mobile = any(${mobiles}::text[])`]),
    ...(nameQuery === null
      ? []
      : [
          sql`select account_id from profiles
            where words_of_name(first_name, last_name) @@ to_tsquery('simple', ${nameQuery})`,
        ]),
  ];
  return sql`account.id in (${sql.join(parts, sql` union all `)})`;
}

export type FoundMember = {
  id: number;
  email: string;
  mobile: string | null;
  role: string;
  status: string;
  emailVerifiedAt: Date | null;
  mobileVerifiedAt: Date | null;
  createdAt: Date;
  lastSeenAt: Date | null;
  isIncomplete: boolean;
  firstName: string;
  lastName: string;
  gender: string;
  dateOfBirth: string;
  religion: string;
  community: string;
  subCommunity: string | null;
  denomination: string | null;
  motherTongue: string | null;
  maritalStatus: string | null;
  country: string | null;
  state: string | null;
  district: string | null;
  profileFor: string;
  pictureToken: string | null;
  completion: number;
  plan: string | null;
  reports: number;
  notes: number;
  erasedAt: Date | null;
};

/** What a row of the list shows of members, whose ids `page` has with their `place`. */
function selectMembers(page: RawBuilder<unknown>, now: Date): RawBuilder<FoundMember> {
  return sql<FoundMember>`
    with page as (${page})
    select account.id, account.email, account.mobile, account.role, account.status, account.email_verified_at,
      account.mobile_verified_at,
      account.created_at, account.last_seen_at, account.is_incomplete, coalesce(profile.first_name, '') as first_name,
      coalesce(profile.last_name, '') as last_name, coalesce(profile.gender, '') as gender,
      coalesce(profile.date_of_birth::text, '') as date_of_birth, coalesce(profile.religion, '') as religion,
      coalesce(profile.community, '') as community, profile.sub_community, profile.denomination,
      profile.mother_tongue, profile.marital_status, profile.country, profile.state, profile.district,
      coalesce(profile.profile_for, '') as profile_for,
      (select token from photos where photos.account_id = account.id and photos.position = 0) as picture_token,
      coalesce(matching.completion, 0) as completion,
      (select plan_name from subscriptions bought where bought.account_id = account.id
        and bought.starts_at <= ${now} and bought.ends_at > ${now} order by ends_at desc, id desc limit 1) as plan,
      (select count(*) from reports where reports.reported_id = account.id) as reports,
      (select count(*) from member_notes note where note.account_id = account.id) as notes,
      (select due_at from account_deletions deletion where deletion.account_id = account.id) as erased_at
    from page
    join accounts account on account.id = page.id
    left join profiles profile on profile.account_id = page.id
    left join matching_rows matching on matching.account_id = page.id
    order by page.place`;
}

/** A page of the members that meet a condition. */
export async function findMembers(
  database: Database,
  { condition, sort, order, limit, offset }: Page & { condition: MemberCondition },
): Promise<FoundMember[]> {
  const direction = sort === 'last_seen' ? directions[order] : plainDirections[order];
  const ordered = sql`${sortExpressions[sort]} ${direction}, account.id ${plainDirections[order]}`;
  const page = sql`
    select id, row_number() over () as place from (
      select account.id from ${writeSource(condition, sort)} order by ${ordered} limit ${limit} offset ${offset}
    ) as ids`;
  const { rows } = await selectMembers(page, condition.now).execute(database);
  return rows;
}

/** The next members that meet a condition, in the order of their ids: for exports. */
export async function findMembersAfter(
  database: Database,
  { condition, after, limit }: { condition: MemberCondition; after: number; limit: number },
): Promise<FoundMember[]> {
  const page = sql`
    select account.id, account.id as place from ${writeSource(condition, null)}
    and account.id > ${after} order by account.id limit ${limit}`;
  const { rows } = await selectMembers(page, condition.now).execute(database);
  return rows;
}

/** How many members meet a condition. */
export async function countMembers(database: Database, condition: MemberCondition): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from ${writeSource(condition, null)}`.execute(database);
  return rows[0]?.total ?? 0;
}

/** A subquery of the ids of the members that meet a condition. */
export function selectIds(condition: MemberCondition): RawBuilder<unknown> {
  return sql`select account.id from ${writeSource(condition, null)}`;
}
