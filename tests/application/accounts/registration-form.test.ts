import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyOtp } from '#contract/accounts/codes.ts';
import { register } from '#contract/accounts/registration.ts';
import { login } from '#contract/accounts/sessions.ts';
import { aRegistration } from '#tests/factories/a-registration.ts';
import { callApi } from '#tests/support/call-api.ts';
import { readLaterCode } from '#tests/support/read-code.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
beforeAll(async () => {
  application = await startApplication();
});
afterAll(() => application.close());

type Posted = {
  values: Record<string, string>;
  body: { code?: string; data: unknown; errors?: { field: string; message: string }[] } | null;
};

/** Sends a form as a browser without scripts does. The page of a test contains what it was drawn from. */
async function post(url: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  const answer = await application.server.inject({
    method: 'POST',
    url,
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
  const cookie = [answer.headers['set-cookie'] ?? []].flat().map((text) => text.split(';', 1)[0] ?? '');
  return { status: answer.statusCode, cacheControl: answer.headers['cache-control'], posted, cookie };
}

/** The fields as the form sends them. */
function aForm(changes: Record<string, string> = {}) {
  const { dob, ...person } = aRegistration();
  const [dob_year = '', dob_month = '', dob_day = ''] = dob.split('-');
  const typed = { ...person, dob_year, dob_month, dob_day, mobile_country: 'IN91' };
  const wishes = { pp_age: '', pp_religion: '', pp_community: '' };
  return { ...typed, ...wishes, contact_audience: 'accepted', terms_version: '', step: '3', ...changes };
}

describe('the registration without scripts', () => {
  it('is a registration as the call makes it, in the browser that sent the form', async () => {
    const form = aForm();
    const { status, cacheControl, posted, cookie } = await post('/registration', form);
    expect([status, cacheControl]).toEqual([201, 'no-store']);
    expect(posted?.body?.data).toEqual({ email: form.email });
    const token = await readLaterCode(application, { address: form.email, count: 1 });
    // Another browser would have to register anew.
    const input = { email: form.email, token, is_login: true };
    const entered = await callApi(application, { endpoint: verifyOtp, input, cookie: cookie.join('; ') });
    expect(entered.body.data).toMatchObject({ name: 'Asha Mathew', missing_step: null });
  });

  it('makes no call before its last step, and keeps what was typed', async () => {
    const { email, ...rest } = aForm({ step: '1', password: '', confirm_password: '' });
    const { status, posted } = await post('/registration', { ...rest, email, admin: 'yes' });
    expect(status).toBe(200);
    expect(posted).toEqual({ values: { ...rest, email }, body: null });
    const back = await post('/registration', { ...aForm(), go: 'back' });
    expect(back.posted?.body).toBeNull();
  });

  it('says what is wrong beside each field', async () => {
    const { status, posted } = await post('/registration', aForm({ email: 'asha', dob_day: '' }));
    expect(status).toBe(422);
    expect(posted?.body?.errors).toEqual([
      { field: 'dob', message: 'Enter a valid DOB (YYYY-MM-DD)' },
      { field: 'email', message: 'Enter a valid e-mail' },
    ]);
  });

  it('takes the gender from a relation that implies it', async () => {
    const form = aForm({ profile_for: 'My Daughter', gender: '' });
    expect((await post('/registration', form)).status).toBe(201);
    const young = aForm({ profile_for: 'My Son', gender: 'Female', dob_year: '2007' });
    expect((await post('/registration', young)).posted?.body?.errors).toMatchObject([{ field: 'dob' }]);
  });

  it('takes numbers by the rules of their country, as the call does', async () => {
    const emirates = aForm({ mobile_country: 'AE971', mobile: '050 123 4567' });
    expect((await post('/registration', emirates)).status).toBe(201);
    const short = aForm({ mobile_country: 'AE971', mobile: '050 123 456' });
    expect((await post('/registration', short)).posted?.body?.errors).toEqual([
      { field: 'mobile', message: 'Enter a valid mobile number of this country' },
    ]);
    const input = aRegistration({ mobile: '+97150123456' });
    const { status, body } = await callApi(application, { endpoint: register, input });
    expect([status, body.errors?.[0]?.field]).toEqual([422, 'mobile']);
  });

  it('is not taken from another site', async () => {
    const headers = { origin: 'https://elsewhere.example' };
    expect((await post('/registration', aForm(), headers)).status).toBe(403);
    expect((await post('/registration', aForm({ step: '0' }), headers)).status).toBe(403);
  });
});

describe('the code without scripts', () => {
  it('proves the e-mail and starts no session', async () => {
    const form = aForm();
    await post('/registration', form);
    const token = await readLaterCode(application, { address: form.email, count: 1 });
    const { email } = form;
    const wrong = await post('/verify-email', { email, token: token === '1234' ? '4321' : '1234' });
    expect(wrong.posted?.body?.code).toBe('invalid_otp');
    const right = await post('/verify-email', { email, token, is_login: 'true' });
    expect([right.status, right.posted?.body?.data]).toEqual([200, null]);
    const input = { emailOrMobile: email, password: form.password };
    const entered = await callApi(application, { endpoint: login, input });
    expect(entered.body.data).toMatchObject({ missing_step: null });
  });
});

it('steps of the form are slowed like calls when a network sends too many', async () => {
  const limited = await startApplication({ RATE_LIMITS: 'on' });
  const statuses = new Set<number>();
  for (let count = 0; count < 62; count += 1) {
    const answer = await limited.server.inject({
      method: 'POST',
      url: '/registration',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'step=0',
    });
    statuses.add(answer.statusCode);
  }
  expect([...statuses]).toEqual([200, 429]);
  await limited.close();
});
