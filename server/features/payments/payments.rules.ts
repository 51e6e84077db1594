import {
  type PaymentMethod,
  type PaymentStatus,
  type PaymentStep,
  paymentSteps,
} from '#contract/payments/payment.states.ts';

/** How long a payment can be started without being paid. Money that comes later still counts. */
export const paymentDays = 3;

/** Whether a payment of a status may take a step. */
export function mayTake(step: PaymentStep, status: PaymentStatus): boolean {
  const from: readonly PaymentStatus[] = paymentSteps[step].from;
  return from.includes(status);
}

/** What the operator offers: UPI takes rupees alone, and everything can be free. */
export type Offer = {
  isFree: boolean;
  upiPayee: string;
  currency: string;
  hasGateway: boolean;
};

/** The ways of paying an amount in paise; none when nothing can be bought at present. */
export function methodsFor(
  amountPaise: number,
  { isFree, upiPayee, currency, hasGateway }: Offer,
): PaymentMethod[] {
  if (isFree) return [];
  if (amountPaise === 0) return ['free'];
  const takesUpi = upiPayee !== '' && currency === 'INR';
  return [...(takesUpi ? (['upi'] as const) : []), ...(hasGateway ? (['gateway'] as const) : [])];
}

type Transfer = {
  payee: string;
  name: string;
  amountPaise: number;
  reference: string;
  note: string;
};

/** The link of a UPI payment, which every UPI app opens. Source: NPCI, UPI linking specification 1.6. */
export function upiLinkOf({ payee, name, amountPaise, reference, note }: Transfer): string {
  const amount = (amountPaise / 100).toFixed(2);
  const fields = { pn: name, tr: reference, tn: note, am: amount, cu: 'INR' };
  const written = Object.entries(fields).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
  // Apps read the sign of the address as it is.
  return `upi://pay?pa=${encodeURIComponent(payee).replaceAll('%40', '@')}&${written.join('&')}`;
}

/** Without letters and digits that look alike. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const referenceLength = 9;

/** How many random bytes a reference needs. */
export const referenceBytes = referenceLength;

/** Our reference of a payment from random bytes: `ITMP7K39QFMX2`. */
export function referenceOf(prefix: string, bytes: Uint8Array): string {
  const letters = [...bytes].slice(0, referenceLength).map((byte) => alphabet[byte % alphabet.length] ?? '');
  return `${prefix}P${letters.join('')}`;
}
