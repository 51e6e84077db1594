import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { showSite } from '#contract/site/site.ts';
import { sendEnquiry } from '#contract/enquiries/enquiries.ts';
import { countForDay } from '#server/features/accounts/accounts.ts';
import { networkOf } from '#server/platform/http/client-address.ts';
import { recordStatements } from '#scripts/test/record-statements.ts';
import { callApi } from '#tests/support/call-api.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
beforeAll(async () => {
  application = await startApplication({ RATE_LIMITS: 'on', METRICS_TOKEN: 'a token for metrics' });
});
afterAll(() => application.close());

const enquiry = { name: 'Ravi', email: 'ravi@example.org', phone: '+91 9876543210', message: 'Hello' };
const enquiring = (address: string, headers: Record<string, string> = {}) =>
  callApi(application, { endpoint: sendEnquiry, input: enquiry, address, headers });

/** Seventy enquiries by way of a trusted proxy, each with another `X-Forwarded-For`. */
async function enquireBehindProxy(forwardedOf: (index: number) => string) {
  const behindProxy = await startApplication({ RATE_LIMITS: 'on', TRUST_PROXY: '1' });
  const answers = await Promise.all(
    Array.from({ length: 70 }, (_, index) =>
      callApi(behindProxy, {
        endpoint: sendEnquiry,
        input: enquiry,
        address: '10.0.0.4',
        headers: { 'x-forwarded-for': forwardedOf(index) },
      }),
    ),
  );
  await behindProxy.close();
  return answers;
}

