import { searchPayments, showPayment } from '#contract/payments/admin-payments.ts';
import type { AdminPaymentWire } from '#contract/payments/payment.wire.ts';
import type { OpenPayment } from '#web/screens/payments/payments.queries.ts';
import type { FakeServer } from './fake-server.ts';

/** A payment whose member has given the reference of the transfer. */
export function aPaymentWire(changes: Partial<AdminPaymentWire> = {}): AdminPaymentWire {
  return {
    pay_id: 7,
    pay_status: 'waiting',
    pay_method: 'upi',
    pay_plan_id: 1,
    pay_plan_name: 'Basic',
    pay_duration: 6,
    pay_contact_limit: 3,
    pay_amount_paise: 150_000,
    pay_currency: 'INR',
    pay_refunded_paise: 0,
    pay_reference: 'ITMP7K39QFMX2',
    pay_bank_reference: '412345678901',
    pay_reason: null,
    pay_started_at: '2026-05-01T08:00:00.000Z',
    pay_expires_at: '2026-05-04T08:00:00.000Z',
    pay_referenced_at: '2026-05-01T08:10:00.000Z',
    pay_decided_at: null,
    pay_receipt: null,
    pay_credit_notes: [],
    user_id: 12,
    u_name: 'Meera Pillai',
    pay_decided_by: null,
    pay_gateway: null,
    pay_gateway_note: null,
    pay_others: 0,
    ...changes,
  };
}

const confirmed = {
  pay_status: 'confirmed',
  pay_decided_at: '2026-05-02T09:00:00.000Z',
  pay_decided_by: 'Tara Thomas',
  pay_receipt: 'RC/26-27/000042',
} as const;

/** The same, confirmed. */
export function aConfirmedPayment(changes: Partial<AdminPaymentWire> = {}): AdminPaymentWire {
  return aPaymentWire({ ...confirmed, ...changes });
}

const daySeconds = 86_400;

/** Answers the list and each of its payments. */
export function answerPayments(
  server: FakeServer,
  { payments, others = [] }: { payments: AdminPaymentWire[]; others?: OpenPayment['others'] },
): void {
  const total = payments.length;
  server.answer(searchPayments, { data: payments, total, page: 1, limit: 25, next: null });
  server.answer(showPayment, ({ pay_id }) => {
    const payment = payments.find((one) => one.pay_id === Number(pay_id)) ?? aPaymentWire();
    const bought =
      payment.pay_receipt === null
        ? null
        : {
            s_ends_at: '2026-11-02T09:00:00.000Z',
            term_seconds: 180 * daySeconds,
            unused_seconds: 120 * daySeconds,
          };
    return { data: { payment, others, bought } };
  });
}

const taken = {
  confirmed: 2,
  confirmed_paise: 450_000,
  refunds: 1,
  refunded_paise: 25_050,
  net_paise: 424_950,
};

/** The totals of one day, on which all came by one method. */
export const oneDay = {
  total: taken,
  by_day: [{ day: '2026-05-01', ...taken }],
  by_method: [{ method: 'upi' as const, ...taken }],
};
