import { randomInt } from 'node:crypto';
import type { EndpointData } from '#contract/calls/endpoint.ts';
import {
  factorUndoDays,
  type showOwnSecondFactor as showEndpoint,
} from '#contract/accounts/second-factor.ts';
import type { Context } from '#server/platform/context.ts';
import { type AuditedAction, recordAction } from '#server/platform/database/audit-log.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Work } from '#server/platform/database/transact.ts';
import { requireFreshProof } from '#server/platform/http/require-proof.ts';
import type { AnsweredCookie, Cookies } from '#server/platform/http/cookies.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { noteSecurityEvent } from '#server/platform/logging/security-log.ts';
import { problem } from '#server/platform/problem.ts';
import { type Account, lockAccount } from '../accounts.repository.ts';
import { minutesAfter } from '../accounts.rules.ts';
import { hashIdentifier } from '../secrets.ts';
import { rememberAgain } from '../remembered/remembered.ts';
import {
  askSecondFactorAgain,
  deleteSessionsOf,
  findSessionFactor,
  markSecondFactorGiven,
} from '../sessions.repository.ts';
import { deleteKnownDevicesOf } from '../guessing/devices.repository.ts';
import { findGraceEnd } from '../sessions.ts';
import { insertAddition } from './additions.repository.ts';
import { deletePasskeysOf } from './passkeys.repository.ts';
import { type FactorChange, factorNoticeJob } from './second-factor.mail.ts';
import {
  deleteApp,
  findSecondFactor,
  replaceRecoveryCodes,
  restartGrace,
  setSecondFactorSince,
} from './second-factor.repository.ts';
import { recoveryCodeCount, writeRecoveryCode } from './second-factor.rules.ts';

/** What an account has for the second step of signing in. Throws not_signed_in when it was erased meanwhile. */
export async function loadSecondFactor({ database }: Pick<Context, 'database'>, accountId: number) {
  const found = await findSecondFactor(database, accountId);
  if (found === undefined) throw problem('not_signed_in');
  return found;
}

/** The state of the caller's second factor. */
export async function showSecondFactor(
  context: Context,
  accountId: number,
): Promise<EndpointData<typeof showEndpoint>> {
  const found = await loadSecondFactor(context, accountId);
  const { secondFactorSince: since, graceFrom } = found;
  const isDue = since === null && graceFrom !== null;
  const dueAt = isDue ? await findGraceEnd(context.database, graceFrom) : null;
  return {
    sf_is_on: since !== null,
    sf_since: writeInstant(since),
    sf_codes_left: found.codesLeft ?? 0,
    sf_app_since: writeInstant(found.appSince),
    sf_passkeys: found.passkeyCount ?? 0,
    sf_due_at: writeInstant(dueAt),
  };
}

function writeInstant(instant: Date | null): string | null {
  return instant?.toISOString() ?? null;
}

/** Throws the step of signing in that is missing, unless it is the setting up itself, or proof_required. */
export function requireMayChange(caller: Caller, now: Date): void {
  if (caller.missing !== null && caller.missing !== 'second_factor_not_set_up') throw problem(caller.missing);
  requireFreshProof(caller, now);
}

/**
 * Locks the account until the transaction ends. The session may have ended meanwhile, or have to give a second factor that was set up
 * meanwhile: throws not_signed_in or second_factor_required.
 */
export async function lockForChange(database: Database, caller: Caller): Promise<Account> {
  const account = await lockAccount(database, caller.accountId);
  const session = await findSessionFactor(database, caller.sessionId);
  if (account === undefined || session === undefined) throw problem('not_signed_in');
  if (account.secondFactorSince !== null && session.secondFactorAt === null) {
    throw problem('second_factor_required');
  }
  return account;
}

type Changed = { caller: Caller; cookies: Cookies; account: Account; now: Date };

/**
 * Turns the second factor on, if this is the first one: all other sessions then have to give it, and browsers are known once they did.
 * A copy of the cookie of this browser does not pass for it. Returns the cookies of the answer.
 */
export async function noteAdded({ database }: Work, changed: Changed): Promise<AnsweredCookie[]> {
  const { caller, cookies, account, now } = changed;
  if (account.secondFactorSince === null) {
    await setSecondFactorSince(database, { accountId: account.id, since: now });
    await askSecondFactorAgain(database, account.id);
    await deleteKnownDevicesOf(database, { accountId: account.id });
  }
  await markSecondFactorGiven(database, { sessionId: caller.sessionId, now });
  return rememberAgain(database, { caller, cookies, now });
}

/**
 * Ends all other sessions after a removal, makes all browsers strangers, and returns the cookies of the answer. With the last one the
 * second factor is off. Throws last_second_factor when an administrator has to have one.
 */
export async function noteRemoved({ database }: Work, changed: Changed): Promise<AnsweredCookie[]> {
  const { caller, cookies, account, now } = changed;
  const accountId = account.id;
  const left = await loadSecondFactor({ database }, accountId);
  if (isNothing(left)) {
    const { graceFrom } = left;
    if (graceFrom !== null && (await findGraceEnd(database, graceFrom)) !== null) {
      throw problem('last_second_factor');
    }
    await turnOff(database, { accountId, now });
  }
  await deleteSessionsOf(database, { accountId, exceptSessionId: caller.sessionId });
  await deleteKnownDevicesOf(database, { accountId });
  return rememberAgain(database, { caller, cookies, now });
}

