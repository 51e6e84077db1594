import { isPermitted } from '#contract/administration/permissions.ts';
import { receiptDetails } from '#contract/payments/receipt-details.ts';
import { findSiteSettings, readLogo } from '#server/features/site/site.ts';
import type { Context } from '#server/platform/context.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { problem } from '#server/platform/problem.ts';
import { findPayment } from '../payments.repository.ts';
import { drawReceipt } from './draw-receipt.ts';
import { receiptNumberOf } from './financial-year.rules.ts';
import { findReceipt, findReceiptOf, type Receipt } from './receipts.repository.ts';

/** A receipt as a file. */
export type ReceiptFile = { name: string; content: Buffer };

type Wanted = { paymentId: number; receiptId: number | undefined; caller: Caller };

/**
 * The receipt of a payment, or one of its credit notes, for its member and for administrators who decide about payments. Throws
 * receipt_not_found for everybody else, too.
 */
export async function findReceiptFile(
  context: Pick<Context, 'database' | 'files'>,
  { paymentId, receiptId, caller }: Wanted,
): Promise<ReceiptFile> {
  const { database } = context;
  const payment = await findPayment(database, paymentId);
  if (payment === undefined || !mayRead(caller, payment)) throw problem('receipt_not_found');
  const receipt =
    receiptId === undefined
      ? await findReceiptOf(database, paymentId)
      : await findReceipt(database, receiptId);
  if (receipt?.paymentId !== paymentId) throw problem('receipt_not_found');
  return drawReceiptFile(context, receipt);
}

function mayRead({ accountId, administrator }: Caller, payment: { accountId: number | null }): boolean {
  if (administrator === null) return payment.accountId === accountId;
  return isPermitted(administrator.role, 'payments.decide');
}

/** Draws a receipt in the present look of the site. */
export async function drawReceiptFile(
  { database, files }: Pick<Context, 'database' | 'files'>,
  receipt: Receipt,
): Promise<ReceiptFile> {
  const site = await findSiteSettings(database);
  const { logo } = site;
  const png = logo === null ? null : await readLogo({ files }, { token: logo.token, file: 'logo.png' });
  const number = receiptNumberOf(receipt);
  const content = await drawReceipt({
    number,
    issuedAt: receipt.issuedAt,
    issuedOn: receipt.issuedOn,
    details: receiptDetails.parse(receipt.details),
    site,
    logo: logo === null || png === null ? null : { ...logo, png },
  });
  return { name: `${number.replaceAll('/', '-')}.pdf`, content };
}
