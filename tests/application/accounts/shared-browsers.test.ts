import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendOtp, verifyOtp } from '#contract/accounts/codes.ts';
import { login } from '#contract/accounts/sessions.ts';
import { anUnverifiedMember } from '#tests/factories/a-member.ts';
import { callApi } from '#tests/support/call-api.ts';
import { readLaterCode } from '#tests/support/read-code.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
beforeAll(async () => {
  application = await startApplication();
});
afterAll(() => application.close());

it.each([
  ['within an hour the password of the registration stays', 50, null],
  ['later everything is asked anew, because somebody else may sit there', 61, 'registration_incomplete'],
])('in the browser that registered an address: %s', async (_what, minutes, missing) => {
  const { email, cookie, password } = await anUnverifiedMember(application);
  application.clock.advanceMinutes(minutes);
  await callApi(application, { endpoint: sendOtp, input: { emailOrMobile: email } });
  const token = await readLaterCode(application, { address: email, count: 2 });
  const input = { email, token, is_login: true };
  const { body } = await callApi(application, { endpoint: verifyOtp, input, cookie });
  expect(body.data).toMatchObject({ missing_step: missing });
  const signedIn = await callApi(application, { endpoint: login, input: { emailOrMobile: email, password } });
  expect(signedIn.body.result).toBe(missing === null);
});
