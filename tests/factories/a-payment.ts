import { setByOperator } from '#server/features/site/set-by-operator.ts';
import type { PaymentStatus } from '#contract/payments/payment.states.ts';
import { referenceBytes, referenceOf } from '#server/features/payments/payments.rules.ts';
import { issueReceipt } from '#server/features/payments/receipts/issue-receipt.ts';
import { insertPayment, type Payment } from '#server/features/payments/payments.repository.ts';
import type { Context } from '#server/platform/context.ts';
import type { TestApplication } from '#tests/support/start-application.ts';

/** Lets members pay by UPI. */
export async function openPayments({ context }: Pick<TestApplication, 'context'>): Promise<void> {
  await setSite({ context }, { upiPayee: 'intandem@testbank' });
}

/** Changes settings of the site, as the operator does at the command line. */
export async function setSite(
  { context }: Pick<TestApplication, 'context'>,
  settings: Readonly<Record<string, string>>,
): Promise<void> {
  const { database, now, configuration } = context;
  for (const [key, text] of Object.entries(settings)) {
    await setByOperator({ database, now, publicUrl: configuration.publicUrl }, { key, text });
  }
}

/** The database of an application in this process or in another one. */
type Stored = { context: Pick<Context, 'database' | 'now'> };

/** The plans of a fresh site. */
export type PlanName = 'Basic' | 'Advance' | 'Premium';

export async function findPlanNamed(
  { context }: Stored,
  name: PlanName,
): Promise<{ planId: number; pricePaise: number; months: number; contactLimit: number }> {
  return context.database
    .selectFrom('plans')
    .select(['id as planId', 'pricePaise', 'months', 'contactLimit'])
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
}

const dayMs = 24 * 60 * 60_000;

/** The bank's reference of a transfer that nobody else gave. */
export function aBankReference(): string {
  return String(crypto.getRandomValues(new BigUint64Array(1))[0])
    .padStart(12, '0')
    .slice(-12);
}

/** A UPI payment of a member, of the plan Basic, as it is after some steps: a confirmed one has its receipt, but no subscription. */
export async function aPayment(
  application: Stored,
  {
    accountId,
    status = 'waiting',
    plan: planName = 'Basic',
  }: { accountId: number; status?: PaymentStatus; plan?: PlanName },
): Promise<Payment> {
  const { database, now } = application.context;
  const { pricePaise: amountPaise, ...plan } = await findPlanNamed(application, planName);
  const startedAt = now();
  const isDecided = status === 'confirmed' || status === 'rejected';
  const payment = await insertPayment(database, {
    ...plan,
    planName,
    accountId,
    memberNumber: accountId,
    amountPaise,
    currency: 'INR',
    method: 'upi',
    status,
    reference: referenceOf('ITM', crypto.getRandomValues(new Uint8Array(referenceBytes))),
    startedAt,
    expiresAt: new Date(startedAt.getTime() + 3 * dayMs),
    ...(status !== 'started' && { bankReference: aBankReference(), referencedAt: startedAt }),
    ...(isDecided && { decidedAt: startedAt }),
  });
  if (status === 'confirmed') {
    await issueReceipt(database, { payment, kind: 'receipt', amountPaise, now: startedAt });
  }
  return payment;
}

/** The rows that inputs of whole-product tests name. */
export type PaymentSubject = {
  planId: number;
  /** One that nobody has. */
  unusedPlanId: number;
  planIds: number[];
  /** Of the caller. */
  startedId: number;
  paidId: number;
  waitingIds: { confirmed: number; rejected: number };
  confirmedId: number;
  assignedId: number;
};

export async function aPaymentSubject(
  application: Pick<TestApplication, 'context'>,
  { callerId, memberId }: { callerId: number; memberId: number },
): Promise<PaymentSubject> {
  const { planId, pricePaise, ...plan } = await findPlanNamed(application, 'Basic');
  const { database, now } = application.context;
  const startsAt = now();
  const assigned = await database
    .insertInto('subscriptions')
    .values({
      ...plan,
      planId,
      planName: 'Basic',
      pricePaise,
      accountId: memberId,
      startsAt,
      endsAt: new Date(startsAt.getTime() + dayMs),
      termSeconds: dayMs / 1000,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const aPaymentOf = async (accountId: number, status: PaymentStatus) =>
    (await aPayment(application, { accountId, status })).id;
  const unused = { name: 'Trial', pricePaise: 100, months: 1, contactLimit: 1, features: [], position: 4 };
  await database.insertInto('plans').values(unused).execute();
  const planIds = (await database.selectFrom('plans').select('id').orderBy('position').execute()).map(
    ({ id }) => id,
  );
  return {
    planId,
    unusedPlanId: planIds.at(-1) ?? 0,
    planIds,
    startedId: await aPaymentOf(callerId, 'started'),
    paidId: await aPaymentOf(callerId, 'confirmed'),
    waitingIds: {
      confirmed: await aPaymentOf(memberId, 'waiting'),
      rejected: await aPaymentOf(memberId, 'waiting'),
    },
    confirmedId: await aPaymentOf(memberId, 'confirmed'),
    assignedId: assigned.id,
  };
}

const period = { from: '2026-01-01', to: '2026-12-31' };

/** Inputs of the calls about payments, for whole-product tests. */
export function writePaymentInputs(
  {
    planId: plan_id,
    unusedPlanId,
    planIds,
    startedId,
    paidId,
    waitingIds,
    confirmedId,
    assignedId,
  }: PaymentSubject,
  memberId: number,
): Record<string, object> {
  return {
    'GET /payment/preview': { plan_id },
    'POST /payment/start': { plan_id },
    'POST /payment/reference': { pay_id: startedId, reference: aBankReference() },
    'POST /payment/check': { pay_id: startedId },
    'POST /payment/webhook': {},
    'GET /payment/list': {},
    'GET /admin/statistics/income': { days: 7 },
    'POST /admin/payments/list': { status: 'waiting', search: '1500' },
    'GET /admin/payments/show': { pay_id: confirmedId },
    'POST /admin/payments/confirm_many': { payments: [{ pay_id: confirmedId }] },
    'POST /admin/payments/statement': {
      file: new Blob(['Date,Narration,Credit\n22/11/2026,UPI/412345678901/ANN,1500.00\n']),
    },
    'GET /admin/payments/totals': period,
    'GET /admin/payments/export.csv': period,
    'GET /payment/receipt': { pay_id: paidId },
    'POST /admin/payments/confirm': { pay_id: waitingIds.confirmed },
    'POST /admin/payments/reject': { pay_id: waitingIds.rejected, reason: 'No such transfer arrived.' },
    'POST /admin/payments/refund': { pay_id: confirmedId, amount_paise: 100, reason: 'Paid twice.' },
    'POST /admin/plan/assign': { plan_id, user_id: memberId, reason: 'Paid in cash.' },
    'GET /admin/plan/list': {},
    'POST /admin/plan/order': { plan_ids: planIds.toReversed() },
    'POST /admin/plan/add': { name: 'Family', price: 2000, duration: 3, contact_limit: 4 },
    'POST /admin/plan/update': { plan_id, name: 'Basic', price: 1500, duration: 6, contact_limit: 3 },
    'POST /admin/plan/retire': { plan_id: unusedPlanId, is_retired: true },
    'POST /admin/plan/delete': { plan_id: unusedPlanId },
    'POST /admin/plan/withdraw': { s_id: assignedId, reason: 'Assigned to the wrong member.' },
  };
}
