import { z } from 'zod';
import { paymentMethods } from './payment.states.ts';

const paise = z.number().int().min(0);

/** The tax of a receipt: the taxable value and the taxes on it, which add up to the total. */
const statedTax = z.object({
  gstin: z.string(),
  /** Whole percent. */
  rate: z.number().int(),
  sac: z.string(),
  /** The code of a state. */
  placeOfSupply: z.string(),
  taxablePaise: paise,
  /** Central tax, and that of the state or union territory, within one state; integrated tax between two. */
  parts: z.array(z.object({ name: z.enum(['CGST', 'SGST', 'UTGST', 'IGST']), rate: z.number(), paise })),
});

/**
 * What a receipt or credit note says beside its number and day, as it was when it was issued. It is stored, so that the document
 * stays the same whatever becomes of names and settings. Add fields with defaults alone: stored ones must stay readable.
 */
export const receiptDetails = z.object({
  currency: z.string(),
  seller: z.object({ name: z.string(), address: z.string(), email: z.string() }),
  buyer: z.object({ name: z.string(), memberId: z.string() }),
  plan: z.object({ name: z.string(), months: z.number().int() }),
  payment: z.object({
    method: z.enum(paymentMethods),
    reference: z.string(),
    /** The bank's, or the gateway's. */
    otherReference: z.string().nullable(),
  }),
  totalPaise: paise,
  taxPaise: paise,
  /** Null when the seller states no tax. */
  tax: statedTax.nullable(),
  /** The receipt that a credit note takes back, or a part of it, and why. */
  credit: z
    .object({
      receiptNumber: z.string(),
      /** The day that the receipt states. */
      receiptIssuedOn: z.iso.date(),
      reason: z.string(),
    })
    .nullable(),
});
export type ReceiptDetails = z.infer<typeof receiptDetails>;
export type StatedTax = z.infer<typeof statedTax>;
