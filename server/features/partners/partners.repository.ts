import { type Selectable, sql } from 'kysely';
import type { InterestStatus } from '#contract/interests/interest.states.ts';
import { criteria, type CriterionName, criterionNames } from '#contract/preferences/preference.criteria.ts';
import { cardFacts } from '#contract/profiles/fact-names.ts';
import type { ContactAudience } from '#contract/settings/contact-audience.ts';
import {
  listStatedConditions,
  meetsOwnMustHaves,
  meetsTheirMustHaves,
  type Seeker,
} from '#server/features/matching/matching.ts';
import { isBlockedBetween, selectBlocked } from '#server/features/visibility/visibility.ts';
import type { Tables } from '#server/migrations/tables.ts';
import type { Database } from '#server/platform/database/database.ts';

/**
 * The relationship between viewer and partner belongs to several features. One statement reads it for any number of
 * partners, so this file reads tables of accounts, profiles, photos, settings, shortlist, blocks, interests, contacts and plans.
 */

type ComparedFact = (typeof criteria)[CriterionName]['fact'];

/** The facts of cards and of the comparison. */
const facts = [...cardFacts, ...criterionNames.map((name): ComparedFact => criteria[name].fact)].map(
  (fact) => `profiles.${fact}` as const,
);
const columns = [
  'profiles.accountId',
  ...new Set(facts),
  'profiles.isIncomePrivate',
  'profiles.incomeFrom',
  'profiles.incomeTo',
] as const;

/** A member as cards and comparisons need them, with the relationship to the viewer. The viewer's own row has the same type. */
export type PartnerRow = Awaited<ReturnType<typeof listPartnerRows>>[number];

function isShortlistedBy(viewerId: number) {
  return sql<boolean>`exists (select from shortlist_entries entry
    where entry.account_id = ${viewerId} and entry.partner_id = accounts.id)`;
}

/** Whether one of the two declined an interest of the other. The expressions are those of the index. */
function isDeclinedBetween(viewerId: number) {
  return sql<boolean>`exists (select from interests
    where status = 'rejected'
      and least(sender_id, receiver_id) = least(accounts.id, ${viewerId}::integer)
      and greatest(sender_id, receiver_id) = greatest(accounts.id, ${viewerId}::integer))`;
}

function isContactedBy(viewerId: number) {
  return sql<boolean>`exists (select from contact_views view
    where view.viewer_id = ${viewerId} and view.partner_id = accounts.id)`;
}

/** Who may see the member's details; the audience of those without settings is that of the column. */
const contactAudience = sql<ContactAudience>`coalesce(
  (select contact_audience from member_settings where member_settings.account_id = accounts.id), 'members')`;

/** The plan of a member at a time; null is none, and for everybody while everything is free. */
function planNameAt(now: Date) {
  return sql<string | null>`(select plan_name from subscriptions
    where subscriptions.account_id = accounts.id and starts_at <= ${now} and ends_at > ${now}
      and not exists (select from site_settings where key = 'everythingIsFree' and value = 'true'::jsonb)
    order by ends_at desc limit 1)`;
}

/** The latest interest between the two, sent by either. The expressions are those of the index. */
function latestInterestWith(viewerId: number) {
  return sql<LatestInterest | null>`(select jsonb_build_object(
      'id', id, 'status', interests.status, 'senderId', sender_id, 'receiverId', receiver_id,
      'answeredAt', answered_at)
    from interests
    where least(sender_id, receiver_id) = least(accounts.id, ${viewerId}::integer)
      and greatest(sender_id, receiver_id) = greatest(accounts.id, ${viewerId}::integer)
    order by id desc limit 1)`;
}
export type LatestInterest = {
  id: number;
  status: InterestStatus;
  senderId: number;
  receiverId: number;
  /** An instant in the notation of the database. */
  answeredAt: string | null;
};

export type WholeProfile = Selectable<Tables['profiles']>;

