import type { EndpointData } from '#contract/calls/endpoint.ts';
import type { SessionData } from '#contract/accounts/sessions.ts';
import { confirmPayment } from '#contract/payments/admin-payments.ts';
import { startPayment } from '#contract/payments/payments.ts';
import { findPayment, type Payment } from '#server/features/payments/payments.repository.ts';
import { openGateway } from '#server/features/payments/gateway/open-gateway.ts';
import type { PaymentGateway } from '#server/features/payments/gateway/payment-gateway.ts';
import { aMember, anAdministrator, type TestMember } from '#tests/factories/a-member.ts';
import { type ApiAnswer, callApi, sendRaw } from '#tests/support/call-api.ts';
import {
  type Link,
  type RazorpayServer,
  startRazorpayServer,
  type WebHook,
} from '#tests/support/receivers/razorpay-server.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

/** An application with a gateway on this machine. */
export type GatewayScene = {
  application: TestApplication;
  razorpay: RazorpayServer;
  gateway: PaymentGateway;
  close: () => Promise<void>;
};

export async function startGatewayScene(
  environment: Record<string, string> = {},
  startProduct: (environment: Record<string, string>) => Promise<TestApplication> = startApplication,
): Promise<GatewayScene> {
  const razorpay = await startRazorpayServer();
  const application = await startProduct({ ...razorpay.environment, ...environment });
  const gateway = openGateway(application.context);
  if (gateway === null) throw new Error('The gateway is configured');
  return {
    application,
    razorpay,
    gateway,
    close: async () => {
      await application.close();
      await razorpay.close();
    },
  };
}

/** Starts a payment on the page of the gateway. */
export async function start(
  { application }: Pick<GatewayScene, 'application'>,
  { token, plan = 'Basic' }: { token: string; plan?: string },
): Promise<ApiAnswer<EndpointData<typeof startPayment>>> {
  const { id } = await application.context.database
    .selectFrom('plans')
    .select('id')
    .where('name', '=', plan)
    .executeTakeFirstOrThrow();
  return callApi(application, { endpoint: startPayment, input: { plan_id: id, method: 'gateway' }, token });
}

/** A member who has a page to pay on. */
export async function aBuyer(
  scene: GatewayScene,
  options: { plan?: string } = {},
): Promise<{ member: TestMember; paymentId: number; link: Link }> {
  const member = await aMember(scene.application);
  const { body } = await start(scene, { token: member.token, ...options });
  const payment = await read(scene, body.data.pay_id);
  return { member, paymentId: payment.id, link: linkOf(scene, payment) };
}

/** A member whose payment is confirmed. */
export async function aPaidBuyer(
  scene: GatewayScene,
): Promise<{ member: TestMember; paymentId: number; link: Link; gatewayPaymentId: string }> {
  const buyer = await aBuyer(scene);
  const gatewayPaymentId = scene.razorpay.pay(buyer.link.id);
  await deliver(scene, scene.razorpay.hookOf('payment_link.paid', { link: buyer.link }));
  return { ...buyer, gatewayPaymentId };
}

/** Finance confirms a payment without waiting for the gateway; returns the session that did. */
export async function confirmByHand({ application }: GatewayScene, paymentId: number): Promise<SessionData> {
  const finance = await anAdministrator(application, { role: 'finance' });
  const input = { pay_id: paymentId };
  const { status } = await callApi(application, { endpoint: confirmPayment, input, token: finance.token });
  if (status !== 200) throw new Error(`The payment was not confirmed: ${status}`);
  return finance;
}

export function linkOf({ razorpay }: GatewayScene, { gatewayId }: Payment): Link {
  const link = razorpay.links.get(gatewayId ?? '');
  if (link === undefined) throw new Error('The payment has no page');
  return link;
}

export async function read({ application }: Pick<GatewayScene, 'application'>, id: number): Promise<Payment> {
  const payment = await findPayment(application.context.database, id);
  if (payment === undefined) throw new Error('There is no such payment');
  return payment;
}

/** The gateway sends a report. */
export function deliver(
  { application }: { application: Pick<TestApplication, 'server'> },
  { payload, headers }: WebHook,
): Promise<ApiAnswer<null>> {
  return sendRaw(application, { method: 'POST', url: '/api/payment/webhook', payload, headers });
}

/** How many subscriptions and receipts a payment has. */
export async function countOutcomes(
  { application }: Pick<GatewayScene, 'application'>,
  paymentId: number,
): Promise<{ subscriptions: number; receipts: number }> {
  const { database } = application.context;
  const [subscriptions, receipts] = await Promise.all([
    database.selectFrom('subscriptions').select('id').where('paymentId', '=', paymentId).execute(),
    database
      .selectFrom('receipts')
      .select('id')
      .where('paymentId', '=', paymentId)
      .where('kind', '=', 'receipt')
      .execute(),
  ]);
  return { subscriptions: subscriptions.length, receipts: receipts.length };
}

export const once = { subscriptions: 1, receipts: 1 };
export const nothing = { subscriptions: 0, receipts: 0 };
