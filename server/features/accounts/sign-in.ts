import type { login } from '#contract/accounts/sessions.ts';
import type { ValidInput } from '#contract/calls/endpoint.ts';
import type { Context } from '#server/platform/context.ts';
import type { Cookies } from '#server/platform/http/cookies.ts';
import type { Client } from '#server/platform/http/route.ts';
import { noteAccount } from '#server/platform/logging/security-log.ts';
import { Problem, problem } from '#server/platform/problem.ts';
import { type Account, lockAccount, renewPasswordHash } from './accounts.repository.ts';
import { requestCode } from './codes.ts';
import { type Device, deviceOf, findKnownDevice } from './guessing/devices.ts';
import { findAccountByIdentifier } from './identifiers.ts';
import { hashPassword, inTurn, isOutdatedHash } from './password-hashing.ts';
import { checkPassword } from './passwords.ts';
import { refuseInactive } from './refuse-inactive.ts';
import { addRegistrationDevice } from './registrations.repository.ts';
import { beginSession, type SignedIn } from './remembered/remembered.ts';

type SigningIn = { input: ValidInput<typeof login>; client: Client; cookies: Cookies };

/**
 * Signs in with a password. Throws invalid_credentials whichever part was wrong, too_many_attempts, busy, account_inactive,
 * account_suspended, account_banned, or email_not_verified with the e-mail address, to which a code is on its way: that code then
 * verifies what was registered, as in the browser that registered it.
 */
export async function signIn(context: Context, signingIn: SigningIn): Promise<SignedIn> {
  return inTurn(() => signInNow(context, signingIn));
}

async function signInNow(context: Context, { input, client, cookies }: SigningIn): Promise<SignedIn> {
  const { emailOrMobile: identifier, password, remember } = input;
  const browser = deviceOf(cookies);
  const account = await findAccountByIdentifier(context, identifier);
  if (account !== undefined) noteAccount(account.id);
  const device = await findKnownDevice(context, { device: browser, accountId: account?.id });
  const attempt = { kind: 'password', identifier, address: client.address, device } as const;
  const isRight = await checkPassword(context, { attempt, password, passwordHash: account?.passwordHash });
  if (account === undefined || !isRight) throw problem('invalid_credentials');
  if (account.status !== 'active')
    await refuseInactive(context.database, { accountId: account.id, now: context.now() });
  if (account.emailVerifiedAt === null) {
    throw await sendCodeToVerify(context, { account, client, device, browser });
  }
  const renewed = isOutdatedHash(account.passwordHash) ? await hashPassword(password) : null;
  return context.transact(async (work) => {
    // The password may have been replaced, or the account switched off, while the hash was computed.
    const current = await lockAccount(work.database, account.id);
    if (current?.passwordHash !== account.passwordHash) throw problem('invalid_credentials');
    const now = context.now();
    if (current.status !== 'active') await refuseInactive(work.database, { accountId: current.id, now });
    if (renewed !== null) await renewPasswordHash(work.database, { id: current.id, passwordHash: renewed });
    return beginSession(work, { account: current, client, cookies, device: browser, remember, now });
  });
}

type ToVerify = { account: Account; client: Client; device: string | null; browser: Device };

/**
 * Sends a code that verifies the e-mail, unless one was sent a moment ago, or too many; gives the refusal of the sign-in. Only whose
 * registration it is knows its password, so this browser counts as well as the one that registered.
 */
async function sendCodeToVerify(
  context: Context,
  { account, client, device, browser }: ToVerify,
): Promise<Problem> {
  const { id: accountId, email } = account;
  await addRegistrationDevice(context.database, { accountId, deviceHash: browser.hash });
  const refusal = { email, cookies: [browser.cookie] };
  try {
    const codeLength = await requestCode(context, { purpose: 'enter', address: email, client, device });
    return problem('email_not_verified', { ...refusal, codeLength });
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    // The code that was sent before still counts; the wait says when there can be another.
    const { codeLength, retryAfter } = error.details;
    return problem('email_not_verified', {
      ...refusal,
      ...(codeLength !== undefined && { codeLength }),
      ...(retryAfter !== undefined && { retryAfter }),
    });
  }
}
