import { randomBytes } from 'node:crypto';
import { encodeQR } from 'qr';
import type { EndpointData, ValidInput } from '#contract/calls/endpoint.ts';
import type { startPayment as startPaymentEndpoint } from '#contract/payments/payments.ts';
import { lockAccounts } from '#server/features/accounts/accounts.ts';
import { addSubscription, hasPlan, lockPlan, type Plan, planAsBought } from '#server/features/plans/plans.ts';
import { findSiteSettings, type SiteSettings } from '#server/features/site/site.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Work } from '#server/platform/database/transact.ts';
import { problem } from '#server/platform/problem.ts';
import { announcePayment } from './announce-payments.ts';
import { presentOwnPayment } from './load-payments.ts';
import type { PaymentGateway, PaymentPage } from './gateway/payment-gateway.ts';
import { offerOf } from './offer.ts';
import { findOpenPayment, insertPayment, type Payment, findPayment } from './payments.repository.ts';
import { methodsFor, paymentDays, referenceBytes, referenceOf, upiLinkOf } from './payments.rules.ts';
import { nextCheckAt } from './gateway/gateway.rules.ts';
import { storePage } from './gateway/gateway.repository.ts';

type Start = {
  accountId: number;
  input: ValidInput<typeof startPaymentEndpoint>;
  gateway: PaymentGateway | null;
};
type Started = EndpointData<typeof startPaymentEndpoint>;

/**
 * Starts a payment of a plan, or answers the one that is still open for it: the account is locked, so two windows get the same one. The
 * plan is locked until the commit, so it is neither changed nor deleted in between. Throws the problems of the endpoint.
 */
export async function startPayment(context: Context, start: Start): Promise<Started> {
  const { payment, site } = await startOnce(context, start);
  const { gateway } = start;
  const isPage = payment.method === 'gateway' && gateway !== null;
  const ready = isPage ? await openPage(context, { gateway, payment, site }) : payment;
  return presentStarted(context, { payment: ready, site });
}

type Bought = { payment: Payment; site: SiteSettings };

async function startOnce(context: Context, { accountId, input, gateway }: Start): Promise<Bought> {
  return context.transact(async (work) => {
    const { database } = work;
    const site = await findSiteSettings(database);
    if (site.everythingIsFree) throw problem('payments_off');
    await lockAccounts(database, [accountId]);
    const plan = await requireOffered(database, input);
    const methods = methodsFor(plan.pricePaise, offerOf(site, gateway !== null));
    const now = context.now();
    if (methods.includes('free')) {
      const payment = await takeFreePlan(work, { accountId, plan, site, now });
      return { payment, site };
    }
    if (!methods.includes(input.method)) throw problem('payments_off');
    const wanted = newPayment({ accountId, plan, site, method: input.method, now });
    const open = await findOpenPayment(database, { ...wanted, accountId, now });
    if (open?.status === 'waiting') throw problem('payment_waiting');
    const payment =
      open !== undefined && isSamePurchase(open, wanted) ? open : await insertPayment(database, wanted);
    await announcePayment(work, payment);
    return { payment, site };
  });
}

async function requireOffered(database: Database, input: Start['input']): Promise<Plan> {
  const plan = await lockPlan(database, input.plan_id);
  if (plan === undefined) throw problem('plan_not_found');
  if (plan.isRetired) throw problem('plan_not_offered');
  const {
    amount_paise: paise = plan.pricePaise,
    duration = plan.months,
    contact_limit: views = plan.contactLimit,
  } = input;
  const isAsSeen = paise === plan.pricePaise && duration === plan.months && views === plan.contactLimit;
  if (!isAsSeen) throw problem('plan_changed');
  return plan;
}

const terms = ['amountPaise', 'currency', 'months', 'contactLimit', 'planName'] as const;

/** Whether an open payment has the terms that a new one would have; after a change of the plan another one is started. */
function isSamePurchase(open: Payment, wanted: Pick<Payment, (typeof terms)[number]>): boolean {
  return terms.every((term) => open[term] === wanted[term]);
}

