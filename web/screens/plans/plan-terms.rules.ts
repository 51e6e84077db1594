import type { PaymentWire } from '#contract/payments/payment.wire.ts';

/** What the back of a card shows. */
export type Step = 'preview' | 'upi' | 'gateway' | 'late' | 'waiting' | 'confirmed' | 'rejected' | 'refunded';

/** The step of a payment; without one, what the plan costs and changes. */
export function stepOf(payment: Pick<PaymentWire, 'pay_status' | 'pay_method'> | undefined): Step {
  if (payment === undefined) return 'preview';
  const { pay_status: status, pay_method: method } = payment;
  if (status === 'started') return method === 'gateway' ? 'gateway' : 'upi';
  return status === 'expired' ? 'late' : status;
}

const openStatuses: readonly PaymentWire['pay_status'][] = ['started', 'waiting'];

export function isOpen({ pay_status: status }: Pick<PaymentWire, 'pay_status'>): boolean {
  return openStatuses.includes(status);
}

type Turned = { plan?: number; payment?: number };

/** The payment that the address names, else the one of this plan that is being checked, so that nobody pays twice. */
export function findPayment(
  payments: readonly PaymentWire[],
  { plan, payment: id }: Turned,
): PaymentWire | undefined {
  if (id !== undefined) return payments.find((one) => one.pay_id === id);
  return payments.find((one) => one.pay_plan_id === plan && one.pay_status === 'waiting');
}

/** The plan whose card is turned over. */
export function turnedPlan(payments: readonly PaymentWire[], { plan, payment }: Turned): number | undefined {
  return payments.find((one) => one.pay_id === payment)?.pay_plan_id ?? plan;
}

const secondsOfDay = 86_400;
const secondsOfHour = 3600;

/** A time in whole days, or in hours when it is shorter than two days. Rounded down, so that it promises nothing. */
export function termOf(seconds: number): { unit: 'days' | 'hours'; count: number } {
  return seconds >= 2 * secondsOfDay
    ? { unit: 'days', count: Math.floor(seconds / secondsOfDay) }
    : { unit: 'hours', count: Math.floor(seconds / secondsOfHour) };
}

/**
 * The features, each once, without one that states the contact views, which stand above them: its number may be that of an earlier limit.
 * `limits` is how they are written, for one and for several.
 */
export function featuresBeside(features: readonly string[], limits: readonly string[]): string[] {
  const stated = new Set(limits.map(withoutNumber));
  return [...new Set(features)].filter((feature) => !stated.has(withoutNumber(feature)));
}

function withoutNumber(text: string): string {
  return text.toLowerCase().replaceAll(/\d+/g, '#');
}
