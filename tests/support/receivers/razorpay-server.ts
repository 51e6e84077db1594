import { createHmac, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A payment link as Razorpay documents it; amounts in paise, times in seconds. */
export type Link = {
  id: string;
  status: 'created' | 'partially_paid' | 'paid' | 'expired' | 'cancelled';
  amount: number;
  amount_paid: number;
  currency: string;
  reference_id: string;
  description: string;
  expire_by: number;
  callback_url: string;
  short_url: string;
  payments: { payment_id: string; amount: number; status: string }[] | null;
};
export type Refund = {
  id: string;
  payment_id: string;
  amount: number;
  currency: string;
  status: string;
  notes: Record<string, string> | [];
  key: string | undefined;
};

/**
 * What goes wrong with a request: an answer 500 or 429, no answer, half of one, and the work done while its answer is lost.
 */
export type Fault = 'broken' | 'busy' | 'silent' | 'half' | 'lost';

/** A signed web hook: its bytes and headers. */
export type WebHook = { payload: string; headers: Record<string, string> };

export type RazorpayServer = {
  /** For RAZORPAY_…. */
  environment: Record<string, string>;
  links: Map<string, Link>;
  refunds: Map<string, Refund>;
  /** Method and path of every request so far. */
  requests: string[];
  /** The next requests meet these faults, in this order. */
  failNext: (...faults: Fault[]) => void;
  /** The buyer pays on the page. Returns the number of the payment. */
  pay: (linkId: string, paid?: { amount?: number }) => string;
  /** A person sends money back at the gateway. */
  refundByHand: (refunded: { paymentId: string; amount: number }) => Refund;
  /** The signed web hook of an event about a link or a refund. */
  hookOf: (event: string, about: { link?: Link; refund?: Refund; paymentId?: string }) => WebHook;
  sign: (payload: string, secret?: string) => WebHook;
  close: () => Promise<void>;
};

const keyId = 'rzp_test_KEYOFTHEACCOUNT';
export const keySecret = 'the-secret-of-the-key-AbCdEf0123456789';
export const webhookSecret = 'the-secret-of-the-web-hook-AbCdEf0123456789';

const numberOf = (kind: string) => `${kind}_${randomBytes(7).toString('hex')}`;

/** An account at Razorpay on this machine, with the calls of payment links and refunds that the product makes. */
export async function startRazorpayServer(): Promise<RazorpayServer> {
  const links = new Map<string, Link>();
  const refunds = new Map<string, Refund>();
  const requests: string[] = [];
  const faults: Fault[] = [];
  const account: Account = { links, refunds };
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    // A request that is cut off gets no answer.
    answer(account, { request, response, fault: faults.shift() }).catch(() => response.destroy());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  // A server that listens on a port has an address with one.
  const { port } = server.address() as AddressInfo;
  const sign = (payload: string, secret = webhookSecret) => ({
    payload,
    headers: {
      'content-type': 'application/json',
      'x-razorpay-event-id': numberOf('evt'),
      'x-razorpay-signature': createHmac('sha256', secret).update(payload).digest('hex'),
    },
  });
  return {
    environment: {
      RAZORPAY_KEY_ID: keyId,
      RAZORPAY_KEY_SECRET: keySecret,
      RAZORPAY_WEBHOOK_SECRET: webhookSecret,
      RAZORPAY_URL: `http://127.0.0.1:${port}`,
    },
    links,
    refunds,
    requests,
    failNext: (...next) => void faults.push(...next),
    pay: (linkId, { amount } = {}) => {
      const link = required(links.get(linkId));
      const payment = { payment_id: numberOf('pay'), amount: amount ?? link.amount, status: 'captured' };
      link.amount_paid = payment.amount;
      link.status = payment.amount >= link.amount ? 'paid' : 'partially_paid';
      link.payments = [payment];
      return payment.payment_id;
    },
    refundByHand: ({ paymentId, amount }) => addRefund(account, { paymentId, amount, notes: [] }),
    hookOf: (event, about) => sign(JSON.stringify(eventOf(event, about))),
    sign,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

type Account = Pick<RazorpayServer, 'links' | 'refunds'>;
type Exchange = { request: IncomingMessage; response: ServerResponse; fault: Fault | undefined };
type Answer = { status: number; body: object };

function required<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('There is no such entity');
  return value;
}

function refuse(description: string, status = 400): Answer {
  const code = status === 500 ? 'SERVER_ERROR' : 'BAD_REQUEST_ERROR';
  return {
    status,
    body: { error: { code, description, source: 'NA', step: 'NA', reason: 'NA', metadata: {} } },
  };
}

async function answer(account: Account, { request, response, fault }: Exchange): Promise<void> {
  const body = await text(request);
  if (fault === 'silent') return;
  const { status, body: json } =
    fault === 'broken' || fault === 'busy'
      ? refuseBy(fault)
      : work(account, { method: request.method, url: request.url, headers: request.headers, body });
  const written = JSON.stringify(json);
  if (fault === 'lost') return void response.destroy();
  response.writeHead(status, { 'content-type': 'application/json', 'content-length': written.length });
  if (fault !== 'half') return void response.end(written);
  response.write(written.slice(0, written.length / 2), () => response.destroy());
}

function refuseBy(fault: 'broken' | 'busy'): Answer {
  return fault === 'busy' ? refuse('Too many requests', 429) : refuse('We are facing some trouble', 500);
}

type Asked = Pick<IncomingMessage, 'method' | 'url' | 'headers'> & { body: string };

function work(account: Account, { method, url, headers, body }: Asked): Answer {
  const right = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
  if (headers.authorization !== right) return refuse('The api key provided is invalid', 401);
  const { pathname, searchParams } = new URL(url ?? '/', 'http://razorpay');
  const [, , kind, id = '', part] = pathname.split('/');
  const call = `${method} ${kind} ${part ?? (id === '' ? 'all' : 'one')}`;
  const calls: Record<string, () => Answer> = {
    // The product sends the fields of a link.
    'POST payment_links all': () => createLink(account, JSON.parse(body) as Partial<Link>),
    'GET payment_links all': () => listLinks(account, searchParams.get('reference_id')),
    'GET payment_links one': () => entityOr(account.links.get(id)),
    'POST payment_links cancel': () => cancelLink(account.links.get(id)),
    'GET payments refunds': () => listRefunds(account, id),
    'POST payments refund': () => createRefund(account, { id, body, key: headers['x-refund-idempotency'] }),
  };
  return calls[call]?.() ?? refuse('The requested URL was not found on the server', 404);
}

function listLinks({ links }: Account, reference: string | null): Answer {
  const found = [...links.values()].filter((link) => link.reference_id === reference);
  return { status: 200, body: { payment_links: found } };
}

function listRefunds({ refunds }: Account, paymentId: string): Answer {
  const items = [...refunds.values()].filter(({ payment_id: of }) => of === paymentId);
  return { status: 200, body: { entity: 'collection', count: items.length, items } };
}

function entityOr(link: Link | undefined): Answer {
  return link === undefined ? refuse('The id provided does not exist') : { status: 200, body: link };
}

function cancelLink(link: Link | undefined): Answer {
  if (link !== undefined && link.status !== 'created') {
    return refuse(`Payment link cannot be cancelled in ${link.status} status`);
  }
  if (link !== undefined) link.status = 'cancelled';
  return entityOr(link);
}

function createLink({ links }: Account, asked: Partial<Link>): Answer {
  const reference = asked.reference_id ?? '';
  if ([...links.values()].some((link) => link.reference_id === reference)) {
    return refuse(`payment link with given reference_id (${reference}) already exists`);
  }
  if ((asked.amount ?? 0) < 100) return refuse('The amount must be at least INR 1.00');
  const id = numberOf('plink');
  const link: Link = {
    id,
    status: 'created',
    amount: asked.amount ?? 0,
    amount_paid: 0,
    currency: asked.currency ?? 'INR',
    reference_id: reference,
    description: asked.description ?? '',
    expire_by: asked.expire_by ?? 0,
    callback_url: asked.callback_url ?? '',
    short_url: `https://rzp.example/i/${id}`,
    payments: null,
  };
  links.set(id, link);
  return { status: 200, body: link };
}

function createRefund(
  account: Account,
  { id, body, key }: { id: string; body: string; key: unknown },
): Answer {
  const asked = JSON.parse(body) as { amount: number; notes: Record<string, string> };
  const given = typeof key === 'string' ? key : undefined;
  const same = [...account.refunds.values()].find((refund) => given !== undefined && refund.key === given);
  if (same !== undefined) return { status: 200, body: same };
  const paid = [...account.links.values()].flatMap(({ payments }) => payments ?? []);
  const payment = paid.find(({ payment_id: paymentId }) => paymentId === id);
  if (payment === undefined) return refuse('The id provided does not exist');
  const sent = [...account.refunds.values()].filter(({ payment_id: of }) => of === id);
  const left = payment.amount - sent.reduce((sum, { amount }) => sum + amount, 0);
  if (asked.amount > left) return refuse('The refund amount provided is greater than amount captured');
  const refund = addRefund(account, { paymentId: id, amount: asked.amount, notes: asked.notes });
  refund.key = given;
  return { status: 200, body: refund };
}

function addRefund(
  { refunds }: Account,
  { paymentId, amount, notes }: { paymentId: string; amount: number; notes: Refund['notes'] },
): Refund {
  const refund: Refund = {
    id: numberOf('rfnd'),
    payment_id: paymentId,
    amount,
    currency: 'INR',
    status: 'processed',
    notes,
    key: undefined,
  };
  refunds.set(refund.id, refund);
  return refund;
}

type EventSubject = { link?: Link; refund?: Refund; paymentId?: string };

/** The body of a web hook, with the entities beside each other as documented. */
function eventOf(event: string, { link, refund, paymentId }: EventSubject): object {
  const id = paymentId ?? link?.payments?.[0]?.payment_id ?? refund?.payment_id;
  return {
    entity: 'event',
    account_id: 'acc_TESTACCOUNT',
    event,
    contains: ['payment_link', 'payment'],
    payload: {
      // The link in an event does not list its payments.
      ...(link !== undefined && { payment_link: { entity: { ...link, payments: undefined } } }),
      ...(id !== undefined && { payment: { entity: paymentOf(id, { link, refund }) } }),
      ...(refund !== undefined && { refund: { entity: refund } }),
    },
    created_at: 1_763_800_000,
  };
}

function paymentOf(
  id: string,
  { link, refund }: { link: Link | undefined; refund: Refund | undefined },
): object {
  const [amount, currency] =
    link === undefined ? [refund?.amount, refund?.currency] : [link.amount_paid, link.currency];
  return {
    id,
    amount: amount ?? 0,
    currency: currency ?? 'INR',
    status: 'captured',
    captured: true,
    description: link === undefined ? null : `#${link.id.slice('plink_'.length)}`,
    email: 'buyer@example.org',
    contact: '+919123456780',
    notes: [],
  };
}