async function turnOff(
  database: Database,
  { accountId, now }: { accountId: number; now: Date },
): Promise<void> {
  await setSecondFactorSince(database, { accountId, since: null });
  await replaceRecoveryCodes(database, { accountId, hashes: [] });
  await restartGrace(database, { accountId, now });
}

const auditedChanges = {
  app_added: 'second_factor.turned_on',
  app_removed: 'second_factor.removed',
  passkey_added: 'second_factor.passkey_added',
  passkey_removed: 'second_factor.passkey_removed',
  codes_renewed: 'second_factor.codes_renewed',
  code_used: 'second_factor.recovery_code_used',
} as const satisfies Partial<Record<FactorChange, AuditedAction['action']>>;

/**
 * Mails the person about a change; the mail to a member can undo what was added. Changes of administrators are in the audit log, and an
 * owner undoes them. Called as the last step of the transaction.
 */
export async function announceChange(
  work: Work,
  {
    account,
    change,
    now,
  }: { account: Pick<Account, 'id' | 'role'>; change: keyof typeof auditedChanges; now: Date },
): Promise<void> {
  const { id: accountId, role } = account;
  if (change !== 'code_used') noteSecurityEvent('second_factor_changed', { accountId });
  const isUndoable = role !== 'admin' && (change === 'app_added' || change === 'passkey_added');
  const addition = { accountId, addedAt: now, expiresAt: minutesAfter(now, factorUndoDays * 24 * 60) };
  const additionId = isUndoable ? await insertAddition(work.database, addition) : undefined;
  await work.enqueue(factorNoticeJob, { accountId, change, additionId });
  if (role !== 'admin') return;
  const action = auditedChanges[change];
  const subject = `account ${accountId}`;
  await recordAction(work.database, { administratorId: accountId, action, subject, now });
}

/** Ten new recovery codes in the place of all others. */
export async function makeRecoveryCodes(
  context: Pick<Context, 'secretKey'>,
  { database, accountId }: { database: Database; accountId: number },
): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, () =>
    writeRecoveryCode((limit) => randomInt(limit)),
  );
  const hashes = codes.map((code) => hashRecoveryCode(context, { accountId, code: code.replace('-', '') }));
  await replaceRecoveryCodes(database, { accountId, hashes });
  return codes;
}

/** A recovery code without its hyphen, hashed for one account. */
export function hashRecoveryCode(
  { secretKey }: Pick<Context, 'secretKey'>,
  { accountId, code }: { accountId: number; code: string },
): string {
  return hashIdentifier(secretKey, `recovery code ${accountId} ${code}`);
}

/** The caller's ten new recovery codes. Throws second_factor_required, second_factor_not_set_up or proof_required. */
export async function renewRecoveryCodes(context: Context, caller: Caller): Promise<string[]> {
  const now = context.now();
  requireMayChange(caller, now);
  return context.transact(async (work) => {
    const { database } = work;
    const account = await lockForChange(database, caller);
    if (account.secondFactorSince === null) throw problem('second_factor_not_set_up');
    const codes = await makeRecoveryCodes(context, { database, accountId: account.id });
    await announceChange(work, { account, change: 'codes_renewed', now });
    return codes;
  });
}

/**
 * Removes the second factor of an account with its recovery codes and ends all sessions, inside the transaction of an administrator's
 * action. Returns whether there was one.
 */
export async function takeSecondFactorAway(
  database: Database,
  { accountId, now }: { accountId: number; now: Date },
): Promise<boolean> {
  const account = await lockAccount(database, accountId);
  noteSecurityEvent('second_factor_changed', { accountId });
  await deleteApp(database, accountId);
  await deletePasskeysOf(database, { accountId });
  await turnOff(database, { accountId, now });
  await deleteSessionsOf(database, { accountId });
  await deleteKnownDevicesOf(database, { accountId });
  return account?.secondFactorSince instanceof Date;
}

/**
 * Removes what was added to the second factor of an account after an instant, and all recovery codes, which have no date. When nothing
 * is left the second factor is off. The caller holds the account and ends its sessions.
 */
export async function takeLaterFactorsAway(
  database: Database,
  { accountId, after, now }: { accountId: number; after: Date; now: Date },
): Promise<void> {
  const { secondFactorSince, appSince } = await loadSecondFactor({ database }, accountId);
  if (secondFactorSince === null) return;
  noteSecurityEvent('second_factor_changed', { accountId });
  if (appSince !== null && appSince > after) await deleteApp(database, accountId);
  await deletePasskeysOf(database, { accountId, after });
  await replaceRecoveryCodes(database, { accountId, hashes: [] });
  const left = await loadSecondFactor({ database }, accountId);
  if (isNothing(left)) await turnOff(database, { accountId, now });
}

function isNothing({ appSince, passkeyCount }: Awaited<ReturnType<typeof loadSecondFactor>>): boolean {
  return appSince === null && (passkeyCount ?? 0) === 0;
}
