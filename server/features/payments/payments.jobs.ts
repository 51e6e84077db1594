import type { Context } from '#server/platform/context.ts';
import { type Job, type JobWorker, worker } from '#server/platform/jobs/jobs.ts';
import { announcePayment } from './announce-payments.ts';
import { deliverReceipt, deliverReceiptJob, deliverRejection, deliverRejectionJob } from './deliver-mails.ts';
import { expirePayments } from './payments.repository.ts';
import { deliverReminder, deliverReminderJob, remindOfEnds } from './remind-of-ends.ts';

const expiryJob: Job<object> = { name: 'payments.expire', schedule: '13 * * * *' };
const reminderJob: Job<object> = { name: 'payments.remind', schedule: '23 * * * *' };

export function paymentsWorkers(context: Context): JobWorker[] {
  return [
    worker(deliverReceiptJob, ({ receiptId }) => deliverReceipt(context, receiptId)),
    worker(deliverRejectionJob, ({ paymentId }) => deliverRejection(context, paymentId)),
    worker(deliverReminderJob, ({ accountId, endsAt }) =>
      deliverReminder(context, { accountId, endsAt: new Date(endsAt) }),
    ),
    worker(expiryJob, () => expireStarted(context)),
    worker(reminderJob, () => remindOfEnds(context)),
  ];
}

/** Ends payments that were started and never paid; a reference that comes later still counts. */
export async function expireStarted({ transact, now }: Context): Promise<void> {
  await transact(async (work) => {
    const accountIds = await expirePayments(work.database, now());
    for (const accountId of new Set(accountIds)) await announcePayment(work, { accountId });
  });
}
