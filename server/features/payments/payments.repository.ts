import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { GatewayNote, PaymentMethod, PaymentStatus } from '#contract/payments/payment.states.ts';
import type { Tables } from '#server/migrations/tables.ts';
import type { Database } from '#server/platform/database/database.ts';

/** Status, method and note are what the database's checks allow. */
export type Payment = Omit<Selectable<Tables['payments']>, 'status' | 'method' | 'gatewayNote'> & {
  status: PaymentStatus;
  method: PaymentMethod;
  gatewayNote: GatewayNote | null;
};

/** The rows hold nothing but the statuses and methods of the contract: the database checks them. */
function asPayment(row: Selectable<Tables['payments']>): Payment {
  return row as Payment;
}

export async function insertPayment(
  database: Database,
  payment: Insertable<Tables['payments']> & { status: PaymentStatus; method: PaymentMethod },
): Promise<Payment> {
  const row = await database.insertInto('payments').values(payment).returningAll().executeTakeFirstOrThrow();
  return asPayment(row);
}

export async function findPayment(database: Database, id: number): Promise<Payment | undefined> {
  const row = await database.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst();
  return row && asPayment(row);
}

/** The payment as it is now, locked until the transaction ends. Lock its account first. */
export async function lockPayment(database: Database, id: number): Promise<Payment> {
  const row = await database
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return asPayment(row);
}

export async function updatePayment(
  database: Database,
  { id, changes }: { id: number; changes: Updateable<Tables['payments']> & { status?: PaymentStatus } },
): Promise<Payment> {
  const row = await database
    .updateTable('payments')
    .set(changes)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return asPayment(row);
}

/** The payment of a plan that waits, or else the latest one that a member can still go on with by a method. */
export async function findOpenPayment(
  database: Database,
  { accountId, planId, method, now }: { accountId: number; planId: number; method: PaymentMethod; now: Date },
): Promise<Payment | undefined> {
  const row = await database
    .selectFrom('payments')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('planId', '=', planId)
    .where((payment) =>
      payment.or([
        payment('status', '=', 'waiting'),
        payment.and([
          payment('status', '=', 'started'),
          payment('method', '=', method),
          payment('expiresAt', '>', now),
        ]),
      ]),
    )
    .orderBy(sql`status = 'waiting'`, 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && asPayment(row);
}

/** The payments of a member, newest first. */
export async function listPaymentsOf(database: Database, accountId: number): Promise<Payment[]> {
  const rows = await database
    .selectFrom('payments')
    .selectAll()
    .where('accountId', '=', accountId)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(asPayment);
}

/**
 * Within how many hours half of the last fifty transfers were confirmed, of those of the last 90 days; null for fewer than five, which
 * say little.
 */
export async function findUsualHours(database: Database, now: Date): Promise<number | null> {
  const { rows } = await sql<{ hours: number | null }>`
    select case when count(*) >= 5 then
      greatest(1, ceil(percentile_cont(0.5) within group (order by hours)))::integer end as hours
    from (
      select extract(epoch from decided_at - referenced_at) / 3600 as hours from payments
      where method = 'upi' and status in ('confirmed', 'refunded') and referenced_at is not null
        and decided_at between ${now}::timestamptz - interval '90 days' and ${now}
      order by decided_at desc, id desc limit 50
    ) decided`.execute(database);
  return rows[0]?.hours ?? null;
}

/**
 * Ends the payments that were started and never paid; returns their members. One that somebody else holds is left to the next run: waiting
 * for several payments would block an erasure, which changes all those of a member.
 */
export async function expirePayments(database: Database, now: Date): Promise<number[]> {
  const rows = await database
    .updateTable('payments')
    .set({ status: 'expired' })
    .where('id', 'in', (payments) =>
      payments
        .selectFrom('payments')
        .select('id')
        .where('status', '=', 'started')
        .where('expiresAt', '<=', now)
        .forUpdate()
        .skipLocked(),
    )
    .returning('accountId')
    .execute();
  return rows.flatMap(({ accountId }) => accountId ?? []);
}

/** What finance reads about a payment beside the payment itself. */
export type PaymentFacts = { memberName: string | null; decidedBy: string | null; others: number };

/** The facts of payments, by payment: names, and other payments of the member that wait or are new. */
export async function listFacts(
  database: Database,
  paymentIds: readonly number[],
): Promise<ReadonlyMap<number, PaymentFacts>> {
  if (paymentIds.length === 0) return new Map();
  const { rows } = await sql<PaymentFacts & { id: number }>`
    select payment.id,
      nullif(concat_ws(' ', profile.first_name, profile.last_name), '') as member_name,
      coalesce(nullif(administrator.name, ''), decider.email) as decided_by,
      (select count(*)::integer from payments other
        where other.account_id = payment.account_id and other.id <> payment.id
          and (other.status = 'waiting' or other.status = 'confirmed' and other.decided_at > payment.started_at - ${sql.lit(recent)}::interval)
      ) as others
    from payments payment
    left join profiles profile on profile.account_id = payment.account_id
    left join accounts decider on decider.id = payment.decided_by
    left join administrators administrator on administrator.account_id = payment.decided_by
    where payment.id in (${sql.join(paymentIds)})`.execute(database);
  return new Map(rows.map(({ id, ...facts }) => [id, facts]));
}

/** Another payment this short before may be the same money. */
const recent = '30 days';
