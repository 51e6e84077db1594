import { notify } from '#server/features/notifications/notifications.ts';
import type { Work } from '#server/platform/database/transact.ts';
import { deliverReceiptJob, deliverRejectionJob } from './deliver-mails.ts';
import type { Payment } from './payments.repository.ts';

type Event = { payment: Payment; now: Date };

/** Tells a member, on the bell and by a mail with the receipt, that a payment is confirmed. Call it in that transaction. */
export async function notifyConfirmed(
  work: Work,
  { payment, receiptId, now }: Event & { receiptId: number },
): Promise<void> {
  await notifyOf(work, { kind: 'payment_confirmed', payment, now });
  await work.enqueue(deliverReceiptJob, { receiptId });
}

/** Tells a member that a payment is rejected; the mail has the reason. */
export async function notifyRejected(work: Work, { payment, now }: Event): Promise<void> {
  await notifyOf(work, { kind: 'payment_rejected', payment, now });
  await work.enqueue(deliverRejectionJob, { paymentId: payment.id });
}

/** Tells a member that money is sent back, by a mail with the credit note. */
export async function notifyRefunded(
  work: Work,
  { payment, receiptId, now }: Event & { receiptId: number },
): Promise<void> {
  await notifyOf(work, { kind: 'payment_refunded', payment, now });
  await work.enqueue(deliverReceiptJob, { receiptId });
}

/** Tells a member that an administrator gave them a plan. */
export async function notifyAssigned(
  work: Work,
  { accountId, planName: name, now }: { accountId: number; planName: string; now: Date },
): Promise<void> {
  await notify(work, {
    accountId,
    notification: { kind: 'plan_assigned', details: { name, count: 1 } },
    now,
  });
}

type PaymentNotice = 'payment_confirmed' | 'payment_rejected' | 'payment_refunded';

/** Nobody is left to tell of an erased member. */
async function notifyOf(work: Work, { kind, payment, now }: Event & { kind: PaymentNotice }): Promise<void> {
  const { accountId, planName: name } = payment;
  if (accountId === null) return;
  await notify(work, { accountId, notification: { kind, details: { name, count: 1 } }, now });
}
