import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMember } from '#tests/factories/a-member.ts';
import { sendRaw } from '#tests/support/call-api.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
let token: string;
beforeAll(async () => {
  application = await startApplication();
  token = (await aMember(application)).token;
});
afterAll(() => application.close());

const email = 'asha@example.org';
const password = 'seven lamps at dusk';
const identifierRequired = 'E-mail or mobile number is required';
const identifierWrong = 'Enter a valid e-mail or 10-digit mobile number';
const codeWrong = 'Enter all digits of the code';
const passwordShort = 'Password must be at least 6 characters';
const passwordCommon = 'This password is too easy to guess. Choose another one';

const clientId = '5f1c2f0e-6a7d-4b0e-9b7e-0d9f3f2f9a11';
const message = { partner_id: 1, text: 'Hello', client_id: clientId };
const messageRequired = 'Enter a message';
const messageLong = 'A message may have at most 2,000 characters';
const numberWrong = 'Enter a valid number';

const wrongFields: [string, object, { field: string; message: string }][] = [
  ['/send_otp', {}, { field: 'emailOrMobile', message: identifierRequired }],
  ['/send_otp', { emailOrMobile: ' ' }, { field: 'emailOrMobile', message: identifierRequired }],
  ['/send_otp', { emailOrMobile: '12345' }, { field: 'emailOrMobile', message: identifierWrong }],
  ['/forgotpassword', {}, { field: 'email', message: identifierRequired }],
  ['/forgotpassword', { email: 'asha@' }, { field: 'email', message: identifierWrong }],
  ['/verify_otp', { token: '1234' }, { field: 'email', message: identifierRequired }],
  ['/verify_otp', { email: '12345', token: '1234' }, { field: 'email', message: identifierWrong }],
  ['/verify_otp', { email }, { field: 'token', message: codeWrong }],
  ['/verify_otp', { email, token: '123' }, { field: 'token', message: codeWrong }],
  ['/verify_otp', { email, token: 1234 }, { field: 'token', message: codeWrong }],
  ['/resetpassword', { otp: '1234', password }, { field: 'email', message: identifierRequired }],
  ['/resetpassword', { email: 'asha', otp: '1234', password }, { field: 'email', message: identifierWrong }],
  ['/resetpassword', { email, password }, { field: 'otp', message: codeWrong }],
  ['/resetpassword', { email, otp: '12a4', password }, { field: 'otp', message: codeWrong }],
  ['/resetpassword', { email, otp: '1234' }, { field: 'password', message: passwordShort }],
  [
    '/resetpassword',
    { email, otp: '1234', password: 'qwerty123' },
    { field: 'password', message: passwordCommon },
  ],
  ['/changepassword', {}, { field: 'password', message: passwordShort }],
  ['/chat/send', { partner_id: 1, client_id: clientId }, { field: 'text', message: messageRequired }],
  ['/chat/send', { ...message, text: ' \n' }, { field: 'text', message: messageRequired }],
  ['/chat/send', { ...message, text: 7 }, { field: 'text', message: messageRequired }],
  ['/chat/send', { ...message, text: 'x'.repeat(2001) }, { field: 'text', message: messageLong }],
  ['/chat/send', { ...message, partner_id: '1' }, { field: 'partner_id', message: numberWrong }],
  ['/chat/seen', { partner_id: 1, m_id: 0 }, { field: 'm_id', message: numberWrong }],
  ['/chat/take_back', { m_id: 1.5 }, { field: 'm_id', message: numberWrong }],
  ['/chat/delete', {}, { field: 'm_id', message: numberWrong }],
];

describe('a wrong field', () => {
  it.each(wrongFields)('sent to %s as %j is named in the answer', async (path, input, error) => {
    const payload = JSON.stringify(input);
    const { status, body } = await sendRaw(application, {
      method: 'POST',
      url: `/api${path}`,
      payload,
      token,
    });
    expect([status, body.code, body.errors]).toEqual([422, 'invalid_input', [error]]);
  });
});
