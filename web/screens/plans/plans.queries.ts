import { queryOptions, useQuery } from '@tanstack/react-query';
import { checkPayment } from '#contract/payments/gateway.ts';
import type { PaymentWire } from '#contract/payments/payment.wire.ts';
import { listPayments, previewPlan, startPayment } from '#contract/payments/payments.ts';
import type { EndpointData } from '#contract/calls/endpoint.ts';
import { listPlans } from '#contract/plans/plans.ts';
import { ApiRefused } from '#web/app/client/answer.ts';
import { loadEndpoint } from '#web/app/client/browser-client.ts';
import { endpointQuery, queryClient } from '#web/app/client/queries.ts';
import type { PlansSearch } from './plans-address.rules.ts';

export type StartedPayment = EndpointData<typeof startPayment>;

/** The offered plans, always fresh: a price may have changed. */
export function plansQuery() {
  return { ...endpointQuery(listPlans, {}), staleTime: 0 };
}

export function paymentsQuery() {
  return endpointQuery(listPayments, {});
}

/** The own payments, newest first; none until they are loaded. */
export function useOwnPayments(): readonly PaymentWire[] {
  return useQuery(paymentsQuery()).data?.data ?? none;
}

/** Whether the payment of the turned card is still on its way. The card would offer to pay for it once more. */
export function useIsTurnedUnknown({ plan, payment }: PlansSearch): boolean {
  const { isPending, fetchStatus } = useQuery(paymentsQuery());
  return isPending && fetchStatus === 'fetching' && (plan ?? payment) !== undefined;
}

const none: readonly PaymentWire[] = [];

/** What a plan costs and changes, always fresh. */
export function previewQuery(planId: number) {
  return { ...endpointQuery(previewPlan, { plan_id: planId }), staleTime: 0 };
}

/** Whether nothing can be bought here. */
export function isPaymentsOff(error: unknown): boolean {
  return error instanceof ApiRefused && error.refusal.code === 'payments_off';
}

/** What is bought by a payment, so that it is refused when the plan is another one now. */
export function purchaseOf(payment: PaymentWire) {
  return {
    plan_id: payment.pay_plan_id,
    amount_paise: payment.pay_amount_paise,
    duration: payment.pay_duration,
    contact_limit: payment.pay_contact_limit,
  };
}

/** How an open payment is paid. Starting it again answers the same payment, or refuses when the plan is another one now. */
export function payingQuery(payment: PaymentWire) {
  const input = { ...purchaseOf(payment), method: 'upi' } as const;
  return queryOptions({
    queryKey: payingKey(payment.pay_id),
    queryFn: async () => (await loadEndpoint(startPayment, input)).data,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Stores a payment that was started just now, and how it is paid. */
export function storeStarted(started: StartedPayment): void {
  queryClient.setQueryData(payingKey(started.pay_id), started);
  storePayment(started);
}

/** Writes what a call answered about a payment into the list. */
export function storePayment(payment: PaymentWire): void {
  queryClient.setQueryData(paymentsQuery().queryKey, (list) => {
    if (list === undefined) return undefined;
    const isListed = list.data.some(({ pay_id: id }) => id === payment.pay_id);
    const replaced = list.data.map((one) => (one.pay_id === payment.pay_id ? payment : one));
    return { ...list, data: isListed ? replaced : [payment, ...list.data] };
  });
}

const checkMilliseconds = 15_000;

/** Asks the gateway now and then what became of a payment, for a report of it that was lost. The list is loaded again after it. */
export function checkingQuery({ pay_id: id }: PaymentWire) {
  return queryOptions({
    queryKey: ['checking', id],
    queryFn: async () => (await loadEndpoint(checkPayment, { pay_id: id })).data.pay_status,
    staleTime: 0,
    refetchInterval: checkMilliseconds,
  });
}

function payingKey(payId: number) {
  return ['paying', payId] as const;
}
