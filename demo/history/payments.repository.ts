import { sql } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';

type Bought = {
  id: number;
  accountId: number;
  startsAt: Date;
  planId: number;
  planName: string;
  months: number;
  contactLimit: number;
  amountPaise: number;
};

/** The latest subscriptions, the oldest first. */
export async function listBoughtPlans(database: Database, limit: number): Promise<Bought[]> {
  const { rows } = await sql<Bought>`
    select * from (
      select id, account_id, starts_at, plan_id, plan_name, months, contact_limit, price_paise as amount_paise
      from subscriptions where payment_id is null order by starts_at desc, id desc limit ${limit}
    ) as latest order by starts_at, id`.execute(database);
  return rows;
}

export async function joinPayment(
  database: Database,
  { subscriptionId, paymentId }: { subscriptionId: number; paymentId: number },
): Promise<void> {
  await database.updateTable('subscriptions').set({ paymentId }).where('id', '=', subscriptionId).execute();
}

/** Members who were here lately and have no plan. */
export async function listMembersWithoutPlan(
  database: Database,
  { now, limit }: { now: Date; limit: number },
): Promise<number[]> {
  const rows = await database
    .selectFrom('accounts')
    .select('id')
    .where('role', '=', 'user')
    .where('status', '=', 'active')
    .where('emailVerifiedAt', 'is not', null)
    // The demo's own member sees what is free.
    .where('id', '>', 1)
    .where((account) =>
      account.not(
        account.exists(
          account
            .selectFrom('subscriptions')
            .select('subscriptions.id')
            .whereRef('subscriptions.accountId', '=', 'accounts.id')
            .where('endsAt', '>', now),
        ),
      ),
    )
    .orderBy('lastSeenAt', (order) => order.desc().nullsLast())
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
