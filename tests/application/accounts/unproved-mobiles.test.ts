import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendOtp, verifyOtp } from '#contract/accounts/codes.ts';
import {
  changeMobile,
  closeMobileQuestion,
  confirmMobile,
  showOwnContacts,
} from '#contract/accounts/own-contacts.ts';
import { forgotPassword, resetPassword } from '#contract/accounts/passwords.ts';
import { register } from '#contract/accounts/registration.ts';
import { login } from '#contract/accounts/sessions.ts';
import { viewContact } from '#contract/contacts/contacts.ts';
import { aGroom } from '#tests/factories/a-groom.ts';
import { aMember, anUnverifiedMember } from '#tests/factories/a-member.ts';
import { aRegistration } from '#tests/factories/a-registration.ts';
import { proveMobile } from '#tests/factories/prove-mobile.ts';
import { callApi } from '#tests/support/call-api.ts';
import { listMailsTo, readCode, readLaterCode } from '#tests/support/read-code.ts';
import { type SmsReceiver, startSmsReceiver } from '#tests/support/receivers/sms-receiver.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let receiver: SmsReceiver;
let texting: TestApplication;
let plain: TestApplication;
beforeAll(async () => {
  receiver = await startSmsReceiver();
  texting = await startApplication({ SMS_URL: receiver.url });
  plain = await startApplication();
});
afterAll(async () => {
  await texting.close();
  await plain.close();
  await receiver.close();
});

const receiveCode = async (to: { mobile: string; count: number }) => {
  await texting.runJobs();
  return receiver.readCode(to);
};

const international = (mobile: string) => `+91${mobile}`;
const signIn = async (application: TestApplication, input: { emailOrMobile: string; password: string }) =>
  (await callApi(application, { endpoint: login, input })).body;
const requestCode = async (application: TestApplication, emailOrMobile: string) =>
  (await callApi(application, { endpoint: sendOtp, input: { emailOrMobile } })).body;
type Entry = { address: string; code: string; cookie?: string | undefined };
const enter = async (application: TestApplication, { address, code, cookie }: Entry) => {
  const input = { email: address, token: code, is_login: true };
  return (await callApi(application, { endpoint: verifyOtp, input, cookie })).body;
};
const forget = async (application: TestApplication, email: string) =>
  (await callApi(application, { endpoint: forgotPassword, input: { email } })).body;
const reset = async (application: TestApplication, input: { email: string; otp: string; password: string }) =>
  (await callApi(application, { endpoint: resetPassword, input })).body;

describe('somebody who registers with the e-mail address of another person and a number of their own', () => {
  it('gets no code by text message, and neither signs in nor recovers by the number', async () => {
    const { email, mobile, password } = await anUnverifiedMember(texting);
    const code = await readCode(texting, email);
    await texting.runJobs();
    expect(receiver.listTo(international(mobile))).toEqual([]);
    expect((await requestCode(texting, mobile)).result).toBe(true);
    expect((await enter(texting, { address: mobile, code })).code).toBe('invalid_otp');

    // The owner of the mailbox sets a password of their own.
    texting.clock.advanceMinutes(2);
    expect((await forget(texting, email)).result).toBe(true);
    const otp = await readLaterCode(texting, { address: email, count: 2 });
    expect((await reset(texting, { email, otp, password: 'a quiet harbour' })).result).toBe(true);

    texting.clock.advanceMinutes(2);
    expect((await forget(texting, mobile)).result).toBe(true);
    expect((await signIn(texting, { emailOrMobile: mobile, password })).code).toBe('invalid_credentials');
    expect((await signIn(texting, { emailOrMobile: mobile, password: 'a quiet harbour' })).code).toBe(
      'invalid_credentials',
    );
    expect((await signIn(texting, { emailOrMobile: email, password: 'a quiet harbour' })).result).toBe(true);
    await texting.runJobs();
    expect(receiver.listTo(international(mobile))).toEqual([]);
  });

  it('has not proved the e-mail address by a code that proved the number', async () => {
    const thief = await aMember(texting);
    const { email } = await anUnverifiedMember(texting);
    const mobile = aRegistration().mobile;
    const { token } = thief;
    await callApi(texting, { endpoint: changeMobile, input: { mobile }, token });
    const otp = await receiveCode({ mobile: international(mobile), count: 1 });
    expect((await enter(texting, { address: email, code: otp })).code).toBe('invalid_otp');
    expect((await reset(texting, { email, otp, password: 'a quiet harbour' })).code).toBe('invalid_otp');
    expect((await reset(texting, { email: mobile, otp, password: 'a quiet harbour' })).code).toBe(
      'invalid_otp',
    );
  });
});

