import type { PaymentStatus } from '#contract/payments/payment.states.ts';
import { insertPayment, type Payment } from '#server/features/payments/payments.repository.ts';
import { referenceBytes, referenceOf } from '#server/features/payments/payments.rules.ts';
import { issueReceipt } from '#server/features/payments/receipts/issue-receipt.ts';
import { siteDefaults } from '#contract/site/site-defaults.ts';
import type { Database } from '#server/platform/database/database.ts';
import { Chance } from '../chance.ts';
import type { Plan } from '../plan.ts';
import type { OfferedPlan } from './list-choices-of-members.ts';
import { joinPayment, listBoughtPlans, listMembersWithoutPlan } from './payments.repository.ts';

/** The latest subscriptions that were paid here; those before came from a time without a payment page. */
const mostPaid = 150;

/** What finance finds in the morning: by hours since the member gave the reference. */
const undecided: readonly { hoursAgo: number; status: PaymentStatus; plan: string }[] = [
  { hoursAgo: 52, status: 'waiting', plan: 'Premium' },
  { hoursAgo: 27, status: 'waiting', plan: 'Basic' },
  { hoursAgo: 21, status: 'waiting', plan: 'Basic' },
  { hoursAgo: 6, status: 'waiting', plan: 'Advance' },
  { hoursAgo: 1, status: 'waiting', plan: 'Basic' },
  { hoursAgo: 9, status: 'started', plan: 'Premium' },
  { hoursAgo: 80, status: 'rejected', plan: 'Advance' },
  { hoursAgo: 120, status: 'expired', plan: 'Basic' },
];
const rejection = 'The bank has no transfer with this reference. Please look at the number again.';

const hourMs = 60 * 60 * 1000;
const daysToPay = 3;
const longestWaitHours = 20;

/** The payments of the latest subscriptions with their receipts, in the order of time, and those that finance has to decide about. */
export async function addPayments(
  database: Database,
  { plan, plans, financeId }: { plan: Plan; plans: readonly OfferedPlan[]; financeId: number },
): Promise<void> {
  const bought = await listBoughtPlans(database, mostPaid);
  for (const [index, { id, startsAt, accountId, ...offered }] of bought.entries()) {
    const chance = new Chance({ seed: plan.seed, index, topic: 'payment' });
    const waited = chance.whole(1, longestWaitHours) * hourMs;
    const payment = await insertPayment(database, {
      ...describe({ chance, accountId, offered, at: new Date(startsAt.getTime() - waited) }),
      status: 'confirmed',
      bankReference: bankReferenceFrom(chance),
      referencedAt: new Date(startsAt.getTime() - waited),
      decidedAt: startsAt,
      decidedBy: financeId,
    });
    await joinPayment(database, { subscriptionId: id, paymentId: payment.id });
    const { amountPaise } = payment;
    await issueReceipt(database, { payment, kind: 'receipt', amountPaise, now: startsAt });
  }
  const members = await listMembersWithoutPlan(database, { now: plan.now, limit: undecided.length });
  for (const [index, { hoursAgo, status, plan: name }] of undecided.entries()) {
    const accountId = members[index];
    const offered = plans.find((one) => one.name === name);
    if (accountId === undefined || offered === undefined) return;
    const chance = new Chance({ seed: plan.seed, index, topic: 'undecided payment' });
    const at = new Date(plan.now.getTime() - hoursAgo * hourMs);
    await insertPayment(database, {
      ...describe({ chance, accountId, offered: ofPlan(offered), at }),
      status,
      ...((status === 'waiting' || status === 'rejected') && {
        bankReference: bankReferenceFrom(chance),
        referencedAt: at,
      }),
      ...(status === 'rejected' && {
        decidedAt: new Date(at.getTime() + hourMs),
        decidedBy: financeId,
        reason: rejection,
      }),
    });
  }
}

type Offered = Pick<Payment, 'planId' | 'planName' | 'months' | 'contactLimit' | 'amountPaise'>;

function ofPlan({ id, name, months, contactLimit, pricePaise }: OfferedPlan): Offered {
  return { planId: id, planName: name, months, contactLimit, amountPaise: pricePaise };
}

function describe({
  chance,
  accountId,
  offered,
  at,
}: {
  chance: Chance;
  accountId: number;
  offered: Offered;
  at: Date;
}) {
  const bytes = Uint8Array.from({ length: referenceBytes }, () => chance.whole(0, 255));
  return {
    ...offered,
    accountId,
    memberNumber: accountId,
    currency: siteDefaults.currency,
    method: 'upi' as const,
    reference: referenceOf(siteDefaults.memberIdPrefix, bytes),
    startedAt: at,
    expiresAt: new Date(at.getTime() + daysToPay * 24 * hourMs),
  };
}

/** Twelve digits, as those of UPI. */
function bankReferenceFrom(chance: Chance): string {
  return Array.from({ length: 12 }, () => chance.whole(0, 9)).join('');
}
