import { Secret, TOTP } from 'otpauth';
import {
  forgiveAttempt,
  guardAttempt,
  hashIdentifier,
  markSecondFactorGiven,
} from '#server/features/accounts/accounts.ts';
import type { Context } from '#server/platform/context.ts';
import { recordAction } from '#server/platform/database/audit-log.ts';
import { listHashKeys } from '#server/platform/database/former-keys.ts';
import type { Caller, Client } from '#server/platform/http/route.ts';
import { problem } from '#server/platform/problem.ts';
import { openSealedText } from '#server/platform/sealed-text.ts';
import { findSecondFactor, takeRecoveryCode, takeStep } from './second-factor.repository.ts';
import { isApplicationCode, totpRules } from './second-factor.rules.ts';

/** Gives the second factor of a session. Throws wrong_second_factor, second_factor_not_set_up or too_many_attempts. */
export async function enterSecondFactor(
  context: Context,
  { caller, code, client }: { caller: Caller; code: string; client: Client },
): Promise<number> {
  const { accountId, sessionId } = caller;
  const give = () =>
    context.transact(async ({ database }) => {
      await checkCode(context, { database, accountId, code });
      await markSecondFactorGiven(database, { sessionId, now: context.now() });
    });
  await guardCode(context, { accountId, client, check: give });
  return (await loadSecondFactor(context, accountId)).codesLeft ?? 0;
}

/** Proves the caller by a code. Throws wrong_second_factor, second_factor_not_set_up or too_many_attempts. */
export async function proveByCode(
  context: Context,
  { accountId, code, client }: { accountId: number; code: string; client: Client },
): Promise<void> {
  const check = () => context.transact(({ database }) => checkCode(context, { database, accountId, code }));
  await guardCode(context, { accountId, client, check });
}

type GuardedCode<Result> = { accountId: number; client: Client; check: () => Promise<Result> };

/** Counts an attempt at a code, which is forgiven when it is right. Throws too_many_attempts. */
export async function guardCode<Result>(
  context: Context,
  { accountId, client, check }: GuardedCode<Result>,
): Promise<Result> {
  const identifier = `second factor ${accountId}`;
  const attempt = { kind: 'code', identifier, address: client.address } as const;
  await guardAttempt(context, attempt);
  const result = await check();
  await forgiveAttempt(context, attempt);
  return result;
}

type CheckedCode = { database: Context['database']; accountId: number; code: string };

/** Uses up a code of the application or a recovery code. Throws wrong_second_factor or second_factor_not_set_up. */
async function checkCode(context: Context, { database, accountId, code }: CheckedCode): Promise<void> {
  const { secondFactorKey: sealed } = await loadSecondFactor({ database }, accountId);
  if (sealed === null) throw problem('second_factor_not_set_up');
  if (!isApplicationCode(code)) {
    const hashKeys = await listHashKeys({ ...context, database });
    const codeHashes = hashKeys.map((secretKey) => hashRecoveryCode({ secretKey }, { accountId, code }));
    const isRight = await takeRecoveryCode(database, { accountId, codeHashes, now: context.now() });
    if (!isRight) throw problem('wrong_second_factor');
    const action = 'second_factor.recovery_code_used';
    const subject = `account ${accountId}`;
    return recordAction(database, { administratorId: accountId, action, subject, now: context.now() });
  }
  const key = openSealedText(context.acceptedKeys, { purpose: keyPurpose(accountId), sealed });
  // A key that was sealed with another secret key of the operator is lost: an owner or the operator resets it.
  const step = key === null ? null : findStep({ key, code, now: context.now() });
  if (step === null || !(await takeStep(database, { accountId, step }))) throw problem('wrong_second_factor');
}

/** The second factor of an administrator. Throws not_allowed for anyone else. */
export async function loadSecondFactor({ database }: Pick<Context, 'database'>, accountId: number) {
  const found = await findSecondFactor(database, accountId);
  if (found === undefined) throw problem('not_allowed');
  return found;
}

/** What the key of an administrator is sealed for. */
export function keyPurpose(accountId: number): string {
  return `second factor of account ${accountId}`;
}

/** The generator of the codes of a key. */
export function totpOf(key: string, names: { issuer?: string; label?: string } = {}): TOTP {
  const { algorithm, digits, periodSeconds: period } = totpRules;
  return new TOTP({ ...names, algorithm, digits, period, secret: Secret.fromBase32(key) });
}

/** The 30-second step whose code this is; null when it is none of the present ones. */
export function findStep({ key, code, now }: { key: string; code: string; now: Date }): number | null {
  const timestamp = now.getTime();
  const delta = totpOf(key).validate({ token: code, timestamp, window: totpRules.window });
  return delta === null ? null : Math.floor(timestamp / (totpRules.periodSeconds * 1000)) + delta;
}

/** A recovery code without its hyphen, hashed for one administrator. */
export function hashRecoveryCode(
  { secretKey }: Pick<Context, 'secretKey'>,
  { accountId, code }: { accountId: number; code: string },
): string {
  return hashIdentifier(secretKey, `recovery code ${accountId} ${code}`);
}
