import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendOtp } from '#contract/accounts/codes.ts';
import { changeMobile } from '#contract/accounts/own-contacts.ts';
import { forgotPassword } from '#contract/accounts/passwords.ts';
import { correctContact } from '#contract/members/corrections.ts';
import { countTextMessage } from '#server/features/accounts/guessing/text-messages.ts';
import { updateSiteSetting } from '#server/features/site/site-settings.ts';
import { aMember, anAdministrator } from '#tests/factories/a-member.ts';
import { aRegistration } from '#tests/factories/a-registration.ts';
import { callApi, type CallOptions } from '#tests/support/call-api.ts';
import { type SmsReceiver, startSmsReceiver } from '#tests/support/receivers/sms-receiver.ts';
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
const wrongCountry = 'We send no text messages to numbers of this country';

describe('a number of a country that gets no text messages', () => {
  it('gets none, whatever asks for it, until the operator adds the country', async () => {
    const { token, user_id } = await aMember(application);
    const { token: owner } = await anAdministrator(application);
    const correction = { user_id, mobile: abroad, reason: 'She called us.' };
    const ask = async () => [
      await asking(abroad),
      await callApi(application, { endpoint: forgotPassword, input: { email: abroad } }),
      await changing(token, abroad),
      await callApi(application, { endpoint: correctContact, input: correction, token: owner }),
    ];
    const refused = await ask();
    expect(refused.map(({ body }) => body.errors)).toEqual(
      ['emailOrMobile', 'email', 'mobile', 'mobile'].map((field) => [{ field, message: wrongCountry }]),
    );
    await application.runJobs();
    expect(receiver.listTo(abroad)).toEqual([]);
    await set('textMessageCountries', '+91 +44');
    const allowed = await changing(token, abroad);
    expect(allowed.status).toBe(200);
    await application.runJobs();
    expect(receiver.listTo(abroad)).toHaveLength(1);
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
