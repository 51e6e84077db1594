import type { z } from 'zod';
import type {
  beginPasskeySignIn as beginEndpoint,
  enterPasskey as enterEndpoint,
  signInByPasskey as signInEndpoint,
  usedPasskey,
} from '#contract/accounts/passkeys.ts';
import type { EndpointData, ValidInput } from '#contract/calls/endpoint.ts';
import type { Context } from '#server/platform/context.ts';
import type { AnsweredCookie, Cookies } from '#server/platform/http/cookies.ts';
import type { Caller, Client } from '#server/platform/http/route.ts';
import { problem } from '#server/platform/problem.ts';
import { lockAccount } from '../accounts.repository.ts';
import { forgiveAttempt, guardAttempt } from '../guessing/attempts.ts';
import { deviceOf, findKnownDevice, rememberDevice } from '../guessing/devices.ts';
import { refuseInactive } from '../refuse-inactive.ts';
import { beginSession, rememberAgain, type SignedIn } from '../remembered/remembered.ts';
import { markSecondFactorGiven } from '../sessions.repository.ts';
import { guardCode } from './guard-code.ts';
import {
  type ChallengeUse,
  createChallenge,
  findRelyingParty,
  spendChallenge,
} from './passkey-challenges.ts';
import { findPasskey, listPasskeyRows, type Passkey, takeCount } from './passkeys.repository.ts';
import { describeCredential, refuse } from './passkeys.ts';
import { challengeMinutes } from './second-factor.rules.ts';

type Request = EndpointData<typeof beginEndpoint>;
type Answer = z.output<typeof usedPasskey>;

/** What the browser needs to ask for one of the caller's passkeys. Throws second_factor_not_set_up. */
export async function beginEntering(context: Context, caller: Caller): Promise<Request> {
  const passkeys = await listPasskeyRows(context.database, caller.accountId);
  if (passkeys.length === 0) throw problem('second_factor_not_set_up');
  const request = await writeRequest(context, { purpose: 'enter', sessionId: caller.sessionId });
  return { pk_options: { ...request.pk_options, allowCredentials: passkeys.map(describeCredential) } };
}

/** What the browser needs to ask for a passkey of this site, whose account is not known yet. */
export async function beginSignIn(context: Context): Promise<Request> {
  return writeRequest(context, { purpose: 'sign_in', sessionId: null });
}

async function writeRequest(context: Context, use: ChallengeUse): Promise<Request> {
  return {
    pk_options: {
      challenge: await createChallenge(context, use),
      timeout: challengeMinutes * 60_000,
      rpId: findRelyingParty(context).rpId,
      allowCredentials: [],
      userVerification: 'required',
    },
  };
}

/**
 * Gives the second factor of a session by a passkey, as `enterSecondFactor`; returns the cookies of the answer. Throws passkey_refused or
 * too_many_attempts.
 */
export async function enterPasskey(
  context: Context,
  {
    caller,
    input,
    client,
    cookies,
  }: { caller: Caller; input: ValidInput<typeof enterEndpoint>; client: Client; cookies: Cookies },
): Promise<AnsweredCookie[]> {
  const { accountId, sessionId } = caller;
  const browser = deviceOf(cookies);
  const give = async () => {
    const use = { purpose: 'enter', sessionId } as const;
    const { passkey, counter } = await verifyUse(context, { answer: input.response, use });
    if (passkey.accountId !== accountId) throw problem('passkey_refused');
    const now = context.now();
    return context.transact(async ({ database }) => {
      await lockAccount(database, accountId);
      if (!(await takeCount(database, { id: passkey.id, counter, now }))) throw problem('passkey_refused');
      await markSecondFactorGiven(database, { sessionId, now });
      await rememberDevice(database, { accountId, hash: browser.hash, now, isComplete: true });
      return rememberAgain(database, { caller, cookies, now });
    });
  };
  const device = await findKnownDevice(context, { device: browser, accountId });
  const renewed = await guardCode(context, { accountId, client, device, check: give });
  return [browser.cookie, ...renewed];
}

/**
 * Signs in by a passkey alone: the device has verified its owner, so the session has both factors. Throws passkey_refused,
 * too_many_attempts, email_not_verified, account_inactive, account_suspended or account_banned.
 */
export async function signInByPasskey(
  context: Context,
  { input, client, cookies }: { input: ValidInput<typeof signInEndpoint>; client: Client; cookies: Cookies },
): Promise<SignedIn> {
  const { response: answer, remember } = input;
  const browser = deviceOf(cookies);
  const owner = await findPasskey(context.database, answer.id);
  const device = await findKnownDevice(context, { device: browser, accountId: owner?.accountId });
  const identifier = `passkey ${answer.id}`;
  const attempt = { kind: 'password', identifier, address: client.address, device } as const;
  await guardAttempt(context, attempt);
  const use = { purpose: 'sign_in', sessionId: null } as const;
  const { passkey, counter } = await verifyUse(context, { answer, use });
  await forgiveAttempt(context, attempt);
  return context.transact(async (work) => {
    const now = context.now();
    const account = await lockAccount(work.database, passkey.accountId);
    if (account === undefined) throw problem('passkey_refused');
    // Removed, or used with a later count, while it was checked.
    if (!(await takeCount(work.database, { id: passkey.id, counter, now }))) throw problem('passkey_refused');
    if (account.status !== 'active') await refuseInactive(work.database, { accountId: account.id, now });
    if (account.emailVerifiedAt === null) throw problem('email_not_verified');
    return beginSession(work, {
      account,
      client,
      cookies,
      device: browser,
      remember,
      now,
      hasSecondFactor: true,
    });
  });
}

/** Checks what a passkey signed. An unknown passkey and a wrong signature are one answer. Throws passkey_refused. */
async function verifyUse(
  context: Context,
  { answer, use }: { answer: Answer; use: ChallengeUse },
): Promise<{ passkey: Passkey; counter: number }> {
  const { clientDataJSON, authenticatorData, signature } = answer.response;
  const expectedChallenge = await spendChallenge(context, { clientDataJSON, use });
  const passkey = await findPasskey(context.database, answer.id);
  if (passkey === undefined) throw problem('passkey_refused');
  const { rpId, origin } = findRelyingParty(context);
  // Large, and loaded when the first passkey is used.
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: {
      ...answer,
      clientExtensionResults: {},
      response: { clientDataJSON, authenticatorData, signature },
    },
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
    },
    requireUserVerification: true,
  }).catch(refuse(context));
  if (!verified) throw problem('passkey_refused');
  return { passkey, counter: authenticationInfo.newCounter };
}
