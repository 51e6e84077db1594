import type { Context } from '#server/platform/context.ts';
import { type Job, type JobWorker, worker } from '#server/platform/jobs/jobs.ts';
import { closePageJob } from '../decide-payment.ts';
import { findPayment } from '../payments.repository.ts';
import { checkPage, closePage } from './check-page.ts';
import { claimChecks, listUnsentRefunds } from './gateway.repository.ts';
import { GatewayError, type PaymentGateway } from './payment-gateway.ts';
import { sendRefund } from './refunds.ts';

/** Sends the money of one refund back. */
export const sendRefundJob: Job<{ refundId: number }> = { name: 'payments.send-refund' };
const checkPagesJob: Job<object> = { name: 'payments.check-gateway', schedule: '* * * * *' };
const resendRefundsJob: Job<object> = { name: 'payments.resend-refunds', schedule: '17 */6 * * *' };

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** How many payments one run asks about; the next run takes the others. */
const mostChecks = 20;
const pauseAfterFailureMs = 10 * minuteMs;
/** The queue tries a refund again for half an hour by itself. */
const resendAfterMs = hourMs;
const resendForMs = 30 * 24 * hourMs;

export function gatewayWorkers(context: Context, gateway: PaymentGateway | null): JobWorker[] {
  return [
    worker(sendRefundJob, ({ refundId }) => sendRefund(context, { gateway, refundId })),
    worker(closePageJob, ({ paymentId }) => closePage(context, { gateway, paymentId })),
    worker(resendRefundsJob, () => resendRefunds(context)),
    worker(checkPagesJob, async () => {
      if (gateway !== null) await checkDuePages(context, gateway);
    }),
  ];
}

/** Asks about the payments whose report may be lost. Without any this is one look into a small index. */
export async function checkDuePages(context: Context, gateway: PaymentGateway): Promise<void> {
  const now = context.now();
  const until = new Date(now.getTime() + pauseAfterFailureMs);
  const due = await claimChecks(context.database, { now, until, most: mostChecks });
  for (const id of due) {
    const payment = await findPayment(context.database, id);
    if (payment === undefined) continue;
    try {
      await checkPage(context, { gateway, payment });
    } catch (error) {
      // What is left is asked later, so that a gateway in trouble gets no more requests.
      if (!(error instanceof GatewayError)) throw error;
      context.log.warn({ err: error }, 'the gateway was asked in vain');
      return;
    }
  }
}

/** Queues the refunds again that the gateway has not sent, for example because its account had not enough money. */
export async function resendRefunds(context: Context): Promise<void> {
  const now = context.now().getTime();
  const period = { from: new Date(now - resendForMs), to: new Date(now - resendAfterMs) };
  const unsent = await listUnsentRefunds(context.database, period);
  if (unsent.length === 0) return;
  await context.transact(async ({ enqueue }) => {
    for (const refundId of unsent) await enqueue(sendRefundJob, { refundId });
  });
}
