import { z } from 'zod';
import { gatewayNotes, paymentMethods, paymentStatuses } from './payment.states.ts';

const instant = z.iso.datetime();
const id = z.number().int();
/** Money is whole paise. */
const paise = z.number().int().min(0);

/** A payment as its member sees it, with plan, price and term as they were at its start. */
export const paymentWire = z.object({
  pay_id: id,
  pay_status: z.enum(paymentStatuses),
  pay_method: z.enum(paymentMethods),
  pay_plan_id: id,
  pay_plan_name: z.string(),
  /** Months. */
  pay_duration: z.number().int(),
  /** Contact views a day. */
  pay_contact_limit: z.number().int(),
  pay_amount_paise: paise,
  /** Three letters: the amounts are hundredths of it. */
  pay_currency: z.string(),
  pay_refunded_paise: paise,
  /** Ours, which the bank's statement shows. */
  pay_reference: z.string(),
  /** The bank's, which the member gave. */
  pay_bank_reference: z.string().nullable(),
  /** Why it was rejected or refunded. */
  pay_reason: z.string().nullable(),
  pay_started_at: instant,
  pay_expires_at: instant,
  pay_referenced_at: instant.nullable(),
  pay_decided_at: instant.nullable(),
  /** While it waits: within how many hours finance usually decides. Absent while too few were decided. */
  pay_usual_hours: z.number().int().min(1).optional(),
  /** The numbers of its receipt and credit notes. */
  pay_receipt: z.string().nullable(),
  pay_credit_notes: z.array(z.object({ rc_id: id, rc_number: z.string(), rc_amount_paise: paise })),
});
export type PaymentWire = z.infer<typeof paymentWire>;

/** A payment as finance sees it. */
export const adminPaymentWire = z.object({
  ...paymentWire.shape,
  /** The number of the member, which stays after an erasure. */
  user_id: id,
  /** Null when the member was erased. */
  u_name: z.string().nullable(),
  /** The administrator who decided; null for nobody, the gateway, or one who left. */
  pay_decided_by: z.string().nullable(),
  pay_gateway: z.string().nullable(),
  pay_gateway_note: z.enum(gatewayNotes).nullable(),
  /** Other payments of the member that wait, or that were confirmed within the last days. */
  pay_others: z.number().int(),
});
export type AdminPaymentWire = z.infer<typeof adminPaymentWire>;

/** What a plan would change for the member: when it starts and ends, and what is counted towards it. */
export const planEffectWire = z.object({
  /** `start`: it is the first; `extend`: it begins after the present one; `replace`: it takes over at once. */
  kind: z.enum(['start', 'extend', 'replace']),
  s_starts_at: instant,
  s_ends_at: instant,
  /** Contact views a day before and after; null is no limit. */
  contact_limit_now: z.number().int().nullable(),
  contact_limit: z.number().int().nullable(),
  /** The plans it replaces: their unused time, and how much longer the new one is for it. */
  credits: z.array(
    z.object({
      s_plan_name: z.string(),
      unused_seconds: z.number().int(),
      credit_seconds: z.number().int(),
    }),
  ),
});
export type PlanEffectWire = z.infer<typeof planEffectWire>;

/** A price with the tax that it contains. No tax while the operator has stated none. */
export const priceWire = z.object({
  total_paise: paise,
  tax_paise: paise,
  /** Whole percent. */
  tax_rate: z.number().int(),
});
