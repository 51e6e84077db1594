import { shrinkSubscription } from '#server/features/plans/plans.ts';
import type { Context } from '#server/platform/context.ts';
import { recordAction } from '#server/platform/database/audit-log.ts';
import { problem } from '#server/platform/problem.ts';
import { announcePayment } from './announce-payments.ts';
import { lockWithAccount, subjectOf } from './decide-payment.ts';
import { sendRefundJob } from './gateway/gateway.jobs.ts';
import { notifyRefunded } from './notify-buyer.ts';
import { type Payment, updatePayment } from './payments.repository.ts';
import { mayTake } from './payments.rules.ts';
import { issueReceipt } from './receipts/issue-receipt.ts';
import { insertRefund } from './receipts/receipts.repository.ts';

type Refund = {
  paymentId: number;
  amountPaise: number;
  /** What the administrator saw as refunded before. */
  seenPaise?: number | undefined;
  reason: string;
  refundedBy: number;
};

/**
 * Records that money of a payment is sent back, with a credit note; the subscription loses the same share of its time. A payment of which
 * nothing is left is refunded. Throws payment_not_found, payment_not_open (also when another refund came first), or refund_too_large.
 */
export async function refundPayment(
  context: Context,
  { paymentId, amountPaise, seenPaise, reason, refundedBy }: Refund,
): Promise<Payment> {
  return context.transact(async (work) => {
    const { database } = work;
    const payment = await lockWithAccount(database, paymentId);
    const now = context.now();
    const before = payment.refundedPaise;
    if (seenPaise !== undefined && seenPaise !== before) throw problem('payment_not_open');
    const after = before + amountPaise;
    const step = after === payment.amountPaise ? 'refund' : 'refund_part';
    if (!mayTake(step, payment.status)) throw problem('payment_not_open');
    if (after > payment.amountPaise) throw problem('refund_too_large');
    const status = step === 'refund' ? ('refunded' as const) : payment.status;
    const changes = { refundedPaise: after, status, reason };
    const refunded = await updatePayment(database, { id: paymentId, changes });
    await shrinkSubscription(work, { paymentId, before, after, now });
    const note = await issueReceipt(database, { payment: refunded, kind: 'credit_note', amountPaise, now });
    const receiptId = note.id;
    const refund = { paymentId, receiptId, amountPaise, reason, refundedBy, refundedAt: now };
    const { id: refundId } = await insertRefund(database, refund);
    if (payment.method === 'gateway') await work.enqueue(sendRefundJob, { refundId });
    await notifyRefunded(work, { payment: refunded, receiptId, now });
    await announcePayment(work, refunded);
    await recordAction(database, {
      administratorId: refundedBy,
      action: 'payment.refunded',
      subject: subjectOf(payment),
      reason,
      after: { refunded_paise: after, amount_paise: payment.amountPaise },
      now,
    });
    return refunded;
  });
}
