import { type RawBuilder, sql } from 'kysely';
import type { PaymentStatus } from '#contract/payments/payment.states.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type Found, likePattern, type ListQuery } from '#server/platform/listing/listing.ts';
import type { Payment } from '../payments.repository.ts';
import type { MatchedPayment } from './match-lines.rules.ts';
import type { PaymentSearch } from './payment-search.rules.ts';

/**
 * One statement searches payments, receipts and the names of members, so this file reads profiles. What a payment
 * bought is a row of the subscriptions.
 */

export type PaymentSort = 'age' | 'started_at' | 'decided_at' | 'amount';

const waitingSince = sql`coalesce(payment.referenced_at, payment.started_at)`;
const orders: Record<PaymentSort, Record<'asc' | 'desc', RawBuilder<unknown>>> = {
  age: { desc: sql`${waitingSince} asc, payment.id asc`, asc: sql`${waitingSince} desc, payment.id desc` },
  started_at: {
    asc: sql`payment.started_at asc, payment.id asc`,
    desc: sql`payment.started_at desc, payment.id desc`,
  },
  decided_at: {
    asc: sql`payment.decided_at asc nulls last, payment.id asc`,
    desc: sql`payment.decided_at desc nulls last, payment.id desc`,
  },
  amount: {
    asc: sql`payment.amount_paise asc, payment.id asc`,
    desc: sql`payment.amount_paise desc, payment.id desc`,
  },
};

type Filter = { status: PaymentStatus | undefined; text: PaymentSearch | null };

/** A page of the payments of a status and a search. */
export async function findPayments(
  database: Database,
  { status, text, sort, order, limit, offset }: ListQuery<PaymentSort> & Filter,
): Promise<Found<Payment>> {
  const conditions = [
    ...(status === undefined ? [] : [sql`payment.status = ${status}`]),
    ...(text === null ? [] : [isFound(text)]),
  ];
  const source = sql`from payments payment where ${sql.join([sql`true`, ...conditions], sql` and `)}`;
  const counted = await sql<{ total: number }>`select count(*)::integer as total ${source}`.execute(database);
  const { rows } = await sql<Payment>`select payment.* ${source}
    order by ${orders[sort][order]} limit ${limit} offset ${offset}`.execute(database);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** Every alternative has an index, and PostgreSQL joins indexes of one table alone: other tables are asked for ids first. */
function isFound({ memberNumber, reference, amountPaise, receipt, nameQuery }: PaymentSearch) {
  const alternatives = [
    ...(memberNumber === null ? [] : [sql`payment.member_number = ${memberNumber}`]),
    ...(amountPaise === null ? [] : [sql`payment.amount_paise = ${amountPaise}`]),
    ...(reference === null ? [] : [isReferred(reference)]),
    ...(receipt === null
      ? []
      : [
          sql`payment.id = any(array(select payment_id from receipts where kind = ${receipt.kind}
            and financial_year = ${receipt.financialYear} and number = ${receipt.number}))`,
        ]),
    ...(nameQuery === null
      ? []
      : [
          sql`payment.account_id = any(array(select account_id from profiles
            where words_of_name(first_name, last_name) @@ to_tsquery('simple', ${nameQuery})))`,
        ]),
  ];
  return alternatives.length === 0 ? sql`false` : sql`(${sql.join(alternatives, sql` or `)})`;
}

/** The length from which a reference is written whole. */
const wholeReference = 12;

function isReferred(reference: string): RawBuilder<unknown> {
  if (reference.length >= wholeReference)
    return sql`(payment.reference = ${reference} or payment.bank_reference = ${reference})`;
  const pattern = likePattern(reference);
  return sql`((payment.reference like ${pattern} or payment.bank_reference like ${pattern})
    and pieces_of(payment.reference, payment.bank_reference) @> pieces_of(${reference}, null))`;
}

/** The payments that references of a statement may name. */
export async function findReferenced(
  database: Database,
  { bank, ours }: { bank: readonly string[]; ours: readonly string[] },
): Promise<(Payment & MatchedPayment)[]> {
  const { rows } = await sql<Payment & MatchedPayment>`
    select * from payments where reference = any(${ours}::text[])
    union
    select * from payments where bank_reference = any(${bank}::text[])
    order by id`.execute(database);
  return rows;
}

/** How many payments wait, apart from some. */
export async function countWaiting(database: Database, apartFrom: readonly number[]): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::integer as total from payments
    where status = 'waiting' and not id = any(${apartFrom}::integer[])`.execute(database);
  return rows[0]?.total ?? 0;
}

const mostOthers = 5;

/** The latest other payments of the same member. */
export async function listOthers(
  database: Database,
  { id, memberNumber }: Pick<Payment, 'id' | 'memberNumber'>,
): Promise<Payment[]> {
  const { rows } = await sql<Payment>`select * from payments
    where member_number = ${memberNumber} and id <> ${id} order by id desc limit ${mostOthers}`.execute(
    database,
  );
  return rows;
}

/** The time that a payment bought, and what of it is unused; of a replaced subscription, what became credit of a higher plan. */
export async function findBought(
  database: Database,
  { paymentId, now }: { paymentId: number; now: Date },
): Promise<{ endsAt: Date; termSeconds: number; unusedSeconds: number } | undefined> {
  const { rows } = await sql<{ endsAt: Date; termSeconds: number; unusedSeconds: number }>`
    select ends_at, term_seconds, case when replaced_by is not null then unused_seconds
      else greatest(0, floor(extract(epoch from ends_at - greatest(starts_at, ${now}::timestamptz))))::integer end
      as unused_seconds
    from subscriptions where payment_id = ${paymentId}`.execute(database);
  return rows[0];
}
