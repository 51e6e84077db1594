import type { SessionData } from '#contract/accounts/sessions.ts';
import type { verifyOtp } from '#contract/accounts/codes.ts';
import type { ValidInput } from '#contract/calls/endpoint.ts';
import { findSiteSettings } from '#server/features/site/site.ts';
import type { Context } from '#server/platform/context.ts';
import type { Work } from '#server/platform/database/transact.ts';
import type { Client } from '#server/platform/http/route.ts';
import type { Job } from '#server/platform/jobs/jobs.ts';
import { problem } from '#server/platform/problem.ts';
import { codeMail, codeTextMessage } from './accounts.mail.ts';
import {
  findAccountById,
  findAccountByIdentifier,
  lockAccount,
  markEmailVerified,
} from './accounts.repository.ts';
import { codeRules, minutesAfter, nextCodeAllowedAt, secondsUntil } from './accounts.rules.ts';
import { forgiveAttempt, guardAttempt } from './attempts.ts';
import {
  type CodeKey,
  countCodeTry,
  findCodeHistory,
  insertCodeRequest,
  lockAddress,
  markCodeUsed,
  setCodeHash,
} from './codes.repository.ts';
import { refuseInactive } from './refuse-inactive.ts';
import { findRestriction } from './restrictions.ts';
import { createCode, hashCode, isSameHash } from './secrets.ts';
import { startSession } from './sessions.ts';

/** Makes and sends a requested code. The job makes the code itself, so that the queue never holds it. */
export const deliverCodeJob: Job<CodeKey & { requestedAt: string }> = { name: 'accounts.deliver-code' };

/**
 * Requests a code for the owner of an address. An address without an account, or of an inactive account, gets the same
 * answer and the same limits. Throws code_sent_recently or too_many_codes.
 */
export async function requestCode(context: Context, request: CodeKey): Promise<void> {
  const now = context.now();
  await context.transact((work) => requestCodeWithin(work, { ...request, now }));
}

/** The same inside the caller's transaction, which a refusal leaves as it was. */
export async function requestCodeWithin(work: Work, request: CodeKey & { now: Date }): Promise<void> {
  const { now } = request;
  await lockAddress(work.database, request.address);
  const history = await findCodeHistory(work.database, { ...request, since: minutesAfter(now, -60) });
  const refused = nextCodeAllowedAt(history, now);
  if (refused !== null) throw problem(refused.reason, { retryAfter: secondsUntil(refused.at, now) });
  const accountId = await findRecipient(work.database, request);
  await orderCode(work, { ...request, accountId });
}

/** The account that gets a code. A restricted member gets one for signing in, to read why that is refused. */
async function findRecipient(
  database: Work['database'],
  { purpose, address, now }: CodeKey & { now: Date },
): Promise<number | null> {
  const account = await findAccountByIdentifier(database, address);
  if (account === undefined) return null;
  if (account.status === 'active') return account.id;
  if (purpose !== 'enter') return null;
  const restriction = await findRestriction(database, { accountId: account.id, now });
  return restriction === undefined ? null : account.id;
}

/** Stores the request and queues its delivery. Without an account nothing is sent, after the same time. */
export async function orderCode(
  work: Work,
  order: CodeKey & { accountId: number | null; now: Date },
): Promise<void> {
  const { purpose, address, now } = order;
  await insertCodeRequest(work.database, { ...order, expiresAt: minutesAfter(now, codeRules.validMinutes) });
  await work.enqueue(deliverCodeJob, { purpose, address, requestedAt: now.toISOString() });
}

/**
 * Makes a requested code and sends it to the account's e-mail, and to its mobile number when a sender is configured.
 * A retry after a failed delivery makes another code; a request that was replaced, used or has expired is dropped.
 */
export async function deliverCode(context: Context, request: CodeKey & { requestedAt: Date }): Promise<void> {
  const { database, secretKey } = context;
  const now = context.now();
  if (minutesAfter(request.requestedAt, codeRules.validMinutes) < now) return;
  const code = createCode();
  const accountId = await setCodeHash(database, {
    ...request,
    codeHash: hashCode(secretKey, { ...request, code }),
    expiresAt: minutesAfter(now, codeRules.validMinutes),
  });
  const account = accountId === undefined ? undefined : await findAccountById(database, accountId);
  if (account === undefined) return;
  const site = { ...(await findSiteSettings(database)), publicUrl: context.configuration.publicUrl };
  await context.mailer.send(codeMail(site, { to: account.email, purpose: request.purpose, code }));
  if (account.mobile === null) return;
  try {
    await context.textMessenger?.send({ to: account.mobile, text: codeTextMessage(site, code) });
  } catch (error) {
    // The mail is on its way. A retry would make another code and invalidate the one in the mail.
    context.log.warn({ err: error }, 'a code went by mail only: the text message was not sent');
  }
}

/** A code that was entered for an address, and what to do when it is right. */
export type CodeProof<Result> = CodeKey & {
  code: string;
  client: Client;
  act: (work: Work, accountId: number) => Promise<Result>;
};

/**
 * Uses up the code of an address and runs `act` in the same transaction. The attempt is counted before and outside that
 * transaction, so that no guess is free. Throws invalid_otp (a wrong, used, expired or unknown code are one answer) or
 * too_many_attempts.
 */
export async function proveAddress<Result>(context: Context, proof: CodeProof<Result>): Promise<Result> {
  const { client, act, ...entered } = proof;
  const attempt = { kind: 'code', identifier: entered.address, address: client.address } as const;
  await guardAttempt(context, attempt);
  const now = context.now();
  const storedHash = await countCodeTry(context.database, {
    ...entered,
    now,
    mostTries: codeRules.mostTries,
  });
  const codeHash = hashCode(context.secretKey, entered);
  if (storedHash === undefined || !isSameHash(storedHash, codeHash)) throw problem('invalid_otp');
  const result = await context.transact(async (work) => {
    const accountId = await markCodeUsed(work.database, { ...entered, codeHash, now });
    if (accountId === undefined) throw problem('invalid_otp');
    await markEmailVerified(work, { id: accountId, now });
    return act(work, accountId);
  });
  await forgiveAttempt(context, attempt);
  return result;
}

/** Verifies an address by its code and, when asked, signs in. Throws invalid_otp, too_many_attempts, or as `refuseInactive`. */
export async function verifyCode(
  context: Context,
  { input, client }: { input: ValidInput<typeof verifyOtp>; client: Client },
): Promise<SessionData | null> {
  const proof = { purpose: 'enter', address: input.email, code: input.token } as const;
  const act = async (work: Work, accountId: number) => {
    if (!input.is_login) return null;
    const account = await lockAccount(work.database, accountId);
    if (account === undefined) throw problem('account_inactive');
    const now = context.now();
    if (account.status !== 'active') await refuseInactive(work.database, { accountId, now });
    return startSession(work, { account, client, now });
  };
  return proveAddress(context, { ...proof, client, act });
}
