import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { EndpointData } from '#contract/calls/endpoint.ts';
import { searchPayments, showPayment } from '#contract/payments/admin-payments.ts';
import { showTotals } from '#contract/payments/books.ts';
import { endpointQuery } from '#web/app/client/queries.ts';
import { rowsOfPage } from '#web/parts/lists/list-search.ts';
import { filterOf, type PaymentSearch } from './payments-address.rules.ts';

/** A page of the payments. The previous page is shown while it loads. */
export function paymentsQuery(search: PaymentSearch) {
  return queryOptions({
    ...endpointQuery(searchPayments, { ...filterOf(search), limit: rowsOfPage }),
    placeholderData: keepPreviousData,
  });
}

/** A payment with the others of its member, and what it bought. */
export type OpenPayment = EndpointData<typeof showPayment>;

export function paymentQuery(id: number) {
  return endpointQuery(showPayment, { pay_id: id });
}

export function totalsQuery(period: { from: string; to: string }) {
  return queryOptions({ ...endpointQuery(showTotals, period), placeholderData: keepPreviousData });
}
