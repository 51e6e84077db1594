import type { z } from 'zod';
import type { PageRequest, PageState, PaymentGateway, PaymentPage } from './payment-gateway.ts';
import { GatewayError } from './payment-gateway.ts';
import { createRazorpayClient, type RazorpayAccount, type RazorpayClient } from './razorpay-client.ts';
import { isSigned, readEvent, stateOfLink, stateOfRefund } from './razorpay-events.ts';
import { createdRefund, linkWithUrl, linkList, paymentLink, refundList } from './razorpay-entities.ts';

/** A link lives at least 15 minutes; the clocks of both sides differ. */
const shortestLifeMs = 16 * 60_000;
const longestDescription = 2000;
/** The most that one answer lists. A payment has few refunds. */
const mostRefunds = 100;

/**
 * Razorpay's payment links (https://razorpay.com/docs/api/payments/payment-links/). No name, address or number of the member is sent:
 * the buyer enters on the page of the gateway what it asks for.
 */
export function createRazorpay({ now, ...account }: RazorpayAccount & { now: () => Date }): PaymentGateway {
  const client = createRazorpayClient(account);
  return {
    name: 'razorpay',
    createPage: (request) => createPage(client, withLongLife(request, now())),
    findPage: (id) => findPage(client, id),
    closePage: (id) => closePage(client, id),
    readReport: ({ body, headers }) => {
      const signature = headers['x-razorpay-signature'] ?? '';
      return isSigned({ body, signature, secret: account.webhookSecret }) ? readEvent(body) : null;
    },
    listRefunds: async (gatewayPaymentId) => {
      const path = `/v1/payments/${encodeURIComponent(gatewayPaymentId)}/refunds?count=${mostRefunds}`;
      return (await client.get(path, refundList)).items.map(stateOfRefund);
    },
    refund: async ({ refundId, gatewayPaymentId, amountPaise }) => {
      const made = await client.post(`/v1/payments/${encodeURIComponent(gatewayPaymentId)}/refund`, {
        body: { amount: amountPaise, speed: 'normal', notes: { refund: String(refundId) } },
        // A repeated request with this key answers the first refund.
        headers: { 'x-refund-idempotency': `refund-${gatewayPaymentId}-${refundId}` },
        answer: createdRefund,
      });
      return made.id;
    },
  };
}

async function createPage(client: RazorpayClient, request: PageRequest): Promise<PaymentPage> {
  try {
    return pageOf(await client.post('/v1/payment_links', { body: linkOf(request), answer: linkWithUrl }));
  } catch (error) {
    // A reference has one link, so a request is refused whose first try got through while its answer was lost.
    const made = isRefused(error) ? await findMade(client, request) : null;
    if (made === null) throw error;
    return made;
  }
}

function withLongLife(request: PageRequest, now: Date): PageRequest {
  const shortest = now.getTime() + shortestLifeMs;
  return { ...request, expiresAt: new Date(Math.max(request.expiresAt.getTime(), shortest)) };
}

function linkOf({ reference, amountPaise, currency, description, returnUrl, expiresAt }: PageRequest) {
  return {
    amount: amountPaise,
    currency,
    accept_partial: false,
    reference_id: reference,
    description: description.slice(0, longestDescription),
    expire_by: Math.floor(expiresAt.getTime() / 1000),
    // The member is here; nobody else writes to them.
    notify: { sms: false, email: false },
    reminder_enable: false,
    callback_url: returnUrl,
    callback_method: 'get',
  };
}

function isRefused(error: unknown): boolean {
  return error instanceof GatewayError && error.kind === 'refused';
}

/** The link that an earlier request made for this payment: with our reference, amount and currency. */
async function findMade(
  client: RazorpayClient,
  { reference, amountPaise, currency }: PageRequest,
): Promise<PaymentPage | null> {
  const path = `/v1/payment_links?reference_id=${encodeURIComponent(reference)}`;
  const { payment_links: links } = await client.get(path, linkList);
  const made = links.find(
    (link) => link.reference_id === reference && link.amount === amountPaise && link.currency === currency,
  );
  return made === undefined ? null : pageOf(made);
}

async function findPage(client: RazorpayClient, id: string): Promise<PageState | null> {
  try {
    return stateOfLink(await client.get(`/v1/payment_links/${encodeURIComponent(id)}`, paymentLink));
  } catch (error) {
    // The gateway refuses a number that it does not know, as it does anything wrong.
    if (isRefused(error)) return null;
    throw error;
  }
}

async function closePage(client: RazorpayClient, id: string): Promise<void> {
  const path = `/v1/payment_links/${encodeURIComponent(id)}/cancel`;
  try {
    await client.post(path, { body: {}, answer: paymentLink });
  } catch (error) {
    // The gateway refuses to cancel a link that is paid, cancelled or expired.
    if (!isRefused(error)) throw error;
  }
}

function pageOf({ id, short_url: url }: z.output<typeof linkWithUrl>): PaymentPage {
  return { id, url };
}
