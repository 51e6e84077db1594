import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { showReport } from '#contract/safety/report-cases.ts';
import { mostComplaints } from '#server/features/safety/complaints/complaints.rules.ts';
import { anAdministrator } from '#tests/factories/a-member.ts';
import { callApi } from '#tests/support/call-api.ts';
import { receiveMails } from '#tests/support/read-code.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
beforeAll(async () => {
  application = await startApplication();
});
afterAll(() => application.close());

const complaint = {
  name: 'George Mathew',
  phone: '',
  about: 'the profile of a man in Kochi & Delhi',
  reason: 'other',
  text: 'Look at it.\r\nThank you.',
};
const anAddress = () => `complainant.${crypto.randomUUID().slice(0, 8)}@example.org`;

type Sent = { fields: Record<string, string>; headers?: Record<string, string>; remoteAddress?: string };

type Posted = {
  values: Record<string, string>;
  body: { code?: string; data: { r_ticket: string } | null; errors?: unknown };
};

/** Sends the form as a browser without scripts does. The page of a test contains what it was drawn from. */
async function post({ fields, headers, remoteAddress = '203.0.113.9' }: Sent) {
  const answer = await application.server.inject({
    method: 'POST',
    url: '/grievance',
    remoteAddress,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: application.context.configuration.publicUrl,
      ...headers,
    },
    payload: new URLSearchParams(fields).toString(),
  });
  const [, drawn = ''] = answer.body.split('<!doctype html>');
  // The renderer of tests wrote it.
  const posted = (drawn === '' ? undefined : JSON.parse(drawn)) as Posted | undefined;
  return {
    status: answer.statusCode,
    headers: answer.headers,
    posted,
  };
}

describe('the complaint form without scripts', () => {
  it('is a complaint as the call makes it, answered by a page with its ticket', async () => {
    const email = anAddress();
    const { status, headers, posted } = await post({ fields: { ...complaint, email } });
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      201,
      'text/html',
      'no-store',
    ]);
    expect(headers['content-security-policy']).toContain("form-action 'self'");
    const ticket = posted?.body.data?.r_ticket ?? '';
    expect(ticket).toMatch(/^R-\d{6}$/);
    const [mail] = await receiveMails(application, { address: email, count: 1 });
    expect(mail?.subject).toContain(ticket);
    const { token } = await anAdministrator(application, { role: 'grievance_officer' });
    const input = { report_id: Number(ticket.slice(2)) };
    const { body } = await callApi(application, { endpoint: showReport, input, token });
    expect(body.data.report).toMatchObject({ r_source: 'visitor', r_reason: 'other' });
  });

  it('keeps what was typed, and names what is wrong beside each field', async () => {
    const fields = { ...complaint, name: ' ', email: 'george', reason: '', admin: 'yes' };
    const { status, posted } = await post({ fields });
    expect(status).toBe(422);
    const { admin: _admin, ...known } = fields;
    expect(posted?.values).toEqual(known);
    expect(posted?.body.errors).toEqual([
      { field: 'name', message: 'Enter a name' },
      { field: 'email', message: 'Enter a valid e-mail' },
      { field: 'reason', message: 'Choose a reason' },
    ]);
  });

  it('has the limits of the call', async () => {
    const email = anAddress();
    const statuses: number[] = [];
    for (let count = 0; count <= mostComplaints.ofEmail; count += 1) {
      statuses.push((await post({ fields: { ...complaint, email } })).status);
    }
    expect(statuses).toEqual([...Array<number>(mostComplaints.ofEmail).fill(201), 429]);
    const refused = await post({ fields: { ...complaint, email } });
    expect(refused.posted).toMatchObject({ values: { email }, body: { code: 'too_many_complaints' } });
  });

  it('counts the network of the visitor', async () => {
    const statuses: number[] = [];
    for (let count = 0; count <= mostComplaints.ofNetwork; count += 1) {
      const fields = { ...complaint, email: anAddress() };
      statuses.push((await post({ fields, remoteAddress: '198.51.100.7' })).status);
    }
    expect(statuses.at(-2)).toBe(201);
    expect(statuses.at(-1)).toBe(429);
  });

  it.each([
    ['another site', { origin: 'https://elsewhere.example' }, 403],
    ['a page without an origin', { origin: 'null' }, 403],
    ['another type of content', { 'content-type': 'text/plain' }, 415],
    ['JSON', { 'content-type': 'application/json' }, 415],
  ])('is not taken from %s', async (_what, headers, status) => {
    const answer = await post({ fields: { ...complaint, email: anAddress() }, headers });
    expect(answer.status).toBe(status);
    expect(answer.posted).toBeUndefined();
  });

  it('is refused when it is too long or not text', async () => {
    const long = await post({ fields: { ...complaint, text: 'x'.repeat(70_000) } });
    expect(long.status).toBe(413);
    const { statusCode } = await application.server.inject({
      method: 'POST',
      url: '/grievance',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: Buffer.from([0x6e, 0x3d, 0xff, 0xfe]),
    });
    expect(statusCode).toBe(400);
    const hidden = await post({ fields: { ...complaint, email: anAddress(), text: 'a\0b' } });
    expect(hidden.status).toBe(400);
    expect(hidden.posted?.values['name']).toBe(complaint.name);
  });

  it('is on this page alone', async () => {
    const answer = await application.server.inject({ method: 'POST', url: '/terms', payload: '' });
    expect(answer.statusCode).toBe(404);
  });
});

it('the form is slowed like calls when a network sends too many', async () => {
  const limited = await startApplication({ RATE_LIMITS: 'on' });
  const statuses = new Set<number>();
  for (let count = 0; count < 62; count += 1) {
    const answer = await limited.server.inject({
      method: 'POST',
      url: '/grievance',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'name=George',
    });
    statuses.add(answer.statusCode);
  }
  expect([...statuses]).toEqual([422, 429]);
  await limited.close();
});
