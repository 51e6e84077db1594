import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inspect } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type Fault,
  keySecret,
  type RazorpayServer,
  startRazorpayServer,
  webhookSecret,
} from '#tests/support/receivers/razorpay-server.ts';
import type { PageRequest, PaymentGateway } from './payment-gateway.ts';
import { createRazorpay } from './razorpay.ts';

let razorpay: RazorpayServer;
let gateway: PaymentGateway;
/** Waits a short time for an answer. */
let hasty: PaymentGateway;
const now = () => new Date('2026-11-20T10:00:00Z');

beforeAll(async () => {
  razorpay = await startRazorpayServer();
  const account = {
    url: razorpay.environment['RAZORPAY_URL'] ?? '',
    keyId: razorpay.environment['RAZORPAY_KEY_ID'] ?? '',
    keySecret,
    webhookSecret,
    now,
  };
  gateway = createRazorpay(account);
  hasty = createRazorpay({ ...account, timeoutMs: 300 });
});
afterAll(() => razorpay.close());
beforeEach(() => {
  razorpay.links.clear();
  razorpay.refunds.clear();
  razorpay.requests.length = 0;
});

const aRequest = (changes: Partial<PageRequest> = {}): PageRequest => ({
  reference: 'IT7K2M9Q',
  amountPaise: 150_000,
  currency: 'INR',
  description: 'Basic, 6 months',
  returnUrl: 'https://example.org/subscription',
  expiresAt: new Date('2026-11-23T10:00:00Z'),
  ...changes,
});

const bytesOf = (payload: string) => new TextEncoder().encode(payload);

describe('a page', () => {
  it('is created with amount, reference and expiry, and nothing about the buyer', async () => {
    const page = await gateway.createPage(aRequest());
    const link = razorpay.links.get(page.id);
    expect(link).toMatchObject({
      amount: 150_000,
      currency: 'INR',
      reference_id: 'IT7K2M9Q',
      expire_by: Date.parse('2026-11-23T10:00:00Z') / 1000,
      callback_url: 'https://example.org/subscription',
      short_url: page.url,
    });
    expect(await gateway.findPage(page.id)).toEqual({
      id: page.id,
      reference: 'IT7K2M9Q',
      status: 'open',
      paidPaise: 0,
      currency: 'INR',
      gatewayPaymentId: null,
    });
  });

  it('can be paid for a quarter of an hour even when it is made at the last moment', async () => {
    const { id } = await gateway.createPage(aRequest({ expiresAt: now() }));
    expect(razorpay.links.get(id)?.expire_by).toBe(now().getTime() / 1000 + 16 * 60);
  });

  it('whose answer was lost is found by its reference', async () => {
    razorpay.failNext('lost');
    await expect(gateway.createPage(aRequest())).rejects.toMatchObject({ kind: 'failed' });
    const page = await gateway.createPage(aRequest());
    expect([...razorpay.links.keys()]).toEqual([page.id]);
  });

  it('of another amount is not taken for it', async () => {
    await gateway.createPage(aRequest({ amountPaise: 100 }));
    await expect(gateway.createPage(aRequest())).rejects.toMatchObject({ kind: 'refused' });
  });

  it('that is paid names the payment', async () => {
    const { id } = await gateway.createPage(aRequest());
    const gatewayPaymentId = razorpay.pay(id);
    expect(await gateway.findPage(id)).toMatchObject({
      status: 'paid',
      paidPaise: 150_000,
      gatewayPaymentId,
    });
  });

  it('that expired or was cancelled is closed', async () => {
    const { id } = await gateway.createPage(aRequest());
    for (const status of ['expired', 'cancelled'] as const) {
      Object.assign(razorpay.links.get(id) ?? {}, { status });
      expect(await gateway.findPage(id)).toMatchObject({ status: 'closed', gatewayPaymentId: null });
    }
  });

  it('is closed, and stays paid when it was paid before', async () => {
    const [open, paid] = [
      await gateway.createPage(aRequest()),
      await gateway.createPage(aRequest({ reference: 'IT7K2M9R' })),
    ];
    razorpay.pay(paid.id);
    for (const { id } of [open, paid, open]) await gateway.closePage(id);
    expect(await gateway.findPage(open.id)).toMatchObject({ status: 'closed' });
    expect(await gateway.findPage(paid.id)).toMatchObject({ status: 'paid' });
    razorpay.failNext('broken');
    await expect(gateway.closePage(open.id)).rejects.toMatchObject({ kind: 'failed' });
  });

  it('that the gateway does not know is null', async () => {
    expect(await gateway.findPage('plink_unknown')).toBeNull();
  });
});

describe('a failure', () => {
  it.each<[Fault, string]>([
    ['broken', 'failed'],
    ['busy', 'busy'],
    ['silent', 'failed'],
    ['half', 'failed'],
    ['lost', 'failed'],
  ])('of the kind %s is %s, and says nothing of keys', async (fault, kind) => {
    razorpay.failNext(fault);
    const asked = fault === 'silent' ? hasty : gateway;
    const error: unknown = await asked.findPage('plink_1').catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ name: 'GatewayError', kind });
    expect(String(error)).not.toContain(keySecret);
  });

  it('of a wrong key can be tried again after the key is mended', async () => {
    const wrong = createRazorpay({
      url: razorpay.environment['RAZORPAY_URL'] ?? '',
      keyId: 'rzp_test_x',
      keySecret: 'wrong',
      webhookSecret,
      now,
    });
    await expect(wrong.createPage(aRequest())).rejects.toMatchObject({ kind: 'failed' });
  });
});

