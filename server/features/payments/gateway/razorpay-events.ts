import { createHmac, timingSafeEqual } from 'node:crypto';
import type { PageState, RefundState, Report } from './payment-gateway.ts';
import { type PaymentLink, type RefundEntity, type WebHookEvent, webHookEvent } from './razorpay-entities.ts';

/** Whether Razorpay signed these bytes: the header is their HMAC-SHA256 in hexadecimal, with the secret of the web hook. */
export function isSigned({
  body,
  signature,
  secret,
}: {
  body: Uint8Array;
  signature: string;
  secret: string;
}): boolean {
  const right = createHmac('sha256', secret).update(body).digest();
  const given = Buffer.from(/^[\da-f]{64}$/.test(signature) ? signature : '', 'hex');
  return given.length === right.length && timingSafeEqual(given, right);
}

/** Reads an event whose signature is right. An event that we do not know, or that cannot be read, is of no interest. */
export function readEvent(body: Uint8Array): Report {
  const event = parseEvent(body);
  if (event === null) return { kind: 'other' };
  if (event.event.startsWith('payment_link.')) return readLinkEvent(event);
  if (event.event === 'payment.captured') return readCapture(event);
  if (event.event.startsWith('refund.')) return readRefundEvent(event);
  return { kind: 'other' };
}

function parseEvent(body: Uint8Array): WebHookEvent | null {
  try {
    return webHookEvent.safeParse(JSON.parse(new TextDecoder().decode(body))).data ?? null;
  } catch {
    return null;
  }
}

function readLinkEvent({ payload: { payment_link: link, payment } }: WebHookEvent): Report {
  if (link === undefined) return { kind: 'other' };
  const page = stateOfLink(link.entity);
  // The event names the payment beside the link, where an answer about a link lists it inside.
  return {
    kind: 'page',
    page: { ...page, gatewayPaymentId: page.gatewayPaymentId ?? payment?.entity.id ?? null },
  };
}

/** Money arrived, for one of our links or for anything else that the account sells. */
function readCapture({ payload: { payment } }: WebHookEvent): Report {
  const id = /^#(\w{5,40})$/.exec(payment?.entity.description ?? '')?.[1];
  return id === undefined ? { kind: 'other' } : { kind: 'hint', pageId: `plink_${id}` };
}

function readRefundEvent({ payload: { refund } }: WebHookEvent): Report {
  return refund === undefined ? { kind: 'other' } : { kind: 'refund', refund: stateOfRefund(refund.entity) };
}

/** Of a link that takes no parts; `created` and `partially_paid` can still be paid. */
export function stateOfLink(link: PaymentLink): PageState {
  const closed = link.status === 'expired' || link.status === 'cancelled';
  const openOrClosed = closed ? 'closed' : 'open';
  const paid = link.payments?.find(({ status }) => status === 'captured') ?? link.payments?.[0];
  return {
    id: link.id,
    reference: link.reference_id ?? null,
    status: link.status === 'paid' ? 'paid' : openOrClosed,
    paidPaise: link.amount_paid,
    currency: link.currency,
    gatewayPaymentId: paid?.payment_id ?? null,
  };
}

export function stateOfRefund(refund: RefundEntity): RefundState {
  const ours = /^[1-9]\d{0,9}$/.exec(refund.notes?.refund ?? '')?.[0];
  return {
    id: refund.id,
    gatewayPaymentId: refund.payment_id,
    amountPaise: refund.amount,
    refundId: ours === undefined ? null : Number(ours),
    hasFailed: refund.status === 'failed',
  };
}
