import { receiptDetails } from '#contract/payments/receipt-details.ts';
import { findMailAddress } from '#server/features/accounts/accounts.ts';
import { findPeriodOf } from '#server/features/plans/plans.ts';
import { findProfile } from '#server/features/profiles/profiles.ts';
import { findSiteSettings } from '#server/features/site/site.ts';
import type { Context } from '#server/platform/context.ts';
import type { Job } from '#server/platform/jobs/jobs.ts';
import { receiptMail, rejectionMail } from './payments.mail.ts';
import { findPayment } from './payments.repository.ts';
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
  const reader = await findReader(context, payment);
  if (reader === null) return;
  const site = await findMailSite(context);
  const period = await findPeriodOf(database, payment.id);
  const endsAt = period !== null && period.endsAt > context.now() ? period.endsAt : null;
  const file = await drawReceiptFile(context, receipt);
  const { kind, id } = receipt;
  // What the document states: the payment may have been refunded again since.
  const details = receiptDetails.parse(receipt.details);
  const number = receiptNumberOf(receipt);
  await mailer.send(receiptMail(site, { ...reader, kind, number, details, endsAt, file, id }));
}

/** Nothing is mailed when the payment was confirmed after all. */
export async function deliverRejection(context: Context, paymentId: number): Promise<void> {
  const payment = await findPayment(context.database, paymentId);
  if (payment?.status !== 'rejected') return;
  const reader = await findReader(context, payment);
  if (reader === null) return;
  await context.mailer.send(rejectionMail(await findMailSite(context), { ...reader, payment }));
}

/** Where to write to the member of a payment, and by which first name; null when the account is gone or not active. */
export async function findReader(
  { database }: Pick<Context, 'database'>,
  { accountId }: { accountId: number | null },
): Promise<{ to: string; reader: string } | null> {
  const to = accountId === null ? null : await findMailAddress(database, accountId);
  if (accountId === null || to === null) return null;
  return { to, reader: (await findProfile(database, accountId)).firstName };
}

/** The settings that the mails name. */
export async function findMailSite({ database, configuration }: Context) {
  return { ...(await findSiteSettings(database)), publicUrl: configuration.publicUrl };
}
