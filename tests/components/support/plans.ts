import { type Locator, page } from 'vitest/browser';
import type { EndpointData } from '#contract/calls/endpoint.ts';
import type { PaymentWire } from '#contract/payments/payment.wire.ts';
import { listPayments, previewPlan, startPayment } from '#contract/payments/payments.ts';
import type { PlanWire } from '#contract/plans/plan.wire.ts';
import { listPlans, showMyPlan } from '#contract/plans/plans.ts';
import { type FakeServer } from './fake-server.ts';
import { openScreen, type Screen } from './open-screen.tsx';
import { noPlan } from './wire-my-plan.ts';

export const basic: PlanWire = {
  p_id: 1,
  p_name: 'Basic',
  p_price: 1500,
  p_duration: 6,
  p_contact_limit: 3,
  p_features: ['Unlimited interests', '3 contact views a day', 'Unlimited messages'],
};
export const advance: PlanWire = {
  p_id: 2,
  p_name: 'Advance',
  p_price: 3000,
  p_duration: 12,
  p_contact_limit: 6,
  p_features: ['Unlimited interests', '6 contact views a day', 'Unlimited messages'],
};
export const premium: PlanWire = {
  p_id: 3,
  p_name: 'Premium',
  p_price: 150_000,
  p_duration: 1,
  p_contact_limit: 15,
  p_features: ['Unlimited interests', '15 contact views a day', 'A person helps you to search'],
};

type Preview = EndpointData<typeof previewPlan>;

export const firstPreview: Preview = {
  price: { total_paise: 300_000, tax_paise: 45_762, tax_rate: 18 },
  effect: {
    kind: 'start',
    s_starts_at: '2026-11-22T10:00:00.000Z',
    s_ends_at: '2027-11-22T10:00:00.000Z',
    contact_limit_now: 1,
    contact_limit: 6,
    credits: [],
  },
  methods: ['upi'],
};

/** Advance takes over from Basic. */
export const higherPreview: Preview = {
  ...firstPreview,
  effect: {
    kind: 'replace',
    s_starts_at: '2026-11-22T10:00:00.000Z',
    s_ends_at: '2027-12-14T10:00:00.000Z',
    contact_limit_now: 3,
    contact_limit: 6,
    credits: [{ s_plan_name: 'Basic', unused_seconds: 45 * 86_400, credit_seconds: 22 * 86_400 }],
  },
};

export const started: PaymentWire = {
  pay_id: 7,
  pay_status: 'started',
  pay_method: 'upi',
  pay_plan_id: 2,
  pay_plan_name: 'Advance',
  pay_duration: 12,
  pay_contact_limit: 6,
  pay_amount_paise: 300_000,
  pay_currency: 'INR',
  pay_refunded_paise: 0,
  pay_reference: 'ITM7K4PX9',
  pay_bank_reference: null,
  pay_reason: null,
  pay_started_at: '2026-11-22T10:00:00.000Z',
  pay_expires_at: '2026-11-25T10:00:00.000Z',
  pay_referenced_at: null,
  pay_decided_at: null,
  pay_receipt: null,
  pay_credit_notes: [],
};

export const waiting: PaymentWire = {
  ...started,
  pay_status: 'waiting',
  pay_bank_reference: '632145987012',
  pay_referenced_at: '2026-11-22T10:05:00.000Z',
};

export const confirmed: PaymentWire = {
  ...waiting,
  pay_status: 'confirmed',
  pay_decided_at: '2026-11-22T11:00:00.000Z',
  pay_receipt: 'RC/26-27/000042',
};

const qr =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 3"><path d="M0 0h1v1H0zM2 0h1v1H2zM1 1h1v1H1zM0 2h1v1H0z"/></svg>';

/** How the payment is paid by UPI. */
export const byUpi: EndpointData<typeof startPayment> = {
  ...started,
  pay_upi_uri: 'upi://pay?pa=parish%40bank&pn=St%20Thomas%20Parish&am=3000.00&cu=INR&tn=ITM7K4PX9',
  pay_qr: qr,
  pay_payee: 'St Thomas Parish',
  pay_url: null,
};

type Options = { address?: string; payments?: PaymentWire[]; prepare?: (server: FakeServer) => void };

/** Opens the plans of a member without a plan, who may buy Basic, Advance or Premium. */
export async function openPlans({
  address = '/subscription',
  payments = [],
  prepare,
}: Options = {}): Promise<Screen> {
  return openScreen(address, {
    prepare: (server) => {
      answerPlans(server, payments);
      prepare?.(server);
    },
  });
}

/** Answers the calls of the plans. */
export function answerPlans(server: FakeServer, payments: readonly PaymentWire[]): void {
  server.answer(listPlans, { data: [basic, advance, premium] });
  server.answer(showMyPlan, { data: noPlan });
  server.answer(listPayments, { data: [...payments] });
  server.answer(previewPlan, { data: firstPreview });
  server.answer(startPayment, { data: byUpi });
}

export const main = page.getByRole('main');

/** The card with this title: the name of a plan, or the title of the back. */
export function cardOf(title: string): Locator {
  return main.getByRole('article', { name: title, exact: true });
}

/** Turns the card of a plan over. */
export async function choose(plan: string): Promise<void> {
  await main.getByRole('button', { name: `Choose ${plan}` }).click();
}
