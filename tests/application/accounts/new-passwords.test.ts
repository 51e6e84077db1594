import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changePassword, forgotPassword, resetPassword } from '#contract/accounts/passwords.ts';
import { register } from '#contract/accounts/registration.ts';
import { login } from '#contract/accounts/sessions.ts';
import { showSite } from '#contract/site/site.ts';
import { createAdministrator } from '#server/features/accounts/administrators.ts';
import { updateSiteSetting } from '#server/features/site/site-settings.ts';
import { aMember } from '#tests/factories/a-member.ts';
import { aRegistration } from '#tests/factories/a-registration.ts';
import { callApi } from '#tests/support/call-api.ts';
import { readCode } from '#tests/support/read-code.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

const sha1 = (text: string) => createHash('sha1').update(text).digest('hex').toUpperCase();
const breached = 'marigolds in June';
const breachedSentence = 'This password was stolen from another site. Choose another one';

/** The sentence at the field of the password; `done` when it was taken. */
async function changing(
  application: TestApplication,
  { token, password }: { token: string; password: string },
) {
  const { body } = await callApi(application, { endpoint: changePassword, input: { password }, token });
  return body.errors?.[0]?.message ?? body.code ?? 'done';
}

describe('the least length of a password', () => {
  let application: TestApplication;
  beforeAll(async () => {
    application = await startApplication();
  });
  afterAll(() => application.close());
  const setLeast = (text: string) =>
    updateSiteSetting(application.context, { key: 'passwordMinLength', text });

  it('is 6 as documented, in the documented words', async () => {
    const { token } = await aMember(application);
    expect(await changing(application, { token, password: 'k7!wq' })).toBe(
      'Password must be at least 6 characters',
    );
    expect(await changing(application, { token, password: 'k7!wqz' })).toBe('done');
  });

  it('is a setting of the site, for every new password; shorter ones still sign in', async () => {
    const { token, email } = await aMember(application);
    expect(await changing(application, { token, password: 'k7!wqz' })).toBe('done');
    await setLeast('9');
    expect(await changing(application, { token, password: 'k7!wqz9$' })).toBe(
      'Password must be at least 9 characters',
    );
    const input = aRegistration({ password: 'k7!wqz9$', confirm_password: 'k7!wqz9$' });
    const { status, body } = await callApi(application, { endpoint: register, input });
    expect([status, body.errors]).toEqual([
      422,
      [{ field: 'password', message: 'Password must be at least 9 characters' }],
    ]);
    const { database, now } = application.context;
    await expect(
      createAdministrator({ database, now }, { email: 'tara@example.org', password: 'k7!wqz9$' }),
    ).rejects.toThrow('Password must be at least 9 characters');
    const signedIn = await callApi(application, {
      endpoint: login,
      input: { emailOrMobile: email, password: 'k7!wqz' },
    });
    expect(signedIn.status).toBe(200);
    const site = await callApi(application, { endpoint: showSite, input: {} });
    expect(site.body.data.password_min_length).toBe(9);
    await setLeast('6');
  });

  it.each(['5', '65', '7.5'])('cannot be %s', async (text) => {
    await expect(setLeast(text)).rejects.toThrow('passwordMinLength');
  });
});

