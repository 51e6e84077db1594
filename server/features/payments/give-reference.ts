import type { PaymentWire } from '#contract/payments/payment.wire.ts';
import { lockAccounts } from '#server/features/accounts/accounts.ts';
import type { Context } from '#server/platform/context.ts';
import { isAlreadyTaken } from '#server/platform/database/errors.ts';
import { problem } from '#server/platform/problem.ts';
import { announcePayment } from './announce-payments.ts';
import { presentOwnPayment } from './load-payments.ts';
import { findPayment, lockPayment, updatePayment } from './payments.repository.ts';
import { mayTake } from './payments.rules.ts';

type Given = { accountId: number; paymentId: number; reference: string };

/**
 * Stores the bank's reference of a UPI payment; from then on it waits for finance. While it waits, a mistyped reference can be corrected.
 * The same reference again changes nothing. Throws
 * payment_not_found (also for another member's), payment_not_open, or reference_used.
 */
export async function giveReference(context: Context, given: Given): Promise<PaymentWire> {
  try {
    return await storeReference(context, given);
  } catch (error) {
    // The index of the database decides between two payments that are given one reference at once.
    throw isAlreadyTaken(error) ? problem('reference_used') : error;
  }
}

async function storeReference(
  context: Context,
  { accountId, paymentId, reference }: Given,
): Promise<PaymentWire> {
  return context.transact(async (work) => {
    const { database } = work;
    await lockAccounts(database, [accountId]);
    const found = await findPayment(database, paymentId);
    if (found?.accountId !== accountId) throw problem('payment_not_found');
    const payment = await lockPayment(database, paymentId);
    if (payment.bankReference === reference && payment.status !== 'rejected') {
      return presentOwnPayment(context, { database, payment });
    }
    const isCorrected = mayTake('correct_reference', payment.status);
    if (payment.method !== 'upi' || !(isCorrected || mayTake('give_reference', payment.status)))
      throw problem('payment_not_open');
    // It keeps its place among those that wait.
    const referencedAt = isCorrected ? payment.referencedAt : context.now();
    const waiting = await updatePayment(database, {
      id: paymentId,
      changes: { status: 'waiting', bankReference: reference, referencedAt },
    });
    await announcePayment(work, waiting);
    return presentOwnPayment(context, { database, payment: waiting });
  });
}
