import type { GatewayNote } from '#contract/payments/payment.states.ts';
import type { Context } from '#server/platform/context.ts';
import { Problem } from '#server/platform/problem.ts';
import { announcePayment } from '../announce-payments.ts';
import { confirmPayment, lockWithAccount } from '../decide-payment.ts';
import { findPayment, type Payment, updatePayment } from '../payments.repository.ts';
import { mayTake } from '../payments.rules.ts';
import { nextCheckAt, verdictOf } from './gateway.rules.ts';
import { endStarted, storeCheck, storeGatewayPayment, storeNote } from './gateway.repository.ts';
import type { PageState } from './payment-gateway.ts';

type Applied = { payment: Payment; page: PageState };

/**
 * Does what the state of a page means for its payment: money of the right amount confirms it, whenever and however often it is reported.
 * Money of another amount or currency confirms nothing: the payment waits for finance, with a note.
 */
export async function applyPage(context: Context, { payment, page }: Applied): Promise<void> {
  const { database } = context;
  const verdict = verdictOf(page, payment);
  if (verdict === 'paid') await confirmPaid(context, { payment, page });
  else if (verdict === 'differs') await holdPayment(context, { payment, page, note: 'amount_differs' });
  else if (verdict === 'closed') await endStarted(database, { paymentId: payment.id, now: context.now() });
  await planCheck(context, { paymentId: payment.id, isPayable: verdict === 'open' });
}

async function confirmPaid(context: Context, { payment, page }: Applied): Promise<void> {
  const { id: paymentId } = payment;
  const { gatewayPaymentId } = page;
  try {
    await confirmPayment(context, {
      paymentId,
      decidedBy: null,
      ...(gatewayPaymentId !== null && { gatewayPaymentId }),
    });
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'payment_not_open') throw error;
    const current = await findPayment(context.database, paymentId);
    // A refunded payment was paid, and its report comes once more.
    if (current?.accountId === null && current.status !== 'refunded' && current.status !== 'confirmed')
      await holdPayment(context, { payment: current, page, note: 'payer_gone' });
  }
  if (gatewayPaymentId !== null) await noteLateMoney(context, { paymentId, gatewayPaymentId });
}

/**
 * Finance may have confirmed a payment, and refunded it too, before its money is reported: because the report was late, or because it was
 * paid twice.
 */
async function noteLateMoney(
  { transact, log }: Context,
  late: { paymentId: number; gatewayPaymentId: string },
): Promise<void> {
  const { paymentId } = late;
  const isLate = await transact(async (work) => {
    const payment = await lockWithAccount(work.database, paymentId);
    const isNews = await storeGatewayPayment(work.database, late);
    if (!isNews || payment.decidedBy === null) return false;
    await storeNote(work.database, { paymentId, note: 'paid_later' });
    await announcePayment(work, payment);
    return true;
  });
  if (isLate)
    log.warn({ payment: paymentId, note: 'paid_later' }, 'a decided payment was paid at the gateway');
}

/** Has a payment wait for a person of finance, who reads the note beside it. */
async function holdPayment(
  context: Context,
  { payment: { id: paymentId }, page, note }: Applied & { note: GatewayNote },
): Promise<void> {
  const { gatewayPaymentId } = page;
  const isNews = await context.transact(async (work) => {
    const { database } = work;
    const payment = await lockWithAccount(database, paymentId);
    if (payment.status === 'confirmed' || payment.status === 'refunded') return false;
    if (gatewayPaymentId !== null) await storeGatewayPayment(database, { paymentId, gatewayPaymentId });
    if (!(await storeNote(database, { paymentId, note }))) return false;
    if (mayTake('give_reference', payment.status)) {
      const changes = { status: 'waiting' as const, referencedAt: context.now() };
      await updatePayment(database, { id: paymentId, changes });
    }
    await announcePayment(work, payment);
    return true;
  });
  if (isNews) context.log.warn({ payment: paymentId, note }, 'a payment at the gateway waits for finance');
}

/** Asks again later about a payment that may still be paid. */
async function planCheck(
  { database, now }: Context,
  { paymentId, isPayable }: { paymentId: number; isPayable: boolean },
): Promise<void> {
  const payment = await findPayment(database, paymentId);
  if (payment === undefined) return;
  const isUnpaid = payment.status === 'started' || payment.status === 'expired';
  const at = isPayable && isUnpaid ? nextCheckAt({ ...payment, now: now() }) : null;
  if (at?.getTime() !== payment.gatewayCheckAt?.getTime()) await storeCheck(database, { paymentId, at });
}
