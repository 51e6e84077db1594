import type { EndpointData, ValidInput } from '#contract/calls/endpoint.ts';
import type {
  searchPayments as searchPaymentsEndpoint,
  showPayment as showPaymentEndpoint,
} from '#contract/payments/admin-payments.ts';
import { readMemberId } from '#contract/site/member-id.ts';
import { findSiteSettings } from '#server/features/site/site.ts';
import type { Context } from '#server/platform/context.ts';
import { pagingOf, readListing } from '#server/platform/listing/listing.ts';
import { problem } from '#server/platform/problem.ts';
import { presentForFinance, presentOneForFinance } from '../load-payments.ts';
import { findPayment } from '../payments.repository.ts';
import { readSearch } from './payment-search.rules.ts';
import { findBought, findPayments, listOthers } from './search.repository.ts';

/** A page of the payments; those that wait come the longest waiting first. Throws invalid_input for an unknown cursor. */
export async function searchPayments(
  { database }: Context,
  { status, ...input }: ValidInput<typeof searchPaymentsEndpoint>,
) {
  const query = readListing(input, status === 'waiting' ? 'age' : 'started_at');
  const { memberIdPrefix } = await findSiteSettings(database);
  const { search } = query;
  const text = search === '' ? null : readSearch(search, readMemberId(search, memberIdPrefix));
  const { rows, total } = await findPayments(database, { ...query, status, text });
  return { data: await presentForFinance(database, rows), ...pagingOf(query, total) };
}

/** One payment, with the others of its member and what is left of what it bought. Throws payment_not_found. */
export async function showPayment(
  { database, now }: Context,
  paymentId: number,
): Promise<EndpointData<typeof showPaymentEndpoint>> {
  const payment = await findPayment(database, paymentId);
  if (payment === undefined) throw problem('payment_not_found');
  const others = await listOthers(database, payment);
  const bought = await findBought(database, { paymentId, now: now() });
  return {
    payment: await presentOneForFinance(database, payment),
    others: others.map(({ id, status, planName, amountPaise, currency, startedAt }) => ({
      pay_id: id,
      pay_status: status,
      pay_plan_name: planName,
      pay_amount_paise: amountPaise,
      pay_currency: currency,
      pay_started_at: startedAt.toISOString(),
    })),
    bought:
      bought === undefined
        ? null
        : {
            s_ends_at: bought.endsAt.toISOString(),
            term_seconds: bought.termSeconds,
            unused_seconds: bought.unusedSeconds,
          },
  };
}
