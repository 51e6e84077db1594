import type { prove as proveEndpoint } from '#contract/accounts/second-factor.ts';
import type { ValidInput } from '#contract/calls/endpoint.ts';
import type { Context } from '#server/platform/context.ts';
import { listHashKeys } from '#server/platform/database/former-keys.ts';
import type { Work } from '#server/platform/database/transact.ts';
import type { AnsweredCookie, Cookies } from '#server/platform/http/cookies.ts';
import type { Caller, Client } from '#server/platform/http/route.ts';
import { problem } from '#server/platform/problem.ts';
import { openSealedText } from '#server/platform/sealed-text.ts';
import { findAccountById, lockAccount } from '../accounts.repository.ts';
import { deviceOf, findCompleteDevice, findKnownDevice, rememberDevice } from '../guessing/devices.ts';
import { provePassword } from '../prove-owner.ts';
import { rememberAgain } from '../remembered/remembered.ts';
import { markProved, markSecondFactorGiven } from '../sessions.repository.ts';
import { findStep, keyPurpose } from './authenticator.ts';
import { guardCode } from './guard-code.ts';
import { takeRecoveryCode, takeStep } from './second-factor.repository.ts';
import { isApplicationCode } from './second-factor.rules.ts';
import { announceChange, hashRecoveryCode, loadSecondFactor } from './second-factor.ts';

/**
 * Gives the second factor of a session by a code, which makes the browser a known one. Other tokens of the session end: a copy of its
 * cookie may have brought them. Returns how many recovery codes are left, and the cookies of the answer. Throws wrong_second_factor,
 * second_factor_not_set_up or too_many_attempts.
 */
export async function enterSecondFactor(
  context: Context,
  { caller, code, client, cookies }: { caller: Caller; code: string; client: Client; cookies: Cookies },
): Promise<{ codesLeft: number; cookies: AnsweredCookie[] }> {
  const { accountId, sessionId } = caller;
  const browser = deviceOf(cookies);
  const give = () =>
    context.transact(async (work) => {
      const now = context.now();
      // The account before its session, as everywhere, so that two transactions never wait for each other.
      await lockAccount(work.database, accountId);
      await markSecondFactorGiven(work.database, { sessionId, now });
      await rememberDevice(work.database, { accountId, hash: browser.hash, now, isComplete: true });
      await checkCode(context, { work, accountId, code });
      return rememberAgain(work.database, { caller, cookies, now });
    });
  const device = await findKnownDevice(context, { device: browser, accountId });
  const renewed = await guardCode(context, { accountId, client, device, check: give });
  const { codesLeft } = await loadSecondFactor(context, accountId);
  return { codesLeft: codesLeft ?? 0, cookies: [browser.cookie, ...renewed] };
}

/**
 * Notes that the caller has proved again to be the same person, for the dangerous calls of the next minutes. Throws not_proved,
 * wrong_second_factor, second_factor_not_set_up or too_many_attempts.
 */
export async function proveCaller(
  context: Context,
  { caller, input, client }: { caller: Caller; input: ValidInput<typeof proveEndpoint>; client: Client },
): Promise<void> {
  const { accountId, sessionId } = caller;
  const { code, password } = input;
  if (code === undefined) {
    const account = await findAccountById(context.database, accountId);
    if (account === undefined) throw problem('not_signed_in');
    await provePassword(context, { account, password, sessionId });
  } else {
    const check = () => context.transact((work) => checkCode(context, { work, accountId, code }));
    await guardCode(context, { accountId, client, device: findCompleteDevice(caller), check });
  }
  await markProved(context.database, { sessionId, now: context.now() });
}

type CheckedCode = { work: Work; accountId: number; code: string };

/** Uses up a code of the application or a recovery code. Throws wrong_second_factor or second_factor_not_set_up. */
async function checkCode(context: Context, { work, accountId, code }: CheckedCode): Promise<void> {
  const { database } = work;
  const account = await loadSecondFactor({ database }, accountId);
  if (account.secondFactorSince === null) throw problem('second_factor_not_set_up');
  const now = context.now();
  if (!isApplicationCode(code)) {
    const hashKeys = await listHashKeys({ ...context, database });
    const codeHashes = hashKeys.map((secretKey) => hashRecoveryCode({ secretKey }, { accountId, code }));
    const isRight = await takeRecoveryCode(database, { accountId, codeHashes, now });
    if (!isRight) throw problem('wrong_second_factor');
    await announceChange(work, { account, change: 'code_used', now });
    return;
  }
  const { key: sealed } = account;
  const key =
    sealed === null ? null : openSealedText(context.acceptedKeys, { purpose: keyPurpose(accountId), sealed });
  // A key that was sealed with another secret key of the operator is lost: an administrator takes it away.
  const step = key === null ? null : findStep({ key, code, now });
  if (step === null || !(await takeStep(database, { accountId, step }))) throw problem('wrong_second_factor');
}
