import { findSiteSettings } from '#server/features/site/site.ts';
import type { Context } from '#server/platform/context.ts';
import type { Work } from '#server/platform/database/transact.ts';
import type { Client } from '#server/platform/http/route.ts';
import type { Job } from '#server/platform/jobs/jobs.ts';
import { noteAccount } from '#server/platform/logging/security-log.ts';
import { writeSecretLink } from '#server/platform/mail/secret-links.rules.ts';
import { Problem, problem } from '#server/platform/problem.ts';
import { codeMail, codeTextMessage, type MailedPurpose } from './accounts.mail.ts';
import { type Account, findAccountById, lockAccount, markEmailVerified } from './accounts.repository.ts';
import {
  type CodeLength,
  codeLengthRules,
  codeRules,
  minutesAfter,
  nextCodeAllowedAt,
  secondsUntil,
  type Sender,
} from './accounts.rules.ts';
import { reserveAttempt } from './guessing/attempts.repository.ts';
import { forgiveAttempt, guardAttempt, limitsOfSender, withdrawAttempt } from './guessing/attempts.ts';
import {
  type CodeKey,
  countCodeTry,
  findCodeHistory,
  insertCodeRequest,
  lockAddress,
  markCodeUsed,
  setCodeHash,
  uncountCodeTry,
} from './codes.repository.ts';
import { deleteWrongTry } from './guessing/guessing.repository.ts';
import { findCodeLength, reserveCodeTry } from './guessing/guessing.ts';
import { hasEmailHolder } from './identifiers.repository.ts';
import { findAccountToProve, isMobile } from './identifiers.ts';
import { emailInUseNotice } from './own-contacts/own-contacts.mail.ts';
import { findRestriction } from './restrictions/restrictions.ts';
import { createCode, createToken, hashCode, hashToken, isSameHash } from './secrets.ts';
import { countTextMessage } from './guessing/text-messages.ts';

/** Makes and sends a requested code. The job makes the code itself, so that the queue never holds it. */
export const deliverCodeJob: Job<CodeKey & { requestedAt: string; codeLength?: number }> = {
  name: 'accounts.deliver-code',
};

/**
 * Requests a code for the owner of an address and gives its number of digits. An address without an account, or of an inactive
 * account, gets the same answer and the same limits. `device` is the known device or the session that asks; strangers are counted
 * by their network. Throws code_sent_recently, too_many_codes or too_many_requests.
 */
export async function requestCode(
  context: Context,
  { device, client, ...request }: CodeKey & { device: string | null; client: Client },
): Promise<CodeLength> {
  const now = context.now();
  const sender = senderOf(context, { device, client });
  return context.transact(async (work) => {
    const { database } = work;
    const { address: mobile, ownerId } = request;
    if (isMobile(mobile)) await countTextMessage(context, { database, mobile, ownerId, device, client });
    const codeLength = await requestCodeWithin(work, { ...request, ...sender, now });
    // Nobody has asked for mails to a new address, so its network counts also when a member wants it.
    if (device === null || request.ownerId !== undefined) await countSend(context, { work, client, now });
    return codeLength;
  });
}

/** Counts a request of a code for the networks that it comes from. Throws too_many_requests. */
export async function countSend(
  context: Context,
  { work, client, now }: { work: Work; client: Client; now: Date },
): Promise<void> {
  for (const limit of limitsOfSender(context, client.address)) {
    const until = await reserveAttempt(work.database, { ...limit, now });
    if (until !== null) throw problem('too_many_requests', { retryAfter: secondsUntil(until, now) });
  }
}

/** Who asks for a code. The share of an address is that of the widest network: an attacker has many narrow ones. */
export function senderOf(
  context: Context,
  { device, client }: { device: string | null; client: Client },
): Sender {
  const networks = device === null ? limitsOfSender(context, client.address) : [];
  return { device, network: networks.at(-1)?.key ?? null };
}

/**
 * Requests a code inside the caller's transaction, which a refusal leaves as it was. Without a sender the product itself sends it.
 * With `ownerId` the code proves a new address of that account.
 */