/** The members of some ids, visible to the viewer or not, in no order. Ids without a profile are left out. */
export async function listPartnerRows(
  database: Database,
  { viewerId, ids, now }: { viewerId: number; ids: readonly number[]; now: Date },
) {
  return database
    .selectFrom('accounts')
    .innerJoin('profiles', 'profiles.accountId', 'accounts.id')
    .leftJoin('photos', (join) =>
      join
        .onRef('photos.accountId', '=', 'accounts.id')
        .on('photos.position', '=', 0)
        .on('photos.isShown', '=', true),
    )
    .select(columns)
    .select([
      'accounts.role',
      'accounts.status',
      'accounts.emailVerifiedAt',
      'accounts.isHidden',
      'accounts.isWithheld',
      'accounts.lastSeenAt',
      'photos.token as pictureToken',
      'photos.placeholder as picturePlaceholder',
    ])
    .select([
      sql<number>`(select count(*) from photos placed
        where placed.account_id = accounts.id and placed.position is not null and placed.is_shown)`.as(
        'photoCount',
      ),
      isShortlistedBy(viewerId).as('isShortlisted'),
      isBlockedBetween(viewerId).as('isBlocked'),
      isDeclinedBetween(viewerId).as('isDeclined'),
      isContactedBy(viewerId).as('isContacted'),
      contactAudience.as('contactAudience'),
      planNameAt(now).as('planName'),
      latestInterestWith(viewerId).as('interest'),
    ])
    .where('accounts.id', '=', sql<number>`any(${[...ids]}::integer[])`)
    .execute();
}

/** All facts of a profile; undefined for a member who was erased since the call began. */
export async function findWholeProfile(
  database: Database,
  accountId: number,
): Promise<WholeProfile | undefined> {
  return database.selectFrom('profiles').selectAll().where('accountId', '=', accountId).executeTakeFirst();
}

/** Each of these facts leads to members like the partner through an index. */
const likenessColumns = [
  'community',
  'denomination',
  'motherTongue',
  'religion',
  'district',
  'workingAs',
] as const;
/** The most members of one fact: those of the highest activity rank. */
const mostPerFact = 150;

/** Five years: dates of birth that are closer count as a similar age. */
const similarAgeDays = 1826;

/**
 * The members most like a partner, the most alike first, without those excluded by a must-have of the seeker or their own.
 * It reads a bounded number of rows through indexes, in a population of any size. The caller checks who is visible; blocked members are
 * left out here, because hidden ones are, too, and take no place of the most.
 */
export async function listAlike(
  database: Database,
  { seeker, partnerId, most }: { seeker: Seeker; partnerId: number; most: number },
): Promise<number[]> {
  const alike = (column: (typeof likenessColumns)[number]) => sql`
    (select other.account_id from matching_rows other
      where other.is_listed and other.gender = partner.gender and other.${sql.ref(column)} = partner.${sql.ref(column)}
        and other.account_id not in (partner.account_id, ${seeker.accountId})
        and other.account_id not in (select id from blocked)
      order by other.activity_rank desc, other.account_id desc limit ${mostPerFact})`;
  const { rows } = await sql<{ accountId: number }>`
    with partner as materialized (select * from matching_rows where account_id = ${partnerId}),
      blocked as materialized (${selectBlocked(seeker.accountId)})
    select candidate.account_id as "accountId"
    from partner
    cross join lateral (${sql.join(likenessColumns.map(alike), sql` union `)}) as near
    join matching_rows candidate on candidate.account_id = near.account_id
    where ${meetsOwnMustHaves(listStatedConditions(seeker))} and ${meetsTheirMustHaves(seeker)}
    order by
      case when candidate.religion = partner.religion then 5 else 0 end
      + case when candidate.community = partner.community then 5 else 0 end
      + case when candidate.denomination = partner.denomination then 5 else 0 end
      + case when candidate.mother_tongue = partner.mother_tongue then 4 else 0 end
      + case when candidate.profession_area = partner.profession_area then 3 else 0 end
      + case when candidate.state = partner.state then 2 else 0 end
      + case when candidate.district = partner.district then 2 else 0 end
      + case when candidate.qualification = partner.qualification then 2 else 0 end
      + case when abs(candidate.date_of_birth - partner.date_of_birth) < ${similarAgeDays} then 4 else 0 end desc,
      candidate.activity_rank desc, candidate.account_id desc
    limit ${most}`.execute(database);
  return rows.map(({ accountId }) => accountId);
}