/** Activates a plan without a price. Throws plan_already_active, so that it is not piled up. */
async function takeFreePlan(
  work: Work,
  { accountId, plan, site, now }: { accountId: number; plan: Plan; site: SiteSettings; now: Date },
): Promise<Payment> {
  const { database } = work;
  if (await hasPlan(database, { accountId, planId: plan.id, now })) throw problem('plan_already_active');
  const started = newPayment({ accountId, plan, site, method: 'free', now });
  const payment = await insertPayment(database, { ...started, status: 'confirmed', decidedAt: now });
  await addSubscription(work, {
    accountId,
    plan: planAsBought(plan),
    source: { paymentId: payment.id },
    now,
  });
  await announcePayment(work, payment);
  return payment;
}

const dayMs = 24 * 60 * 60_000;

type New = { accountId: number; plan: Plan; site: SiteSettings; method: Payment['method']; now: Date };

function newPayment({ accountId, plan, site, method, now }: New) {
  const { planId, planName, months, contactLimit, pricePaise } = planAsBought(plan);
  return {
    accountId,
    memberNumber: accountId,
    planId,
    planName,
    months,
    contactLimit,
    amountPaise: pricePaise,
    currency: site.currency,
    method,
    status: 'started' as const,
    reference: referenceOf(site.memberIdPrefix, randomBytes(referenceBytes)),
    startedAt: now,
    expiresAt: new Date(now.getTime() + paymentDays * dayMs),
  };
}

async function presentStarted(context: Context, { payment, site }: Bought): Promise<Started> {
  const shown = await presentOwnPayment(context, { database: context.database, payment });
  if (payment.method !== 'upi') {
    return { ...shown, pay_upi_uri: null, pay_qr: null, pay_payee: null, pay_url: payment.gatewayUrl };
  }
  const name = site.upiName === '' ? site.name : site.upiName;
  const uri = upiLinkOf({
    payee: site.upiPayee,
    name,
    amountPaise: payment.amountPaise,
    reference: payment.reference,
    note: `${payment.reference} ${payment.planName}`,
  });
  return {
    ...shown,
    pay_upi_uri: uri,
    pay_qr: encodeQR(uri, 'svg'),
    pay_payee: `${name} (${site.upiPayee})`,
    pay_url: null,
  };
}

/** A payment that was committed, and whose page the member is sent to. */
type Opening = { gateway: PaymentGateway; payment: Payment; site: SiteSettings };

/**
 * The payment with its page at the gateway. A page that could not be made, or was not stored because this process died, is made or found
 * when the member starts again; otherwise the payment expires. No transaction waits for the gateway. Throws gateway_failed.
 */
async function openPage(context: Context, { gateway, payment, site }: Opening): Promise<Payment> {
  if (payment.gatewayUrl !== null) return payment;
  const { database, now } = context;
  const page = await createPage(context, { gateway, payment, site });
  const { id: paymentId, startedAt, expiresAt } = payment;
  await storePage(database, {
    paymentId,
    gateway: gateway.name,
    gatewayId: page.id,
    gatewayUrl: page.url,
    gatewayCheckAt: nextCheckAt({ startedAt, expiresAt, now: now() }),
  });
  // Another window may have stored its page first.
  return (await findPayment(database, paymentId)) ?? payment;
}

async function createPage(context: Context, { gateway, payment, site }: Opening): Promise<PaymentPage> {
  try {
    return await gateway.createPage({
      reference: payment.reference,
      amountPaise: payment.amountPaise,
      currency: payment.currency,
      description: `${site.name}: ${payment.planName} (${payment.reference})`,
      returnUrl: `${context.configuration.publicUrl}/subscription?payment=${payment.id}`,
      expiresAt: payment.expiresAt,
    });
  } catch (error) {
    context.log.warn({ err: error, payment: payment.id }, 'the page of a payment could not be made');
    throw problem('gateway_failed');
  }
}