export async function requestCodeWithin(
  work: Work,
  { device = null, network = null, ...request }: CodeKey & Partial<Sender> & { now: Date },
): Promise<CodeLength> {
  const sender = { device, network };
  await lockAddress(work.database, request.address);
  await refuseEarlyCode(work.database, { ...request, sender });
  const { ownerId } = request;
  const accountId = ownerId ?? (await findRecipient(work.database, request));
  // The own settings show which new address waits for its code.
  if (ownerId !== undefined) work.announce(ownerId, { type: 'settings_changed' });
  return orderCode(work, { ...request, ...sender, accountId });
}

/** Throws code_sent_recently or too_many_codes. The address is locked. */
export async function refuseEarlyCode(
  database: Work['database'],
  { sender, now, ...key }: CodeKey & { sender: Sender; now: Date },
): Promise<void> {
  const history = await findCodeHistory(database, { ...key, since: minutesAfter(now, -60) });
  const refused = nextCodeAllowedAt({ ...history, sender }, now);
  if (refused === null) return;
  const codeLength =
    history.unused?.codeLength ?? (await findCodeLength(database, { address: key.address, now }));
  throw problem(refused.reason, { retryAfter: secondsUntil(refused.at, now), codeLength });
}

/** The account that gets a code. A restricted member gets one for signing in, to read why that is refused. */
async function findRecipient(
  database: Work['database'],
  { purpose, address, now }: CodeKey & { now: Date },
): Promise<number | null> {
  const account = await findAccountToProve(database, address);
  if (account === undefined) return null;
  if (account.status === 'active') return account.id;
  if (purpose !== 'enter') return null;
  const restriction = await findRestriction(database, { accountId: account.id, now });
  return restriction === undefined ? null : account.id;
}

/** Stores the request, queues its delivery, and gives the number of digits. Without an account nothing is sent, after the same time. */
export async function orderCode(
  work: Work,
  order: CodeKey & Partial<Sender> & { accountId: number | null; now: Date },
): Promise<CodeLength> {
  const { purpose, address, ownerId, now, device = null, network = null } = order;
  const codeLength = await findCodeLength(work.database, { address, now });
  const expiresAt = minutesAfter(now, codeRules.validMinutes);
  await insertCodeRequest(work.database, { ...order, device, network, codeLength, expiresAt });
  const key = { purpose, address, ...(ownerId !== undefined && { ownerId }) };
  await work.enqueue(deliverCodeJob, { ...key, requestedAt: now.toISOString(), codeLength });
  return codeLength;
}

/**
 * Makes a requested code and sends it to the address that it was requested for, and nowhere else: a code proves the address
 * that it was sent to. A retry after a failed delivery makes another code; a request that was replaced, used or has expired is dropped.
 */
export async function deliverCode(
  context: Context,
  request: CodeKey & { requestedAt: Date; codeLength?: number },
): Promise<void> {
  const { database, secretKey } = context;
  const now = context.now();
  if (minutesAfter(request.requestedAt, codeRules.validMinutes) < now) return;
  const code = createCode(request.codeLength ?? codeLengthRules.short);
  const token = createToken();
  const accountId = await setCodeHash(database, {
    ...request,
    codeHash: hashCode(secretKey, { ...request, code }),
    linkHash: hasLink(request) ? hashToken(token) : null,
    expiresAt: minutesAfter(now, codeRules.validMinutes),
  });
  if (accountId === undefined) return;
  const site = { ...(await findSiteSettings(database)), publicUrl: context.configuration.publicUrl };
  const { address: to, purpose } = request;
  if (purpose === 'mobile' || isMobile(to)) {
    await context.textMessenger?.send({ to, text: codeTextMessage(site, code) });
  } else if (
    purpose === 'email' &&
    (await hasEmailHolder(database, { email: to, exceptId: accountId, now }))
  ) {
    await context.mailer.send(emailInUseNotice(site, to));
  } else {
    const use = await findUse(database, { purpose, accountId });
    const link = writeSecretLink(site.publicUrl, { path: '/sign-in-link', token });
    await context.mailer.send(codeMail(site, { to, purpose: use, code, link }));
  }
}

