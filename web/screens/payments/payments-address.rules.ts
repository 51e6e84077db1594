import { type PaymentStatus, paymentStatuses } from '#contract/payments/payment.states.ts';
import { type ListSearch, readListSearch } from '#web/parts/lists/list-search.ts';

const sorts = ['age', 'started_at', 'decided_at', 'amount'] as const;
export type PaymentSort = (typeof sorts)[number];

/** The address names the filter and the open payment. Without a status and a search it is what waits. */
export type PaymentSearch = ListSearch<PaymentSort> & {
  status?: PaymentStatus | 'all';
  payment?: number;
};

const readList = readListSearch(sorts);
const statuses = [...paymentStatuses, 'all' as const];

export function readPaymentSearch(raw: Record<string, unknown>): PaymentSearch {
  const status = statuses.find((one) => one === raw.status);
  const { payment } = raw;
  return {
    ...readList(raw),
    ...(status === undefined ? {} : { status }),
    ...(typeof payment === 'number' && Number.isInteger(payment) && payment > 0 ? { payment } : {}),
  };
}

/** The part of the address that the server filters and sorts by. A search without a status is among all payments. */
export function filterOf({ payment: _payment, ...search }: PaymentSearch) {
  const { status: _status, ...listed } = search;
  const status = statusOf(search);
  return status === 'all' ? listed : { ...listed, status };
}

/** The status that is shown. */
export function statusOf({ status, search }: PaymentSearch): PaymentStatus | 'all' {
  return status ?? (search === undefined ? 'waiting' : 'all');
}
