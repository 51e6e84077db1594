import { findSiteSettings, todayAt } from '#server/features/site/site.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Payment } from '../payments.repository.ts';
import { financialYearOf, type ReceiptKind } from './financial-year.rules.ts';
import { insertReceipt, type Receipt, takeNumber } from './receipts.repository.ts';

/**
 * Issues the receipt of a payment, or a credit note about a part of it, with the next number of the financial year. Call it in the
 * transaction of what it states, late, because other confirmations wait for the number.
 */
export async function issueReceipt(
  database: Database,
  {
    payment,
    kind,
    amountPaise,
    now,
  }: { payment: Payment; kind: ReceiptKind; amountPaise: number; now: Date },
): Promise<Receipt> {
  const site = await findSiteSettings(database);
  const financialYear = financialYearOf(todayAt(site, now));
  const number = await takeNumber(database, { kind, financialYear });
  return insertReceipt(database, {
    paymentId: payment.id,
    kind,
    financialYear,
    number,
    amountPaise,
    taxPaise: 0,
    details: {},
    issuedAt: now,
  });
}
