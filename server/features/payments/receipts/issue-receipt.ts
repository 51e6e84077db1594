import { receiptDetails, type ReceiptDetails } from '#contract/payments/receipt-details.ts';
import { findSiteSettings, todayAt } from '#server/features/site/site.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Payment } from '../payments.repository.ts';
import { financialYearOf, type ReceiptKind, receiptNumberOf } from './financial-year.rules.ts';
import { creditDetailsOf, detailsOf } from './receipt-details.rules.ts';
import {
  findBuyerName,
  findReceiptOf,
  insertReceipt,
  type Receipt,
  takeNumber,
} from './receipts.repository.ts';

/**
 * Issues the receipt of a payment, or a credit note about a part of it, with the next number of the financial year. Call it in the
 * transaction of what it states, after the payment has its new state, and late, because other confirmations wait for the number.
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
  const issuedOn = todayAt(site, now);
  const financialYear = financialYearOf(issuedOn);
  const details =
    kind === 'receipt'
      ? detailsOf({ site, member: await findBuyer(database, payment), payment })
      : await describeCredit(database, { payment, amountPaise });
  const number = await takeNumber(database, { kind, financialYear });
  return insertReceipt(database, {
    paymentId: payment.id,
    kind,
    financialYear,
    number,
    amountPaise,
    taxPaise: details.taxPaise,
    details,
    issuedAt: now,
    issuedOn,
  });
}

async function findBuyer(database: Database, { accountId, memberNumber }: Payment) {
  const name = accountId === null ? null : await findBuyerName(database, accountId);
  return { id: memberNumber, name: name ?? '' };
}

/** The details of a credit note, from those of its receipt. The payment has what was refunded, this part included. */
async function describeCredit(
  database: Database,
  { payment, amountPaise }: { payment: Payment; amountPaise: number },
): Promise<ReceiptDetails> {
  const receipt = await findReceiptOf(database, payment.id);
  if (receipt === undefined) throw new Error('A payment that is refunded has a receipt');
  return creditDetailsOf({
    receipt: receiptDetails.parse(receipt.details),
    receiptNumber: receiptNumberOf(receipt),
    receiptIssuedOn: receipt.issuedOn,
    beforePaise: payment.refundedPaise - amountPaise,
    amountPaise,
    reason: payment.reason ?? '',
  });
}