describe('an answer that is none of the gateway', () => {
  it.each([
    ['cites a buyer and is no JSON', 'buyer@example.org 9123456780'],
    [
      'is endless',
      `${JSON.stringify({ id: 'plink_1', status: 'paid', amount: 1, amount_paid: 1, currency: 'INR' })}${' '.repeat(3_000_000)}`,
    ],
  ])('and %s is a failure that says nothing of it', async (_name, answer) => {
    const server = createServer((_request, response) => response.end(answer));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    // A server that listens on a port has an address with one.
    const { port } = server.address() as AddressInfo;
    const account = { keyId: 'rzp_test_x', keySecret, webhookSecret, now };
    const other = createRazorpay({ ...account, url: `http://127.0.0.1:${port}` });
    const error: unknown = await other.findPage('plink_1').catch((thrown: unknown) => thrown);
    server.close();
    expect(error).toMatchObject({ name: 'GatewayError', kind: 'failed' });
    expect(inspect(error)).not.toMatch(/buyer|9123456780/);
  });
});

describe('a refund', () => {
  it('is made once, however often it is asked for', async () => {
    const { id } = await gateway.createPage(aRequest());
    const request = { refundId: 7, gatewayPaymentId: razorpay.pay(id), amountPaise: 50_000 };
    razorpay.failNext('lost');
    await expect(gateway.refund(request)).rejects.toMatchObject({ kind: 'failed' });
    const refundId = await gateway.refund(request);
    expect([...razorpay.refunds.keys()]).toEqual([refundId]);
    expect(await gateway.listRefunds(request.gatewayPaymentId)).toEqual([
      {
        id: refundId,
        gatewayPaymentId: request.gatewayPaymentId,
        amountPaise: 50_000,
        refundId: 7,
        hasFailed: false,
      },
    ]);
  });

  it('of more than is left is refused', async () => {
    const { id } = await gateway.createPage(aRequest());
    const gatewayPaymentId = razorpay.pay(id);
    await expect(
      gateway.refund({ refundId: 8, gatewayPaymentId, amountPaise: 150_001 }),
    ).rejects.toMatchObject({ kind: 'refused' });
  });
});

describe('a report', () => {
  const read = ({ payload, headers }: { payload: string; headers: Record<string, string> }) =>
    gateway.readReport({ body: bytesOf(payload), headers });
  const aLink = async () => {
    const { id } = await gateway.createPage(aRequest());
    const link = razorpay.links.get(id);
    if (link === undefined) throw new Error('There is no link');
    return link;
  };

  it('of a paid link has its state and the number of the payment', async () => {
    const link = await aLink();
    const gatewayPaymentId = razorpay.pay(link.id);
    expect(read(razorpay.hookOf('payment_link.paid', { link }))).toEqual({
      kind: 'page',
      page: {
        id: link.id,
        reference: 'IT7K2M9Q',
        status: 'paid',
        paidPaise: 150_000,
        currency: 'INR',
        gatewayPaymentId,
      },
    });
    expect(read(razorpay.hookOf('payment.captured', { link }))).toEqual({ kind: 'hint', pageId: link.id });
  });

  it('of a refund says whose it is', async () => {
    const link = await aLink();
    const paymentId = razorpay.pay(link.id);
    const refund = razorpay.refundByHand({ paymentId, amount: 100 });
    expect(read(razorpay.hookOf('refund.processed', { refund }))).toMatchObject({
      kind: 'refund',
      refund: { id: refund.id, gatewayPaymentId: paymentId, amountPaise: 100, refundId: null },
    });
    refund.notes = { refund: '12' };
    expect(read(razorpay.hookOf('refund.failed', { refund }))).toMatchObject({ refund: { refundId: 12 } });
  });

  it.each([
    ['without a signature', (hook: { payload: string }) => ({ ...hook, headers: {} })],
    ['signed with another secret', ({ payload }: { payload: string }) => razorpay.sign(payload, keySecret)],
    [
      'changed by one byte',
      (hook: { payload: string; headers: Record<string, string> }) => ({
        ...hook,
        payload: `${hook.payload} `,
      }),
    ],
    [
      'with half of its signature',
      (hook: { payload: string; headers: Record<string, string> }) => ({
        ...hook,
        headers: { 'x-razorpay-signature': hook.headers['x-razorpay-signature']?.slice(0, 32) ?? '' },
      }),
    ],
  ])('%s is forged', async (_name, forge) => {
    const link = await aLink();
    expect(read(forge(razorpay.hookOf('payment_link.paid', { link })))).toBeNull();
  });

  it.each([
    '{',
    '[]',
    '{"event":"invoice.paid","payload":{}}',
    '{"event":"payment_link.paid","payload":{}}',
    '',
  ])('with the body %j is signed, and of no interest', (payload) => {
    expect(read(razorpay.sign(payload))).toEqual({ kind: 'other' });
  });
});
