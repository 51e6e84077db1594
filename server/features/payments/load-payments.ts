import type { AdminPaymentWire, PaymentWire } from '#contract/payments/payment.wire.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database/database.ts';
import { presentAdminPayment, presentPayment } from './payments.presenter.ts';
import { findUsualHours, listFacts, listPaymentsOf, type Payment } from './payments.repository.ts';
import { listReceipts } from './receipts/receipts.repository.ts';

/** The payments of a member, newest first. */
export async function listOwnPayments(
  { database, now }: Pick<Context, 'database' | 'now'>,
  accountId: number,
): Promise<PaymentWire[]> {
  const payments = await listPaymentsOf(database, accountId);
  const receipts = await listReceipts(database, payments.map(idOf));
  const isAnyWaiting = payments.some(({ status }) => status === 'waiting');
  const usual = isAnyWaiting ? await findUsualHours(database, now()) : null;
  return payments.map((payment) => withUsual(presentPayment(payment, receipts.get(payment.id)), usual));
}

/** A payment of a member as it is now. */
export async function presentOwnPayment(
  { now }: Pick<Context, 'now'>,
  { database, payment }: { database: Database; payment: Payment },
): Promise<PaymentWire> {
  const receipts = await listReceipts(database, [payment.id]);
  const usual = payment.status === 'waiting' ? await findUsualHours(database, now()) : null;
  return withUsual(presentPayment(payment, receipts.get(payment.id)), usual);
}

function withUsual(payment: PaymentWire, usual: number | null): PaymentWire {
  return usual === null || payment.pay_status !== 'waiting'
    ? payment
    : { ...payment, pay_usual_hours: usual };
}

/** Payments for finance, in the order given. */
export async function presentForFinance(
  database: Database,
  payments: readonly Payment[],
): Promise<AdminPaymentWire[]> {
  const ids = payments.map(idOf);
  const receipts = await listReceipts(database, ids);
  const facts = await listFacts(database, ids);
  return payments.map((payment) =>
    presentAdminPayment(payment, { receipts: receipts.get(payment.id), facts: facts.get(payment.id) }),
  );
}

/** One payment for finance. */
export async function presentOneForFinance(database: Database, payment: Payment): Promise<AdminPaymentWire> {
  const receipts = await listReceipts(database, [payment.id]);
  const facts = await listFacts(database, [payment.id]);
  return presentAdminPayment(payment, { receipts: receipts.get(payment.id), facts: facts.get(payment.id) });
}

function idOf({ id }: Payment): number {
  return id;
}