describe('a number that somebody else registered without proving it', () => {
  it('reserves nothing: its owner registers with it, proves it and signs in', async () => {
    const squatter = await aMember(texting);
    const input = aRegistration({ mobile: squatter.mobile });
    const { body, cookie } = await callApi(texting, { endpoint: register, input });
    expect(body.result).toBe(true);
    const code = await readCode(texting, input.email);
    const session = await enter(texting, { address: input.email, code, cookie });
    const owner = session.data?.token ?? '';
    const { mobile, password } = input;
    await callApi(texting, { endpoint: changeMobile, input: { mobile }, token: owner });
    const otp = await receiveCode({ mobile: international(mobile), count: 1 });
    const proof = { endpoint: confirmMobile, input: { mobile, otp }, token: owner };
    expect((await callApi(texting, proof)).body.result).toBe(true);
    const entered = await signIn(texting, { emailOrMobile: mobile, password });
    expect(entered.data).toMatchObject({ email: input.email });
    const late = { endpoint: changeMobile, input: { mobile }, token: squatter.token };
    expect((await callApi(texting, late)).body.result).toBe(true);
    const another = aRegistration({ mobile });
    expect((await callApi(texting, { endpoint: register, input: another })).body.code).toBe(
      'already_registered',
    );
  });

  it('goes to one of two accounts that prove it at once', async () => {
    const [first, second] = [await aMember(texting), await aMember(texting)];
    const { mobile } = aRegistration();
    const outcomes: unknown[] = [];
    const codes: string[] = [];
    for (const [index, { token }] of [first, second].entries()) {
      await callApi(texting, { endpoint: changeMobile, input: { mobile }, token });
      codes.push(await receiveCode({ mobile: international(mobile), count: index + 1 }));
      texting.clock.advanceMinutes(2);
    }
    const answers = await Promise.all(
      [first, second].map(({ token }, index) =>
        callApi(texting, { endpoint: confirmMobile, input: { mobile, otp: codes[index] ?? '' }, token }),
      ),
    );
    outcomes.push(...answers.map(({ body }) => body.result));
    expect(outcomes.filter((result) => result === true)).toHaveLength(1);
  });
});

describe('a mobile number', () => {
  it.each([
    ['that is not proved, where text messages are sent', true, false],
    ['where none are sent', false, false],
    ['that was proved while messages were sent, where none are sent', false, true],
  ])('%s gets no code', async (_name, isTexting, isProved) => {
    const application = isTexting ? texting : plain;
    const { mobile, email, password, user_id: id } = await aMember(application);
    if (isProved) await proveMobile(application.context, id);
    expect((await signIn(application, { emailOrMobile: mobile, password })).result).toBe(!isTexting);
    const answers = [await requestCode(application, mobile), await forget(application, mobile)];
    const refusal = isTexting ? undefined : 'invalid_input';
    expect(answers.map(({ code }) => code)).toEqual([refusal, refusal]);
    await texting.runJobs();
    expect(receiver.listTo(international(mobile))).toEqual([]);
    expect(await listMailsTo(application.outbox, email)).toEqual([]);
  });

  it('that is not proved is shown to nobody where text messages are sent, and marked elsewhere', async () => {
    const shown = async (application: TestApplication) => {
      const [her, him] = [await aMember(application), await aGroom(application)];
      const input = { partner_id: her.user_id };
      const { body } = await callApi(application, { endpoint: viewContact, input, token: him.token });
      return { ...body.data, mobile: international(her.mobile) };
    };
    const texted = await shown(texting);
    expect([texted.u_mobile, texted.u_mobile_verified]).toEqual([null, false]);
    const written = await shown(plain);
    expect([written.u_mobile, written.u_mobile_verified]).toEqual([written.mobile, false]);
  });

  it('that is not proved is asked about once, where text messages are sent', async () => {
    const { token } = await aMember(texting);
    const asks = async () =>
      (await callApi(texting, { endpoint: showOwnContacts, input: {}, token })).body.data
        .asks_to_verify_mobile;
    expect(await asks()).toBe(true);
    await callApi(texting, { endpoint: closeMobileQuestion, input: {}, token });
    expect(await asks()).toBe(false);
  });

  it('that is proved signs in and recovers by its codes where text messages are sent', async () => {
    const { mobile, password, user_id: id } = await aMember(texting);
    await proveMobile(texting.context, id);
    expect((await signIn(texting, { emailOrMobile: mobile, password })).result).toBe(true);
    await requestCode(texting, mobile);
    const code = await receiveCode({ mobile: international(mobile), count: 1 });
    expect((await enter(texting, { address: mobile, code })).data).toMatchObject({ user_id: id });
    await forget(texting, mobile);
    const otp = await receiveCode({ mobile: international(mobile), count: 2 });
    const changed = await reset(texting, { email: mobile, otp, password: 'a quiet harbour' });
    expect(changed.result).toBe(true);
  });
});
