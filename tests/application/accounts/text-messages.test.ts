import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendOtp } from '#contract/accounts/codes.ts';
import { changeMobile, showOwnContacts } from '#contract/accounts/own-contacts.ts';
import { forgotPassword } from '#contract/accounts/passwords.ts';
import { login } from '#contract/accounts/sessions.ts';
import { correctContact } from '#contract/members/corrections.ts';
import { countedMobile } from '#server/features/accounts/accounts.ts';
import { countTextMessage } from '#server/features/accounts/guessing/text-messages.ts';
import { updateSiteSetting } from '#server/features/site/site-settings.ts';
import { aMember, anAdministrator } from '#tests/factories/a-member.ts';
import { aRegistration } from '#tests/factories/a-registration.ts';
import { callApi, type CallOptions } from '#tests/support/call-api.ts';
import { type SmsReceiver, startSmsReceiver } from '#tests/support/receivers/sms-receiver.ts';
import { receiveMails } from '#tests/support/read-code.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let receiver: SmsReceiver;
let application: TestApplication;
beforeAll(async () => {
  receiver = await startSmsReceiver();
  application = await startApplication({ SMS_URL: receiver.url, RATE_LIMITS: 'on' });
});
afterAll(async () => {
  await application.close();
  await receiver.close();
});

const set = (key: string, text: string) => updateSiteSetting(application.context, { key, text });
const nextDay = () => application.clock.advanceMinutes(24 * 60 + 1);
const aNumber = () => `+91${aRegistration().mobile}`;
const changing = (token: string, mobile: string) =>
  callApi(application, { endpoint: changeMobile, input: { mobile }, token });
const asking = (emailOrMobile: string, options: CallOptions = {}) =>
  callApi(application, { endpoint: sendOtp, input: { emailOrMobile }, ...options });

const abroad = '+447700900123';
const wrongCountry =
  'We send no text messages to numbers of this country. Enter your e-mail address, and we will send the code by mail';

describe('a number of a country that gets no text messages', () => {
  it('gets no code, until the operator adds the country', async () => {
    const { token } = await aMember(application);
    const refused = [
      await asking(abroad),
      await callApi(application, { endpoint: forgotPassword, input: { email: abroad } }),
    ];
    expect(refused.map(({ body }) => body.errors)).toEqual(
      ['emailOrMobile', 'email'].map((field) => [{ field, message: wrongCountry }]),
    );
    await application.runJobs();
    expect(receiver.listTo(abroad)).toEqual([]);
    await set('textMessageCountries', '\u202A+९१\u202C +44');
    const { body } = await changing(token, abroad);
    expect(body).toMatchObject({ data: { needs_code: true }, code_length: 4 });
    await application.runJobs();
    expect(receiver.listTo(abroad)).toHaveLength(1);
    await set('textMessageCountries', '+91');
  });

  it('is saved as not verified, signs in with the password, and counts as the own one', async () => {
    const { token, password, user_id } = await aMember(application);
    expect((await changing(token, abroad)).body).toMatchObject({ data: { needs_code: false } });
    const own = await callApi(application, { endpoint: showOwnContacts, input: {}, token });
    expect(own.body.data).toMatchObject({
      mobile: abroad,
      is_mobile_verified: false,
      can_verify_mobile: false,
      asks_to_verify_mobile: false,
    });
    const signIn = await callApi(application, {
      endpoint: login,
      input: { emailOrMobile: abroad, password },
    });
    expect(signIn.body.data?.user_id).toBe(user_id);
    const { database } = application.context;
    const details = await database
      .selectFrom('accounts')
      .select(['mobile', 'mobileVerifiedAt'])
      .where('id', '=', user_id)
      .executeTakeFirstOrThrow();
    expect(await countedMobile({ ...application.context, database }, details)).toBe(abroad);
    const { token: other } = await aMember(application);
    expect((await changing(other, abroad)).body.code).toBe('contact_taken');
  });

  it('is corrected by a link in a mail', async () => {
    const { user_id, email } = await aMember(application);
    const { token } = await anAdministrator(application);
    const input = { user_id, mobile: '+447700900124', reason: 'She called us.' };
    expect((await callApi(application, { endpoint: correctContact, input, token })).body.result).toBe(true);
    const mails = await receiveMails(application, { address: email, count: 2 });
    expect(mails.filter(({ text }) => text.includes('/confirm-contact#token='))).toHaveLength(1);
    expect(receiver.listTo(input.mobile)).toEqual([]);
  });

  it('is named by codes of countries alone', async () => {
    for (const text of ['', 'India', '+', '+0', '91 44', '+12345']) {
      await expect(set('textMessageCountries', text)).rejects.toThrow(
        'Enter country codes such as +91, +971',
      );
    }
  });
});

describe('the text messages of a day', () => {
  it('are five for a member, to whatever numbers', async () => {
    nextDay();
    const { token } = await aMember(application);
    const statuses: number[] = [];
    for (let sent = 1; sent <= 6; sent += 1) statuses.push((await changing(token, aNumber())).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    nextDay();
    const { token: fresh } = await aMember(application);
    expect((await changing(fresh, aNumber())).status).toBe(200);
  });

  it('are ten for a number, and its owner has ten on a browser that is known', async () => {
    nextDay();
    const mobile = aNumber();
    const count = (device: string | null) =>
      application.context.transact(({ database }) => {
        const client = { address: '198.51.100.81', userAgent: '' };
        return countTextMessage(application.context, {
          database,
          mobile,
          ownerId: undefined,
          device,
          client,
        });
      });
    for (let sent = 1; sent <= 10; sent += 1) await count(null);
    await expect(count(null)).rejects.toMatchObject({ code: 'too_many_codes' });
    await count('a known browser');
  });

  it('are a hundred for a network, and another one goes on', async () => {
    nextDay();
    const client = { address: '198.51.100.80', userAgent: '' };
    // Calls would meet the limit of a minute first.
    await application.context.transact(async ({ database }) => {
      for (let sent = 1; sent <= 100; sent += 1) {
        const text = { database, mobile: aNumber(), ownerId: undefined, device: null, client };
        await countTextMessage(application.context, text);
      }
    });
    expect((await asking(aNumber(), { address: '198.51.100.80' })).status).toBe(429);
    expect((await asking(aNumber(), { address: '198.51.100.180' })).status).toBe(200);
  });

  it('are those of the setting for the whole site', async () => {
    nextDay();
    await set('textMessagesPerDay', '2');
    const answers = [];
    for (let sent = 1; sent <= 3; sent += 1) {
      answers.push((await asking(aNumber(), { address: `203.0.113.${sent}` })).status);
    }
    expect(answers).toEqual([200, 200, 429]);
    await set('textMessagesPerDay', 'null');
    expect((await asking(aNumber(), { address: '203.0.113.9' })).status).toBe(200);
  });
});
