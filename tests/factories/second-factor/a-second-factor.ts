import { Secret, TOTP } from 'otpauth';
import { beginAuthenticator, confirmAuthenticator } from '#contract/accounts/second-factor.ts';
import { callApi } from '#tests/support/call-api.ts';
import type { TestApplication } from '#tests/support/start-application.ts';

/** An authenticator application with the key of an account, on the clock of the test. */
export type Authenticator = {
  /** The code of the present step, or of a later one. */
  code: (stepsLater?: number) => string;
  recoveryCodes: readonly string[];
};

/** Adds an authenticator application to an account by the calls of the screen, or replaces the one before. */
export async function aSecondFactor(
  application: TestApplication,
  { token }: { token: string },
): Promise<Authenticator> {
  const { body } = await callApi(application, { endpoint: beginAuthenticator, input: {}, token });
  const code = codeOf(application, body.data.sf_key);
  const input = { ticket: body.data.sf_ticket, code: code() };
  const confirmed = await callApi(application, { endpoint: confirmAuthenticator, input, token });
  if (!confirmed.body.result) throw new Error(`Not added: ${confirmed.body.message}`);
  return { code, recoveryCodes: confirmed.body.data.sf_recovery_codes };
}

/** The codes of a key as an application shows them. */
export function codeOf({ clock }: TestApplication, key: string): (stepsLater?: number) => string {
  const totp = new TOTP({ secret: Secret.fromBase32(key), algorithm: 'SHA1', digits: 6, period: 30 });
  return (stepsLater = 0) => totp.generate({ timestamp: clock.now().getTime() + stepsLater * 30_000 });
}
