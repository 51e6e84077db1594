import { sql } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';

/** What receipts and credit notes of a day say. */
export type DayOfIncome = {
  /** `YYYY-MM-DD`, as the documents state it. */
  day: string;
  confirmedPaise: number;
  refundedPaise: number;
  renewals: number;
  newBuyers: number;
};

/** Who had a plan within this time before a payment renews it. */
const renewalDays = 30;

/** Income in a currency by day, from the first day to the last one; days without any are left out. */
export async function sumIncome(
  database: Database,
  { from, to, currency }: { from: string; to: string; currency: string },
): Promise<DayOfIncome[]> {
  const { rows } = await sql<DayOfIncome>`
    with issued as materialized (
      select receipt.kind, receipt.amount_paise, receipt.issued_on as day,
        exists (select from subscriptions bought where bought.account_id = payment.account_id
          and bought.id < own.id
          and bought.ends_at > receipt.issued_at - make_interval(days => ${renewalDays}::integer)) as is_renewal
      from receipts receipt join payments payment on payment.id = receipt.payment_id
        left join subscriptions own on own.payment_id = payment.id
      where receipt.issued_on between ${from}::date and ${to}::date and payment.currency = ${currency}
    )
    select day,
      coalesce(sum(amount_paise) filter (where kind = 'receipt'), 0)::float8 as confirmed_paise,
      coalesce(sum(amount_paise) filter (where kind = 'credit_note'), 0)::float8 as refunded_paise,
      (count(*) filter (where kind = 'receipt' and is_renewal))::integer as renewals,
      (count(*) filter (where kind = 'receipt' and not is_renewal))::integer as new_buyers
    from issued group by day`.execute(database);
  return rows;
}
