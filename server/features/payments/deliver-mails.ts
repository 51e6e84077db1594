import { receiptDetails } from '#contract/payments/receipt-details.ts';
import { findMailAddress } from '#server/features/accounts/accounts.ts';
import { findSiteSettings } from '#server/features/site/site.ts';
import type { Context } from '#server/platform/context.ts';
import type { Job } from '#server/platform/jobs/jobs.ts';
import { receiptMail, rejectionMail } from './payments.mail.ts';
import { findPayment, type Payment } from './payments.repository.ts';
import { receiptNumberOf } from './receipts/financial-year.rules.ts';
import { drawReceiptFile } from './receipts/find-receipt.ts';
import { findReceipt } from './receipts/receipts.repository.ts';

/** Mails a receipt or credit note to its member. */
export const deliverReceiptJob: Job<{ receiptId: number }> = { name: 'payments.deliver-receipt' };

/** Mails a member why a payment was rejected. */
export const deliverRejectionJob: Job<{ paymentId: number }> = { name: 'payments.deliver-rejection' };

/** Nothing is mailed when the account is gone or not active; the receipt stays where payments are listed. */
export async function deliverReceipt(context: Context, receiptId: number): Promise<void> {
  const { database, mailer } = context;
  const receipt = await findReceipt(database, receiptId);
  const payment = receipt && (await findPayment(database, receipt.paymentId));
  if (receipt === undefined || payment === undefined) return;
  const to = await findAddress(context, payment);
  if (to === null) return;
  const site = await findMailSite(context);
  const file = await drawReceiptFile(context, receipt);
  const { kind, id } = receipt;
  // What the document states: the payment may have been refunded again since.
  const details = receiptDetails.parse(receipt.details);
  const number = receiptNumberOf(receipt);
  await mailer.send(receiptMail(site, { to, kind, number, details, file, id }));
}

/** Nothing is mailed when the payment was confirmed after all. */
export async function deliverRejection(context: Context, paymentId: number): Promise<void> {
  const payment = await findPayment(context.database, paymentId);
  if (payment?.status !== 'rejected') return;
  const to = await findAddress(context, payment);
  if (to === null) return;
  await context.mailer.send(rejectionMail(await findMailSite(context), { to, payment }));
}

async function findAddress({ database }: Context, { accountId }: Payment): Promise<string | null> {
  return accountId === null ? null : findMailAddress(database, accountId);
}

/** The settings that the mails name. */
export async function findMailSite({ database, configuration }: Context) {
  return { ...(await findSiteSettings(database)), publicUrl: configuration.publicUrl };
}
