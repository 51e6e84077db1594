import { verifyOtp } from '#contract/accounts/codes.ts';
import { register } from '#contract/accounts/registration.ts';
import { login } from '#contract/accounts/sessions.ts';
import type { RegistrationInput } from '#tests/factories/a-registration.ts';
import { callApi } from '#tests/support/call-api.ts';
import { readLaterCode } from '#tests/support/read-code.ts';
import type { TestApplication } from '#tests/support/start-application.ts';

/** The calls by which a visitor registers. `application` is read at each call, because it starts after the tests are listed. */
export function registeringCalls(application: () => TestApplication) {
  return {
    registering: (input: RegistrationInput, cookie?: string) =>
      callApi(application(), { endpoint: register, input, cookie }),
    codeOf: (address: string, count: number) => readLaterCode(application(), { address, count }),
    verifying: (input: { email: string; token: string; is_login: boolean }, cookie?: string) =>
      callApi(application(), { endpoint: verifyOtp, input, cookie }),
    signingIn: (emailOrMobile: string, password: string) =>
      callApi(application(), { endpoint: login, input: { emailOrMobile, password } }),
  };
}