describe('words of the person and of the site', () => {
  let application: TestApplication;
  beforeAll(async () => {
    application = await startApplication();
  });
  afterAll(() => application.close());
  const sentence =
    'Choose a password without the name, e-mail address or mobile number of the profile, and without the name of this site';
  const refused = [{ field: 'password', message: sentence }];

  it('are refused at a registration', async () => {
    const { mobile, ...person } = aRegistration({ firstname: 'Roselin' });
    const mailbox = person.email.split('@')[0] ?? '';
    const words = ['roselin-1997', `${mobile}!`, `${mailbox}7`, 'InTandem2026'];
    const errors: unknown[] = [];
    for (const password of words) {
      const input = { ...person, mobile, password, confirm_password: password };
      errors.push((await callApi(application, { endpoint: register, input })).body.errors);
    }
    expect(errors).toEqual(words.map(() => refused));
  });

  it('are refused at a change, in capitals, too', async () => {
    const { token } = await aMember(application, { lastname: 'Mathew' });
    expect(await changing(application, { token, password: 'x MATHEW x' })).toBe(sentence);
    expect(await changing(application, { token, password: 'x marigold x' })).toBe('done');
  });

  it('are refused at a reset with the right code alone, so that nobody learns a name by it', async () => {
    const { email } = await aMember(application, { lastname: 'Mathew' });
    application.clock.advanceMinutes(61);
    await callApi(application, { endpoint: forgotPassword, input: { email } });
    const otp = await readCode(application, email);
    const resetting = (code: string, password: string) =>
      callApi(application, {
        endpoint: resetPassword,
        input: { email, otp: code, password },
      });
    const guess = await resetting(otp === '1234' ? '4321' : '1234', 'x mathew x');
    expect([guess.body.code, guess.body.errors]).toEqual(['invalid_otp', undefined]);
    // The code is still there for another password, however often one was refused.
    for (let time = 0; time < 6; time += 1) {
      expect((await resetting(otp, 'x mathew x')).body.errors).toEqual(refused);
    }
    expect((await resetting(otp, 'x marigold x')).status).toBe(200);
  });

  it('are refused for an administrator', async () => {
    const { database, now } = application.context;
    const administrator = { email: 'tarakumari@example.org', password: 'tarakumari 7' };
    await expect(createAdministrator({ database, now }, administrator)).rejects.toThrow(sentence);
  });
});

describe('passwords of a stolen list', () => {
  let application: TestApplication;
  let folder: string;
  const known = [breached, ...Array.from({ length: 500 }, (_, at) => `number ${at} of the list`)];
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'intandem-list-'));
    const file = join(folder, 'hashes.txt');
    const lines = known.map((text, at) => `${sha1(text)}:${at * 7}`).toSorted();
    await writeFile(file, `${lines.join('\n')}\n`);
    application = await startApplication({ BREACHED_PASSWORDS: 'list', BREACHED_PASSWORDS_FILE: file });
  });
  afterAll(async () => {
    await application.close();
    await rm(folder, { recursive: true });
  });

  it('are refused, the first and the last of the list, too', async () => {
    const { token } = await aMember(application);
    const byHash = known.toSorted((one, other) => (sha1(one) < sha1(other) ? -1 : 1));
    const places = [0, 1, 250, -2, -1].map((place) => byHash.at(place) ?? '');
    for (const password of places) {
      expect(await changing(application, { token, password })).toBe(breachedSentence);
    }
    expect(await changing(application, { token, password: 'not one of them 7' })).toBe('done');
  });

  it('need a file that exists', async () => {
    const environment = { BREACHED_PASSWORDS: 'list', BREACHED_PASSWORDS_FILE: join(folder, 'none') };
    await expect(startApplication(environment)).rejects.toThrow('BREACHED_PASSWORDS_FILE');
  });
});

describe('passwords that a service knows', () => {
  let application: TestApplication;
  let answer: 'lines' | 'error' | 'nothing' = 'lines';
  const requests: { path: string; padding: unknown }[] = [];
  const service = createServer((request, response) => {
    const path = request.url ?? '';
    requests.push({ path, padding: request.headers['add-padding'] });
    if (answer === 'nothing') return;
    if (answer === 'error') response.writeHead(500).end();
    else response.end(`${sha1('padded word').slice(5)}:0\r\n${sha1(breached).slice(5)}:12\r\n`);
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
    // A server on a port has an address of this shape.
    const { port } = service.address() as AddressInfo;
    application = await startApplication({
      BREACHED_PASSWORDS: 'haveibeenpwned',
      BREACHED_PASSWORDS_URL: `http://127.0.0.1:${port}/`,
    });
  });
  afterAll(async () => {
    await application.close();
    service.closeAllConnections();
    service.close();
  });

  it('are refused; the service sees five characters of the hash alone', async () => {
    answer = 'lines';
    const { token } = await aMember(application);
    requests.length = 0;
    expect(await changing(application, { token, password: breached })).toBe(breachedSentence);
    expect(requests).toEqual([{ path: `/range/${sha1(breached).slice(0, 5)}`, padding: 'true' }]);
    expect(await changing(application, { token, password: 'padded word' })).toBe('done');
  });

  it.each(['error', 'nothing'] as const)(
    'pass when the service answers with %s, which is logged',
    async (how) => {
      answer = how;
      const { token } = await aMember(application);
      expect(await changing(application, { token, password: breached })).toBe('done');
      expect(application.logged()).toContain('a new password was not checked');
      expect(application.logged()).not.toContain(breached);
    },
  );
});
