import type { AdminPaymentWire, PaymentWire, PlanEffectWire } from '#contract/payments/payment.wire.ts';
import type { Placement } from '#server/features/plans/plans.ts';
import type { Payment, PaymentFacts } from './payments.repository.ts';
import { receiptNumberOf } from './receipts/financial-year.rules.ts';
import type { Receipt } from './receipts/receipts.repository.ts';

/** A payment with its receipt and credit notes, for its member. */
export function presentPayment(payment: Payment, receipts: readonly Receipt[] = []): PaymentWire {
  const receipt = receipts.find(({ kind }) => kind === 'receipt');
  return {
    pay_id: payment.id,
    pay_status: payment.status,
    pay_method: payment.method,
    pay_plan_id: payment.planId,
    pay_plan_name: payment.planName,
    pay_duration: payment.months,
    pay_contact_limit: payment.contactLimit,
    pay_amount_paise: payment.amountPaise,
    pay_currency: payment.currency,
    pay_refunded_paise: payment.refundedPaise,
    pay_reference: payment.reference,
    pay_bank_reference: payment.bankReference,
    pay_reason: payment.reason,
    pay_started_at: payment.startedAt.toISOString(),
    pay_expires_at: payment.expiresAt.toISOString(),
    pay_referenced_at: payment.referencedAt?.toISOString() ?? null,
    pay_decided_at: payment.decidedAt?.toISOString() ?? null,
    pay_receipt: receipt === undefined ? null : receiptNumberOf(receipt),
    pay_credit_notes: receipts
      .filter(({ kind }) => kind === 'credit_note')
      .map((note) => ({
        rc_id: note.id,
        rc_number: receiptNumberOf(note),
        rc_amount_paise: note.amountPaise,
      })),
  };
}

/** The same for finance, with the member. */
export function presentAdminPayment(
  payment: Payment,
  { receipts, facts }: { receipts: readonly Receipt[] | undefined; facts: PaymentFacts | undefined },
): AdminPaymentWire {
  return {
    ...presentPayment(payment, receipts),
    user_id: payment.memberNumber,
    u_name: facts?.memberName ?? null,
    pay_decided_by: facts?.decidedBy ?? null,
    pay_gateway: payment.gateway,
    pay_gateway_note: payment.gatewayNote,
    pay_others: facts?.others ?? 0,
  };
}

/** What a plan would change for a member. */
export function presentEffect(
  { kind, startsAt, endsAt, replaced }: Placement,
  { limitNow, limit }: Record<'limitNow' | 'limit', number | null>,
): PlanEffectWire {
  return {
    kind,
    s_starts_at: startsAt.toISOString(),
    s_ends_at: endsAt.toISOString(),
    contact_limit_now: limitNow,
    contact_limit: limit,
    credits: creditsByPlan(replaced),
  };
}

/** A plan that was bought several times is one line. */
function creditsByPlan(replaced: Placement['replaced']): PlanEffectWire['credits'] {
  const credits = new Map<string, PlanEffectWire['credits'][number]>();
  for (const { period, unusedSeconds, creditedSeconds } of replaced) {
    const { planName: name } = period;
    const before = credits.get(name);
    credits.set(name, {
      s_plan_name: name,
      unused_seconds: (before?.unused_seconds ?? 0) + unusedSeconds,
      credit_seconds: (before?.credit_seconds ?? 0) + creditedSeconds,
    });
  }
  return [...credits.values()];
}
