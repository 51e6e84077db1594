import { z } from 'zod';

/** The parts of Razorpay's entities that we read; everything else is ignored. Amounts are whole paise. */
const amount = z.number().int();

export const paymentLink = z.object({
  id: z.string(),
  status: z.string(),
  amount,
  amount_paid: amount,
  currency: z.string(),
  reference_id: z.string().nullish(),
  /** What was paid on it; stated once something was. */
  payments: z
    .array(z.object({ payment_id: z.string(), status: z.string().nullish() }))
    .nullish()
    // An unpaid link has an empty object here.
    .catch(null),
});
export type PaymentLink = z.output<typeof paymentLink>;

export const linkWithUrl = paymentLink.extend({ short_url: z.url({ protocol: /^https?$/ }) });
export const linkList = z.object({ payment_links: z.array(linkWithUrl) });

export const refundEntity = z.object({
  id: z.string(),
  payment_id: z.string(),
  amount,
  status: z.string().nullish(),
  /** An object, or an empty list. */
  notes: z.object({ refund: z.string().optional() }).nullish().catch(null),
});
export type RefundEntity = z.output<typeof refundEntity>;

export const createdRefund = z.object({ id: z.string() });
export const refundList = z.object({ items: z.array(refundEntity) });

const paymentEntity = z.object({
  id: z.string(),
  amount,
  currency: z.string(),
  /** The number of the link without its beginning, after a `#`. */
  description: z.string().nullish(),
});

/** The body of a web hook: the event, and the entities that it is about. */
export const webHookEvent = z.object({
  event: z.string(),
  payload: z.object({
    payment_link: z.object({ entity: paymentLink }).optional().catch(undefined),
    payment: z.object({ entity: paymentEntity }).optional().catch(undefined),
    refund: z.object({ entity: refundEntity }).optional().catch(undefined),
  }),
});
export type WebHookEvent = z.output<typeof webHookEvent>;

export const refusal = z.object({
  error: z.object({ code: z.string(), description: z.string().nullish(), field: z.string().nullish() }),
});