/** What signs in, or lets choose a password, has a link that does it as well. */
function hasLink({ purpose, address }: CodeKey): boolean {
  return (purpose === 'enter' || purpose === 'reset') && !isMobile(address);
}

/** The first code to an address verifies it, so its mail says something else than that of a later one. */
async function findUse(
  database: Work['database'],
  { purpose, accountId }: { purpose: Exclude<MailedPurpose, 'verify'>; accountId: number },
): Promise<MailedPurpose> {
  if (purpose !== 'enter') return purpose;
  const account = await findAccountById(database, accountId);
  return account?.emailVerifiedAt === null ? 'verify' : 'enter';
}

/** A code that was entered for an address, and what to do when it is right. */
export type CodeProof<Result> = CodeKey & {
  code: string;
  client: Client;
  /** The known device, or the session, that enters it. */
  device: string | null;
  /** What has to be locked before the code and the account, so that two transactions never wait for each other. */
  prepare?: (work: Work) => Promise<void>;
  /** What is too slow for the transaction; done once the code is known to be right. */
  beforeUse?: () => Promise<void>;
  act: (work: Work, proved: ProvedAccount) => Promise<Result>;
};

/** The account of a code; `isFirst` when its e-mail was not verified before. */
export type ProvedAccount = { accountId: number; isFirst: boolean };

/**
 * Uses up the code of an address and runs `act` in the same transaction, with the account locked. The attempt is counted before and outside
 * that transaction, so that no guess is free; a right code that is refused for something else stays usable. Throws invalid_otp (a wrong,
 * used, expired or unknown code are one answer) or too_many_attempts.
 */
export async function proveAddress<Result>(context: Context, proof: CodeProof<Result>): Promise<Result> {
  const { client, device, prepare, beforeUse, act, ...entered } = proof;
  const attempt = { kind: 'code', identifier: entered.address, address: client.address, device } as const;
  await guardAttempt(context, attempt);
  const now = context.now();
  const codeTry = { ...entered, isOfDevice: device !== null };
  const reserved = { address: entered.address, triedAt: now };
  const shortestOfStrangers = await reserveCodeTry(context, reserved);
  const storedHash = await context.transact(async ({ database }) => {
    // Codes of an address share their tries, so its tries come one after another.
    await lockAddress(database, entered.address);
    return countCodeTry(database, {
      ...codeTry,
      now,
      mostTries: codeRules.mostTries,
      shortest: device === null ? shortestOfStrangers : codeLengthRules.short,
    });
  });
  const codeHash = hashCode(context.secretKey, entered);
  if (storedHash === undefined || !isSameHash(storedHash, codeHash)) {
    // Asked for every address, so that the time tells nothing.
    const account = await findAccountToProve(context.database, entered.address);
    if (account !== undefined && proof.ownerId === undefined) noteAccount(account.id);
    throw problem('invalid_otp');
  }
  const use = async (work: Work) => {
    await prepare?.(work);
    const accountId = await markCodeUsed(work.database, { ...entered, codeHash, now });
    const account = accountId === undefined ? undefined : await lockAccount(work.database, accountId);
    if (account === undefined || !isAddressOf(account, proof)) throw problem('invalid_otp');
    const isFirst =
      account.email === entered.address && (await markEmailVerified(work, { id: account.id, now }));
    return act(work, { accountId: account.id, isFirst });
  };
  try {
    await beforeUse?.();
    const result = await context.transact(use);
    await forgiveAttempt(context, attempt);
    await deleteWrongTry(context.database, reserved);
    return result;
  } catch (error) {
    if (error instanceof Problem && error.code !== 'invalid_otp') {
      await uncountCodeTry(context.database, codeTry);
      await withdrawAttempt(context, attempt);
      await deleteWrongTry(context.database, reserved);
    }
    throw error;
  }
}

/**
 * Whether an address is still one that opens the account: it may have been changed since the code was sent. A code for a new address
 * belongs to the account that requested it.
 */
function isAddressOf(account: Account, { purpose, address }: CodeKey): boolean {
  if (purpose === 'email' || purpose === 'mobile') return true;
  return account.email === address || (account.mobile === address && account.mobileVerifiedAt !== null);
}
