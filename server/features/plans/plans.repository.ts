import { type Selectable, sql } from 'kysely';
import type { Tables } from '#server/migrations/tables.ts';
import type { Database } from '#server/platform/database/database.ts';

export type Plan = Selectable<Tables['plans']>;

/** The offered plans in their order. */
export async function listOffered(database: Database): Promise<Plan[]> {
  return database
    .selectFrom('plans')
    .selectAll()
    .where('isRetired', '=', false)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

export async function findPlan(database: Database, id: number): Promise<Plan | undefined> {
  return database.selectFrom('plans').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The same, so that nobody changes or deletes it until the transaction ends. */
export async function lockPlan(database: Database, id: number): Promise<Plan | undefined> {
  return database.selectFrom('plans').selectAll().where('id', '=', id).forShare().executeTakeFirst();
}

/** The plan that a member has at an instant, as it is offered now; undefined for none. */
export async function findPlanAt(
  database: Database,
  { accountId, now }: { accountId: number; now: Date },
): Promise<Plan | undefined> {
  return database
    .selectFrom('subscriptions')
    .innerJoin('plans', 'plans.id', 'subscriptions.planId')
    .selectAll('plans')
    .where('accountId', '=', accountId)
    .where('startsAt', '<=', now)
    .where('endsAt', '>', now)
    .orderBy('endsAt', 'desc')
    .orderBy('subscriptions.id', 'desc')
    .executeTakeFirst();
}

/** The plan of a member, as it was when they bought it. */
export type ActivePlan = { planId: number; planName: string; endsAt: Date; contactLimit: number };

/** The plan of a member, null for none, and their use of a day. */
export type DayUse = { plan: ActivePlan | null; contacts: number; interests: number; messages: number };

/**
 * One statement reads the plan and the use of a day, so this file reads tables of contacts, interests and messages, too. A contact
 * view counts on the day of the first view; an interest counts whatever its status is now, a message also when it was taken back.
 */
export async function findDayUse(
  database: Database,
  { accountId, day, startsAt, now }: { accountId: number; day: string; startsAt: Date; now: Date },
): Promise<DayUse> {
  const { rows } = await sql<{
    planId: number | null;
    planName: string | null;
    endsAt: Date | null;
    contactLimit: number | null;
    contacts: number;
    interests: number;
    messages: number;
  }>`
    select active.plan_id, active.plan_name, active.ends_at, active.contact_limit,
      (select count(*) from contact_views where viewer_id = ${accountId} and day = ${day} and is_counted) as contacts,
      (select count(*) from interests where sender_id = ${accountId} and created_at >= ${startsAt}) as interests,
      (select count(*) from messages where sender_id = ${accountId} and created_at >= ${startsAt}) as messages
    from (values (1)) as one
    left join lateral (
      select plan_id, plan_name, ends_at, contact_limit from subscriptions
      where account_id = ${accountId} and starts_at <= ${now} and ends_at > ${now}
      order by ends_at desc, id desc limit 1
    ) as active on true`.execute(database);
  const [row] = rows;
  if (row === undefined) throw new Error('A statement without a source gives one row');
  const { planId, planName, endsAt, contactLimit, ...use } = row;
  const hasPlan = planId !== null && planName !== null && endsAt !== null && contactLimit !== null;
  return { plan: hasPlan ? { planId, planName, endsAt, contactLimit } : null, ...use };
}
