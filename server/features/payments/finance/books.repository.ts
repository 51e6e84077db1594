import { type RawBuilder, sql } from 'kysely';
import type { PaymentMethod, PaymentStatus } from '#contract/payments/payment.states.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { ReceiptKind } from '../receipts/financial-year.rules.ts';

/** Days as documents state them, `YYYY-MM-DD`, the first and the last one. */
export type Period = { from: string; to: string };

/** What was issued on a day by one method: receipts are what came in, credit notes what was sent back. */
export type IssuedSum = {
  day: string;
  method: PaymentMethod;
  kind: ReceiptKind;
  issued: number;
  paise: number;
};

function isWithin({ from, to }: Period): RawBuilder<unknown> {
  return sql`receipt.issued_on between ${from}::date and ${to}::date`;
}

/** Sums of receipts and credit notes of a currency by day, method and kind; days without any are left out. */
export async function sumIssued(
  database: Database,
  { currency, ...period }: Period & { currency: string },
): Promise<IssuedSum[]> {
  const { rows } = await sql<IssuedSum>`
    select receipt.issued_on as day, payment.method, receipt.kind,
      count(*)::integer as issued, sum(receipt.amount_paise)::float8 as paise
    from receipts receipt join payments payment on payment.id = receipt.payment_id
    where ${isWithin(period)} and payment.currency = ${currency}
    group by 1, 2, 3 order by 1, 2, 3`.execute(database);
  return rows;
}

/** A receipt or credit note with what the books say about its payment. */
export type BookedDocument = {
  id: number;
  kind: ReceiptKind;
  financialYear: string;
  number: number;
  amountPaise: number;
  taxPaise: number;
  details: unknown;
  day: string;
  memberNumber: number;
  planName: string;
  method: PaymentMethod;
  reference: string;
  bankReference: string | null;
  currency: string;
  status: PaymentStatus;
};

/** The documents of a period after one, in the order in which they were issued, for a file that is written while it is read. */
export async function listDocumentsAfter(
  database: Database,
  { after, most, ...period }: Period & { after: number; most: number },
): Promise<BookedDocument[]> {
  const { rows } = await sql<BookedDocument>`
    select receipt.id, receipt.kind, receipt.financial_year, receipt.number, receipt.amount_paise, receipt.tax_paise,
      receipt.details, receipt.issued_on as day,
      payment.member_number, payment.plan_name, payment.method, payment.reference,
      coalesce(payment.bank_reference, payment.gateway_payment_id) as bank_reference, payment.currency, payment.status
    from receipts receipt join payments payment on payment.id = receipt.payment_id
    where ${isWithin(period)} and receipt.id > ${after}
    order by receipt.id limit ${most}`.execute(database);
  return rows;
}

export async function countDocuments(database: Database, period: Period): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from receipts receipt where ${isWithin(period)}`.execute(database);
  return rows[0]?.total ?? 0;
}