describe('limits of a network address', () => {
  it('answer 429 with Retry-After in the envelope, to that address alone', async () => {
    const answers = await Promise.all(Array.from({ length: 70 }, () => enquiring('198.51.100.1')));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(10);
    expect(refused[0]?.body.code).toBe('too_many_requests');
    expect(Number(refused[0]?.retryAfter)).toBeGreaterThan(0);
    expect((await enquiring('198.51.100.2')).status).toBe(201);
  });

  it('let a hundred enquiries through in a day', async () => {
    const { context, clock } = application;
    const name = `enquiries of ${networkOf('198.51.100.90')}`;
    const counted = { database: context.database, name, most: 100, code: 'too_many_requests' } as const;
    for (let sent = 1; sent <= 99; sent += 1) await countForDay(context, counted);
    const answers = [await enquiring('198.51.100.90'), await enquiring('198.51.100.90')];
    expect(answers.map(({ status }) => status)).toEqual([201, 429]);
    clock.advanceMinutes(24 * 60);
    expect((await enquiring('198.51.100.90')).status).toBe(201);
  });

  it('cannot be avoided by a forged X-Forwarded-For when no proxy is trusted', async () => {
    const answers = await Promise.all(
      Array.from({ length: 70 }, (_, index) =>
        enquiring('198.51.100.3', { 'x-forwarded-for': `203.0.113.${index}` }),
      ),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
  });

  it('count the visitor behind a trusted proxy', async () => {
    const answers = await enquireBehindProxy((index) => `203.0.113.${index}`);
    expect(answers.every(({ status }) => status === 201)).toBe(true);
  });
});

describe('what is no address in X-Forwarded-For', () => {
  it.each([
    ['an address with a port', (index: number) => `203.0.113.${index}:4711`],
    ['an IPv6 address in brackets', (index: number) => `[2001:db8::${index}]:4711`],
    ['a text', (index: number) => `unknown-${index}`],
    ['a text before an empty entry', (index: number) => `203.0.113.${index}, `],
    ['an address before a text', (index: number) => `203.0.113.${index}, nonsense`],
  ])('such as %s counts as the proxy', async (_kind, forwardedOf) => {
    const answers = await enquireBehindProxy(forwardedOf);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
  });
});

describe('what costs much and is the same for everybody', () => {
  it('is made once, whatever is added to the address', async () => {
    const ask = (query: string) =>
      application.server.inject({ url: `/api/choices${query}`, headers: { 'accept-encoding': 'br' } });
    const { headers, rawPayload } = await ask('');
    expect(headers['content-encoding']).toBe('br');
    const statements = await recordStatements(async () => {
      for (const query of ['?x=1', '?x=2', '?list=faith&list=other']) {
        expect((await ask(query)).rawPayload.equals(rawPayload)).toBe(true);
      }
    });
    expect(statements).toEqual([]);
  });

  it('is compressed beforehand, and the page of the API is under the limit of calls', async () => {
    const read = (url: string, remoteAddress: string) =>
      application.server.inject({ url, remoteAddress, headers: { 'accept-encoding': 'br' } });
    const document = await read('/api/openapi.json', '198.51.100.70');
    expect(document.headers['content-encoding']).toBe('br');
    const statuses = new Set<number>();
    for (let count = 1; count <= 610; count += 1) {
      const { statusCode } = await read('/api/docs/static/index.css', '198.51.100.71');
      statuses.add(statusCode);
    }
    expect([...statuses]).toEqual([200, 429]);
  });

  it('is under a limit for files and cached answers, too', async () => {
    const read = (remoteAddress: string) => application.server.inject({ url: '/api/choices', remoteAddress });
    let refused = 0;
    for (let count = 1; count <= 6_010; count += 1) {
      if ((await read('198.51.100.72')).statusCode === 429) refused += 1;
    }
    expect(refused).toBe(10);
    expect((await read('198.51.100.73')).statusCode).toBe(200);
  });
});

describe('a proxy that is trusted by number', () => {
  it('is in a private network: a client that reaches the port without it is believed nothing', async () => {
    const open = await startApplication({ RATE_LIMITS: 'on', TRUST_PROXY: '1' });
    const answers = await Promise.all(
      Array.from({ length: 70 }, (_, index) =>
        callApi(open, {
          endpoint: sendEnquiry,
          input: enquiry,
          address: '198.51.100.5',
          headers: { 'x-forwarded-for': `203.0.113.${index}` },
        }),
      ),
    );
    await open.close();
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
  });
});

describe('operations', () => {
  it('report that the process is live and ready', async () => {
    const live = await application.server.inject('/health/live');
    const ready = await application.server.inject('/health/ready');
    expect([live.statusCode, ready.statusCode]).toEqual([200, 200]);
  });

  it('show metrics only with the token', async () => {
    const open = await application.server.inject('/metrics');
    const allowed = await application.server.inject({
      url: '/metrics',
      headers: { authorization: 'Bearer a token for metrics' },
    });
    expect(open.body).not.toContain('http_request_duration');
    expect(allowed.body).toContain('http_request_duration_seconds_bucket');
  });

  it('answer pages with a strict policy and calls with one that allows nothing', async () => {
    const page = await application.server.inject('/');
    const call = await application.server.inject('/api/site');
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toMatch(/script-src 'self' 'nonce-[\w+/=]{20,}'/);
    expect(policy).not.toContain("script-src 'unsafe");
    expect(call.headers['content-security-policy']).toBe(
      "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    );
    expect(call.headers['x-content-type-options']).toBe('nosniff');
  });

  it.each([
    '/',
    '/api/site',
    '/api/docs/',
    '/api/openapi.json',
    '/robots.txt',
    '/no/such/page',
    '/api/no-such-call',
  ])('forbid frames around %s, another base and plugins', async (url) => {
    const { headers } = await application.server.inject(url);
    const policy = String(headers['content-security-policy']);
    for (const part of ["base-uri 'none'", "frame-ancestors 'none'"]) expect(policy).toContain(part);
    expect(policy).toMatch(/(default|object)-src 'none'/);
  });

  it('give pages the headers of documents, and calls only those that protect data', async () => {
    const [page, call] = await Promise.all(['/', '/api/site'].map((url) => application.server.inject(url)));
    const documents = { 'referrer-policy': 'same-origin', 'x-frame-options': 'DENY' };
    const all = { 'cross-origin-resource-policy': 'same-origin', 'x-content-type-options': 'nosniff' };
    expect(page?.headers).toMatchObject({ ...all, ...documents });
    expect(call?.headers).toMatchObject(all);
    for (const name of Object.keys(documents)) expect(call?.headers).not.toHaveProperty(name);
    expect(page?.headers).toMatchObject({ 'cross-origin-opener-policy': 'same-origin' });
    expect(page?.headers['permissions-policy']).toContain('geolocation=()');
    expect(call?.headers['x-robots-tag']).toBe('noindex');
  });

  it('log each answer with the id of its request, and those of cached bodies in detail only', async () => {
    const quiet = await startApplication({ LOG_LEVEL: 'info' });
    const listed = await quiet.server.inject('/api/site');
    const refused = await quiet.server.inject('/api/site?unknown[]=%00');
    const session = await quiet.server.inject('/api/session');
    const lines = quiet.logged().split('\n');
    await quiet.close();
    const countLines = (path: string, status: number) =>
      lines.filter((line) => line.includes(`"path":"${path}","status":${status}`)).length;
    expect([listed.statusCode, refused.statusCode, session.statusCode]).toEqual([200, 400, 401]);
    expect(
      [200, 400].map((status) => countLines('/api/site', status)).concat(countLines('/api/session', 401)),
    ).toEqual([0, 1, 1]);
  });

  it('give every page a new nonce', async () => {
    const pages = await Promise.all([application.server.inject('/'), application.server.inject('/')]);
    expect(new Set(pages.map(({ headers }) => headers['content-security-policy'])).size).toBe(2);
  });

  it('let clients cache public answers for seconds, and private ones never', async () => {
    const site = await application.server.inject('/api/site');
    const session = await application.server.inject('/api/session');
    expect([site.headers['cache-control'], session.headers['cache-control']]).toEqual([
      'public, max-age=3',
      'no-store',
    ]);
  });
});

describe('the API document', () => {
  it('describes every call, and a page reads it', async () => {
    const document = (await application.server.inject('/api/openapi.json')).json<{
      openapi: string;
      paths: Record<string, Record<string, { responses: Record<string, unknown> }>>;
    }>();
    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(document.paths)).toContain('/login_mobile_email');
    expect(Object.keys(document.paths['/register']?.['post']?.responses ?? {})).toEqual(
      expect.arrayContaining(['201', '409', '422', '429']),
    );
    const page = await application.server.inject('/api/docs/');
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('swagger-ui');
  });

  it('shows which calls take files', async () => {
    const document = (await application.server.inject('/api/openapi.json')).json<object>();
    expect(document).toHaveProperty(
      [
        'paths',
        '/photos/upload',
        'post',
        'requestBody',
        'content',
        'multipart/form-data',
        'schema',
        'properties',
        'photo',
      ],
      { type: 'string', format: 'binary' },
    );
  });

  it('shows the site to any caller', async () => {
    const { body } = await callApi(application, { endpoint: showSite, input: {} });
    expect(body.data).toMatchObject({ name: 'InTandem', member_id_prefix: 'ITM', time_zone: 'Asia/Kolkata' });
  });
});
