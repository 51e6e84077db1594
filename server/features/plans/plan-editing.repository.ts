import { type Insertable, sql, type Updateable } from 'kysely';
import type { Tables } from '#server/migrations/tables.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Plan } from './plans.repository.ts';

/** A plan with how many members have it now, and whether a subscription or payment was ever of it. */
export type PlanInUse = Plan & { members: number; isUsed: boolean };

/** All plans in their order, or one of them. */
export async function listPlansInUse(
  database: Database,
  { now, id }: { now: Date; id?: number },
): Promise<PlanInUse[]> {
  const listed = database
    .selectFrom('plans')
    .selectAll('plans')
    .select([
      sql<number>`(
        select count(distinct account_id) from subscriptions
        where plan_id = plans.id and starts_at <= ${now} and ends_at > ${now}
      )`.as('members'),
      sql<boolean>`(
        exists (select from subscriptions where plan_id = plans.id)
        or exists (select from payments where plan_id = plans.id)
      )`.as('isUsed'),
    ])
    .orderBy('position')
    .orderBy('id');
  return (id === undefined ? listed : listed.where('id', '=', id)).execute();
}

/** Lets one administrator after the other change the plans. Those who buy them do not wait. */
export async function lockPlans(database: Database): Promise<void> {
  await sql`lock table plans in share row exclusive mode`.execute(database);
}

/** All plans in their order. */
export async function listAll(database: Database): Promise<Plan[]> {
  return database.selectFrom('plans').selectAll().orderBy('position').orderBy('id').execute();
}

export async function insertPlan(
  database: Database,
  plan: Insertable<Tables['plans']>,
): Promise<Pick<Plan, 'id'>> {
  return database.insertInto('plans').values(plan).returning('id').executeTakeFirstOrThrow();
}

export async function changePlan(
  database: Database,
  { id, ...change }: Updateable<Tables['plans']> & { id: number },
): Promise<void> {
  await database.updateTable('plans').set(change).where('id', '=', id).execute();
}

/** The database refuses it when a subscription or payment refers to the plan, also one that is stored at the same time. */
export async function removePlan(database: Database, id: number): Promise<void> {
  await database.deleteFrom('plans').where('id', '=', id).execute();
}
