import type { RawBody } from '#contract/calls/raw-body.ts';
import type { Context } from '#server/platform/context.ts';
import { problem } from '#server/platform/problem.ts';
import { findPayment } from '../payments.repository.ts';
import { applyPage } from './apply-page.ts';
import { findPaymentOfPage, storeCheck } from './gateway.repository.ts';
import type { PaymentGateway, Report } from './payment-gateway.ts';
import { receiveRefund } from './refunds.ts';

type Received = { gateway: PaymentGateway; report: Report };

/**
 * Takes a report of the gateway. Nothing is read from one with a wrong signature. Reports arrive late, doubled and in any order, so each
 * one only says what is true now, and what was done before is not done again. Throws not_found without a gateway, or signature_wrong.
 */
export async function receiveReport(
  context: Context,
  { gateway, raw }: { gateway: PaymentGateway | null; raw: RawBody },
): Promise<void> {
  if (gateway === null) throw problem('not_found');
  const report = gateway.readReport(raw);
  if (report === null) {
    context.log.warn('a report of the gateway had a wrong signature');
    throw problem('signature_wrong');
  }
  if (report.kind === 'page') await receivePage(context, { gateway, page: report.page });
  else if (report.kind === 'hint') await receiveHint(context, { gateway, pageId: report.pageId });
  else if (report.kind === 'refund') await receiveRefund(context, { gateway, refund: report.refund });
}

async function receivePage(
  context: Context,
  { gateway, page }: Pick<Received, 'gateway'> & { page: Extract<Report, { kind: 'page' }>['page'] },
): Promise<void> {
  const { database, log } = context;
  const { id: pageId, reference } = page;
  const paymentId = await findPaymentOfPage(database, { gateway: gateway.name, pageId, reference });
  const payment = paymentId === undefined ? undefined : await findPayment(database, paymentId);
  // Another system may use the same account.
  if (payment === undefined) return log.info({ page: pageId }, 'a report is about an unknown page');
  // Of two pages of one payment, made at the same time, one is shown to nobody; only money on it counts.
  const isOther = payment.gatewayId !== null && payment.gatewayId !== pageId;
  if (isOther && page.paidPaise === 0) return;
  await applyPage(context, { payment, page });
}

/** The gateway is asked about the page with the next questions: it wants its answer within seconds. */
async function receiveHint(
  { database, now }: Context,
  { gateway, pageId }: Pick<Received, 'gateway'> & { pageId: string },
): Promise<void> {
  const paymentId = await findPaymentOfPage(database, { gateway: gateway.name, pageId, reference: null });
  const payment = paymentId === undefined ? undefined : await findPayment(database, paymentId);
  if (payment?.status !== 'started' && payment?.status !== 'expired') return;
  await storeCheck(database, { paymentId: payment.id, at: now() });
}
