import { sql, type Updateable } from 'kysely';
import type { GatewayNote } from '#contract/payments/payment.states.ts';
import type { Tables } from '#server/migrations/tables.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Payment } from '../payments.repository.ts';

/** The payment of a page, or of our reference while the page of the payment is not stored yet. */
export async function findPaymentOfPage(
  database: Database,
  { gateway, pageId, reference }: { gateway: string; pageId: string; reference: string | null },
): Promise<number | undefined> {
  const row = await database
    .selectFrom('payments')
    .select('id')
    .where('method', '=', 'gateway')
    .where((payment) =>
      payment.or([
        payment.and([payment('gateway', '=', gateway), payment('gatewayId', '=', pageId)]),
        ...(reference === null ? [] : [payment('reference', '=', reference)]),
      ]),
    )
    .orderBy((payment) => payment.case().when('gatewayId', '=', pageId).then(0).else(1).end())
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/** Stores the page of a payment, unless it has one. */
export async function storePage(
  database: Database,
  { paymentId, ...page }: { paymentId: number } & Updateable<Tables['payments']>,
): Promise<void> {
  await database
    .updateTable('payments')
    .set(page)
    .where('id', '=', paymentId)
    .where('gatewayId', 'is', null)
    .execute();
}

/** Stores the gateway's number of the money of a payment; false when it is known already. */
export async function storeGatewayPayment(
  database: Database,
  { paymentId, gatewayPaymentId }: { paymentId: number; gatewayPaymentId: string },
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('payments')
    .set({ gatewayPaymentId })
    .where('id', '=', paymentId)
    .where('gatewayPaymentId', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function storeCheck(
  database: Database,
  { paymentId, at }: { paymentId: number; at: Date | null },
): Promise<void> {
  await database.updateTable('payments').set({ gatewayCheckAt: at }).where('id', '=', paymentId).execute();
}

/**
 * Takes the payments that the gateway is asked about now, and puts them off until `until`, so that another process does not ask too and
 * a failure is not repeated at once.
 */
export async function claimChecks(
  database: Database,
  { now, until, most }: { now: Date; until: Date; most: number },
): Promise<number[]> {
  const rows = await database
    .updateTable('payments')
    .set({ gatewayCheckAt: until })
    .where('id', 'in', (payments) =>
      payments
        .selectFrom('payments')
        .select('id')
        .where('gatewayCheckAt', '<=', now)
        .orderBy('gatewayCheckAt')
        .limit(most)
        .forUpdate()
        .skipLocked(),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Ends what is still open of a page on which nobody can pay any more. */
export async function endStarted(
  database: Database,
  { paymentId, now }: { paymentId: number; now: Date },
): Promise<void> {
  await database
    .updateTable('payments')
    .set({ expiresAt: now })
    .where('id', '=', paymentId)
    .where('status', '=', 'started')
    .where('expiresAt', '>', now)
    .execute();
}

/** What finance has to look at; null when it is settled. Returns whether it is news. */
export async function storeNote(
  database: Database,
  { paymentId, note }: { paymentId: number; note: GatewayNote | null },
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('payments')
    .set({ gatewayNote: note })
    .where('id', '=', paymentId)
    .where((payment) => payment('gatewayNote', 'is distinct from', note))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** A refund with what the gateway needs to send it. */
export type GatewayRefund = Pick<Payment, 'accountId' | 'gateway' | 'gatewayId' | 'gatewayPaymentId'> & {
  id: number;
  paymentId: number;
  amountPaise: number;
  gatewayRefundId: string | null;
};

function gatewayRefunds(database: Database) {
  return database
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.paymentId')
    .where('payments.method', '=', 'gateway')
    .select([
      'refunds.id',
      'refunds.paymentId',
      'refunds.amountPaise',
      'refunds.gatewayRefundId',
      'payments.accountId',
      'payments.gateway',
      'payments.gatewayId',
      'payments.gatewayPaymentId',
    ]);
}

export async function findGatewayRefund(database: Database, id: number): Promise<GatewayRefund | undefined> {
  return gatewayRefunds(database).where('refunds.id', '=', id).executeTakeFirst();
}

/** The refunds of these days that the gateway has not sent. */
export async function listUnsentRefunds(
  database: Database,
  { from, to }: { from: Date; to: Date },
): Promise<number[]> {
  const rows = await gatewayRefunds(database)
    .where('refunds.gatewayRefundId', 'is', null)
    .where('refunds.refundedAt', '>=', from)
    .where('refunds.refundedAt', '<=', to)
    .orderBy('refunds.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The numbers that the gateway gave to the refunds of a payment. */
export async function listSentRefunds(database: Database, paymentId: number): Promise<string[]> {
  const rows = await database
    .selectFrom('refunds')
    .select(sql<string>`gateway_refund_id`.as('sent'))
    .where('paymentId', '=', paymentId)
    .where('gatewayRefundId', 'is not', null)
    .execute();
  return rows.map(({ sent }) => sent);
}

/** Stores the gateway's number of a refund, unless it has one. */
export async function storeSentRefund(
  database: Database,
  { refundId, gatewayRefundId }: { refundId: number; gatewayRefundId: string },
): Promise<void> {
  await database
    .updateTable('refunds')
    .set({ gatewayRefundId })
    .where('id', '=', refundId)
    .where('gatewayRefundId', 'is', null)
    .execute();
}

/** The payment that the gateway knows by this number. */
export async function findPaymentOfMoney(
  database: Database,
  { gateway, gatewayPaymentId }: { gateway: string; gatewayPaymentId: string },
): Promise<number | undefined> {
  const row = await database
    .selectFrom('payments')
    .select('id')
    .where('gateway', '=', gateway)
    .where('gatewayPaymentId', '=', gatewayPaymentId)
    .executeTakeFirst();
  return row?.id;
}
