import { login } from '#contract/accounts/login.ts';
import { register } from '#contract/accounts/register.ts';
import type { SessionData } from '#contract/accounts/session-data.ts';
import { verifyOtp } from '#contract/accounts/verify-otp.ts';
import { createAdministrator } from '#server/features/accounts/create-administrator.ts';
import { callApi } from '#tests/support/call-api.ts';
import { readCode } from '#tests/support/read-code.ts';
import type { TestApplication } from '#tests/support/start-application.ts';
import { aRegistration, type RegistrationInput } from './a-registration.ts';

export type TestMember = SessionData & { password: string; mobile: string };

/** Somebody who registered and whose e-mail nobody has verified yet. */
export async function anUnverifiedMember(
  application: TestApplication,
  changes: Partial<RegistrationInput> = {},
): Promise<RegistrationInput> {
  const input = aRegistration(changes);
  const { body } = await callApi(application, { endpoint: register, input });
  if (!body.result) throw new Error(`Registration refused: ${body.message}`);
  return input;
}

/** A verified member with a live session, made the way members are made. */
export async function aMember(
  application: TestApplication,
  changes: Partial<RegistrationInput> = {},
): Promise<TestMember> {
  const { email, mobile, password } = await anUnverifiedMember(application, changes);
  const token = await readCode(application.outbox, email);
  const input = { email, token, is_login: true };
  const { body } = await callApi(application, { endpoint: verifyOtp, input });
  if (body.data === null) throw new Error(`Verification refused: ${body.message}`);
  return { ...body.data, password, mobile };
}

/** An administrator with a live session. */
export async function anAdministrator(application: TestApplication): Promise<SessionData> {
  const email = `administrator.${crypto.randomUUID().slice(0, 8)}@example.org`;
  const password = 'a calm steady hand';
  await createAdministrator(application.context, { email, password });
  const { body } = await callApi(application, { endpoint: login, input: { emailOrMobile: email, password } });
  return body.data;
}
