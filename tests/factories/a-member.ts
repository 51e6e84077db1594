import { register } from '#contract/accounts/registration.ts';
import type { SessionData } from '#contract/accounts/sessions.ts';
import { verifyOtp } from '#contract/accounts/codes.ts';
import type { AdministratorRole } from '#contract/administration/permissions.ts';
import { deviceOf, rememberDevice } from '#server/features/accounts/guessing/devices.ts';
import { insertAdministrator } from '#server/features/accounts/accounts.repository.ts';
import { callApi } from '#tests/support/call-api.ts';
import { readCode } from '#tests/support/read-code.ts';
import type { TestApplication } from '#tests/support/start-application.ts';
import { startTestSession, testClient } from '#tests/support/start-test-session.ts';
import { aRegistration, type RegistrationInput } from './a-registration.ts';
import { hashOnce, insertMember } from './insert-member.ts';

export type TestMember = SessionData & { password: string; mobile: string };

/**
 * A registered member with an unverified e-mail whose code was sent, and the cookie of the browser that registered. A code that is
 * replaced before its mail is made sends none.
 */
export async function anUnverifiedMember(
  application: TestApplication,
  changes: Partial<RegistrationInput> = {},
): Promise<RegistrationInput & { cookie: string | undefined }> {
  const input = aRegistration(changes);
  const { body, cookie } = await callApi(application, { endpoint: register, input });
  if (!body.result) throw new Error(`Registration refused: ${body.message}`);
  await application.runJobs();
  return { ...input, cookie };
}

/** A verified member with a session, made by the calls of a registration: for tests about registration, codes and mails. */
export async function aRegisteredMember(
  application: TestApplication,
  changes: Partial<RegistrationInput> = {},
): Promise<TestMember> {
  const { email, mobile, password, cookie } = await anUnverifiedMember(application, changes);
  const token = await readCode(application, email);
  const input = { email, token, is_login: true };
  const { body } = await callApi(application, { endpoint: verifyOtp, input, cookie });
  if (body.data === null) throw new Error(`Verification refused: ${body.message}`);
  return { ...body.data, password, mobile };
}

/**
 * A verified member with a session, made without mails. A test compares the rows with those of a registration.
 */
export async function aMember(
  { context }: Pick<TestApplication, 'context'>,
  changes: Partial<RegistrationInput> = {},
): Promise<TestMember> {
  const input = aRegistration(changes);
  const passwordHash = await hashOnce(input.password);
  const accountId = await insertMember(context, {
    input: register.input.parse(input),
    passwordHash,
    client: testClient,
  });
  const session = await startTestSession(context, accountId);
  return { ...session, password: input.password, mobile: input.mobile };
}

/** An administrator with a session, an owner unless another role is named, in the days of grace without a second factor. */
export async function anAdministrator(
  { context }: Pick<TestApplication, 'context'>,
  { role = 'owner' }: { role?: AdministratorRole } = {},
): Promise<SessionData> {
  const email = `administrator.${crypto.randomUUID().slice(0, 8)}@example.org`;
  const passwordHash = await hashOnce('a calm steady hand');
  const administrator = { email, passwordHash, role, name: '', now: context.now() };
  const accountId = await insertAdministrator(context.database, administrator);
  if (accountId === null) throw new Error(`There is an account of ${email}`);
  await rememberDevice(context.database, { accountId, hash: deviceOf({}).hash, now: context.now() });
  return startTestSession(context, accountId);
}
