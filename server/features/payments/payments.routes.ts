import { Readable } from 'node:stream';
import {
  confirmPayment as confirmPaymentEndpoint,
  refundPayment as refundPaymentEndpoint,
  rejectPayment as rejectPaymentEndpoint,
} from '#contract/payments/admin-payments.ts';
import {
  assignPlan as assignPlanEndpoint,
  withdrawPlan as withdrawPlanEndpoint,
} from '#contract/payments/assign-plan.ts';
import {
  downloadReceipt,
  givePaymentReference,
  listPayments,
  previewPlan as previewPlanEndpoint,
  startPayment as startPaymentEndpoint,
} from '#contract/payments/payments.ts';
import type { Context } from '#server/platform/context.ts';
import { type Route, route } from '#server/platform/http/route.ts';
import { assignPlan, withdrawPlan } from './assign-plan.ts';
import { confirmPayment, rejectPayment } from './decide-payment.ts';
import type { PaymentGateway } from './gateway/payment-gateway.ts';
import { giveReference } from './give-reference.ts';
import { listOwnPayments, presentOneForFinance } from './load-payments.ts';
import { findReceiptFile } from './receipts/find-receipt.ts';
import { previewPlan } from './preview-plan.ts';
import { refundPayment } from './refund-payment.ts';
import { startPayment } from './start-payment.ts';

/** Buying a plan, and deciding about payments. */
export function paymentsRoutes(context: Context, gateway: PaymentGateway | null): Route[] {
  const { database } = context;
  return [
    route(previewPlanEndpoint, async ({ input, caller }) => ({
      data: await previewPlan(context, {
        accountId: caller.accountId,
        planId: input.plan_id,
        hasGateway: gateway !== null,
      }),
    })),
    route(startPaymentEndpoint, async ({ input, caller }) => ({
      data: await startPayment(context, { accountId: caller.accountId, input, gateway }),
    })),
    route(givePaymentReference, async ({ input, caller }) => ({
      data: await giveReference(context, {
        accountId: caller.accountId,
        paymentId: input.pay_id,
        reference: input.reference,
      }),
    })),
    route(listPayments, async ({ caller }) => ({ data: await listOwnPayments(context, caller.accountId) })),
    route(downloadReceipt, async ({ input, caller }) => {
      const wanted = { paymentId: input.pay_id, receiptId: input.rc_id, caller };
      const { name, content } = await findReceiptFile(context, wanted);
      return { data: null, file: { name, content: Readable.from([content]), bytes: content.length } };
    }),
    route(confirmPaymentEndpoint, async ({ input, caller }) => {
      const decision = { paymentId: input.pay_id, decidedBy: caller.accountId };
      return { data: await presentOneForFinance(database, await confirmPayment(context, decision)) };
    }),
    route(rejectPaymentEndpoint, async ({ input, caller }) => {
      const decision = { paymentId: input.pay_id, decidedBy: caller.accountId, reason: input.reason };
      return { data: await presentOneForFinance(database, await rejectPayment(context, decision)) };
    }),
    route(refundPaymentEndpoint, async ({ input, caller }) => {
      const { pay_id: paymentId, amount_paise: amountPaise, refunded_paise: seenPaise, reason } = input;
      const refund = { paymentId, amountPaise, seenPaise, reason, refundedBy: caller.accountId };
      return { data: await presentOneForFinance(database, await refundPayment(context, refund)) };
    }),
    route(assignPlanEndpoint, async ({ input, caller }) => ({
      data: await assignPlan(context, { input, administratorId: caller.accountId }),
    })),
    route(withdrawPlanEndpoint, async ({ input, caller }) => {
      await withdrawPlan(context, { input, administratorId: caller.accountId });
      return { data: null };
    }),
  ];
}
