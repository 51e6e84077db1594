import { lockAccounts } from '#server/features/accounts/accounts.ts';
import { addSubscription } from '#server/features/plans/plans.ts';
import type { Context } from '#server/platform/context.ts';
import { recordAction } from '#server/platform/database/audit-log.ts';
import type { Database } from '#server/platform/database/database.ts';
import { isAlreadyTaken } from '#server/platform/database/errors.ts';
import type { Job } from '#server/platform/jobs/jobs.ts';
import { problem } from '#server/platform/problem.ts';
import { announcePayment } from './announce-payments.ts';
import { notifyConfirmed, notifyRejected } from './notify-buyer.ts';
import { findPayment, lockPayment, type Payment, updatePayment } from './payments.repository.ts';
import { mayTake } from './payments.rules.ts';
import { issueReceipt } from './receipts/issue-receipt.ts';

/** Closes the page of a payment that finance confirmed by hand, so that it is not paid again. */
export const closePageJob: Job<{ paymentId: number }> = { name: 'payments.close-page' };

/** Who confirmed: an administrator, or null for the gateway, whose number of the payment is stored. */
type Confirmation = {
  paymentId: number;
  decidedBy: number | null;
  /** The bank's reference in a statement: what the member copied may be wrong. */
  bankReference?: string;
  gatewayPaymentId?: string;
};

/**
 * Confirms that the money of a payment arrived: one subscription and one receipt, in one transaction. Again, also at the same time in
 * another process, changes nothing. Throws payment_not_found, payment_not_open, or reference_used.
 */
export async function confirmPayment(context: Context, confirmation: Confirmation): Promise<Payment> {
  try {
    return await confirmOnce(context, confirmation);
  } catch (error) {
    throw isAlreadyTaken(error) ? problem('reference_used') : error;
  }
}

async function confirmOnce(
  context: Context,
  { paymentId, decidedBy, bankReference, gatewayPaymentId }: Confirmation,
): Promise<Payment> {
  return context.transact(async (work) => {
    const { database } = work;
    const payment = await lockWithAccount(database, paymentId);
    const now = context.now();
    const { accountId } = payment;
    if (payment.status === 'confirmed') return payment;
    if (accountId === null || !mayTake('confirm', payment.status)) throw problem('payment_not_open');
    const confirmed = await updatePayment(database, {
      id: paymentId,
      changes: {
        status: 'confirmed',
        reason: null,
        decidedAt: now,
        decidedBy,
        gatewayNote: null,
        ...(bankReference !== undefined && { bankReference }),
        ...(gatewayPaymentId !== undefined && { gatewayPaymentId }),
      },
    });
    await addSubscription(work, { accountId, plan: planOf(payment), source: { paymentId }, now });
    const { amountPaise } = payment;
    const receipt = await issueReceipt(database, { payment: confirmed, kind: 'receipt', amountPaise, now });
    await notifyConfirmed(work, { payment: confirmed, receiptId: receipt.id, now });
    await announcePayment(work, confirmed);
    if (decidedBy !== null) {
      if (payment.gatewayId !== null) await work.enqueue(closePageJob, { paymentId });
      await recordAction(database, {
        administratorId: decidedBy,
        action: 'payment.confirmed',
        subject: subjectOf(payment),
        before: { status: payment.status },
        after: { status: 'confirmed', amount_paise: amountPaise },
        now,
      });
    }
    return confirmed;
  });
}

/** Rejects a payment whose money did not arrive. Throws payment_not_found or payment_not_open. */
export async function rejectPayment(
  context: Context,
  { paymentId, decidedBy, reason }: { paymentId: number; decidedBy: number; reason: string },
): Promise<Payment> {
  return context.transact(async (work) => {
    const { database } = work;
    const payment = await lockWithAccount(database, paymentId);
    const now = context.now();
    if (!mayTake('reject', payment.status)) throw problem('payment_not_open');
    const decision = { decidedAt: now, decidedBy, gatewayNote: null };
    const changes = { status: 'rejected' as const, reason, ...decision };
    const rejected = await updatePayment(database, { id: paymentId, changes });
    await notifyRejected(work, { payment: rejected, now });
    await announcePayment(work, rejected);
    await recordAction(database, {
      administratorId: decidedBy,
      action: 'payment.rejected',
      subject: subjectOf(payment),
      reason,
      now,
    });
    return rejected;
  });
}

/**
 * Locks a payment, its account first, as every change of a member's plans does. Throws payment_not_found. The account of a payment
 * only ever changes to none, by the erasure of the member, which locks the account too.
 */
export async function lockWithAccount(database: Database, paymentId: number): Promise<Payment> {
  const found = await findPayment(database, paymentId);
  if (found === undefined) throw problem('payment_not_found');
  if (found.accountId !== null) await lockAccounts(database, [found.accountId]);
  return lockPayment(database, paymentId);
}

/** The plan as it was when the payment was started. */
function planOf({ planId, planName, months, contactLimit, amountPaise }: Payment) {
  return { planId, planName, months, contactLimit, pricePaise: amountPaise };
}

/** How the audit log names a payment. */
export function subjectOf({ id }: Pick<Payment, 'id'>): string {
  return `payment ${id}`;
}
