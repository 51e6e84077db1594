import { randomInt } from 'node:crypto';
import { Secret } from 'otpauth';
import { encodeQR } from 'qr';
import { z } from 'zod';
import type {
  beginSecondFactor as beginEndpoint,
  confirmSecondFactor as confirmEndpoint,
  showSecondFactor as showEndpoint,
} from '#contract/administration/second-factor.ts';
import type { EndpointData, ValidInput } from '#contract/calls/endpoint.ts';
import {
  askSecondFactorAgain,
  deleteSessionsOf,
  findAccountByIdentifier,
  findGraceEnd,
  markSecondFactorGiven,
} from '#server/features/accounts/accounts.ts';
import { findSiteSettings } from '#server/features/site/site.ts';
import type { Context } from '#server/platform/context.ts';
import { recordAction } from '#server/platform/database/audit-log.ts';
import { requireProof } from '#server/platform/http/require-proof.ts';
import type { Caller, Client } from '#server/platform/http/route.ts';
import { problem } from '#server/platform/problem.ts';
import { openSealedText, sealText } from '#server/platform/sealed-text.ts';
import { secondFactorResetMailJob } from './administrators.mail.ts';
import { lockOwner } from './lock-owner.ts';
import {
  findStep,
  guardCode,
  hashRecoveryCode,
  keyPurpose,
  loadSecondFactor,
  totpOf,
} from './give-second-factor.ts';
import {
  lockSecondFactor,
  removeSecondFactor,
  replaceRecoveryCodes,
  storeSecondFactor,
} from './second-factor.repository.ts';
import { recoveryCodeCount, ticketMinutes, totpRules, writeRecoveryCode } from './second-factor.rules.ts';

/** The state of the caller's second factor. */
export async function showSecondFactor(
  context: Context,
  accountId: number,
): Promise<EndpointData<typeof showEndpoint>> {
  const found = await loadSecondFactor(context, accountId);
  const { secondFactorConfirmedAt: since } = found;
  const dueAt = since === null ? await findGraceEnd(context.database, found.graceFrom) : null;
  return {
    sf_is_on: since !== null,
    sf_since: since?.toISOString() ?? null,
    sf_codes_left: found.codesLeft ?? 0,
    sf_due_at: dueAt?.toISOString() ?? null,
  };
}

/** A new key with its picture. Throws second_factor_required or proof_required when there is a second factor to replace. */
export async function beginSecondFactor(
  context: Context,
  caller: Caller,
): Promise<EndpointData<typeof beginEndpoint>> {
  const { accountId } = caller;
  const found = await loadSecondFactor(context, accountId);
  if (found.secondFactorConfirmedAt !== null) requireProof(caller, context.now());
  const { name } = await findSiteSettings(context.database);
  const secret = new Secret({ size: totpRules.keyBytes });
  const uri = totpOf(secret.base32, { issuer: name, label: found.email }).toString();
  const until = context.now().getTime() + ticketMinutes * 60_000;
  const ticket = JSON.stringify({ accountId, key: secret.base32, until } satisfies Ticket);
  return {
    sf_key: secret.base32,
    sf_uri: uri,
    sf_qr: encodeQR(uri, 'svg'),
    sf_ticket: sealText(context.secretKey, { purpose: 'second factor ticket', text: ticket }),
  };
}

/** Throws second_factor_required or proof_required when there is a second factor to replace. */
async function requireMayReplace(
  database: Context['database'],
  { caller, now }: { caller: Caller; now: Date },
): Promise<void> {
  const { secondFactorConfirmedAt } = await loadSecondFactor({ database }, caller.accountId);
  if (secondFactorConfirmedAt === null) return;
  requireProof(caller, now);
}

const ticketSchema = z.object({ accountId: z.number(), key: z.string(), until: z.number() });
type Ticket = z.infer<typeof ticketSchema>;

/**
 * Turns the second factor on, or replaces it, and gives ten recovery codes. Throws wrong_second_factor, expired_ticket,
 * too_many_attempts, and the refusals of `beginSecondFactor`.
 */
export async function confirmSecondFactor(
  context: Context,
  { caller, input, client }: { caller: Caller; input: ValidInput<typeof confirmEndpoint>; client: Client },
): Promise<string[]> {
  const { accountId, sessionId } = caller;
  await requireMayReplace(context.database, { caller, now: context.now() });
  const { key } = openTicket(context, { accountId, sealed: input.ticket });
  const turnOn = async () => {
    const step = findStep({ key, code: input.code, now: context.now() });
    if (step === null) throw problem('wrong_second_factor');
    return context.transact(async ({ database }) => {
      const now = context.now();
      await lockSecondFactor(database, accountId);
      await requireMayReplace(database, { caller, now });
      const sealedKey = sealText(context.secretKey, { purpose: keyPurpose(accountId), text: key });
      await storeSecondFactor(database, { accountId, key: sealedKey, step, now });
      const codes = await makeRecoveryCodes(context, { database, accountId });
      await askSecondFactorAgain(database, accountId);
      await markSecondFactorGiven(database, { sessionId, now });
      await recordAction(database, {
        administratorId: accountId,
        action: 'second_factor.turned_on',
        subject: `account ${accountId}`,
        now,
      });
      return codes;
    });
  };
  return guardCode(context, { accountId, client, check: turnOn });
}

/** Ten new recovery codes in the place of all others. Throws second_factor_not_set_up. */
export async function renewRecoveryCodes(context: Context, accountId: number): Promise<string[]> {
  return context.transact(async ({ database }) => {
    await lockSecondFactor(database, accountId);
    const { secondFactorConfirmedAt } = await loadSecondFactor({ database }, accountId);
    if (secondFactorConfirmedAt === null) throw problem('second_factor_not_set_up');
    const codes = await makeRecoveryCodes(context, { database, accountId });
    const subject = `account ${accountId}`;
    const action = 'second_factor.codes_renewed';
    await recordAction(database, { administratorId: accountId, action, subject, now: context.now() });
    return codes;
  });
}

/** Takes the second factor of another administrator away and signs them out. Throws not_found or not_yourself. */
export async function resetSecondFactor(
  context: Context,
  { caller, accountId, reason }: { caller: Caller; accountId: number; reason: string },
): Promise<void> {
  if (accountId === caller.accountId) throw problem('not_yourself');
  await context.transact(async (work) => {
    const { database } = work;
    await lockOwner(database, caller.accountId);
    if (!(await takeAway(database, { accountId, now: context.now() }))) throw problem('not_found');
    await work.enqueue(secondFactorResetMailJob, { accountId });
    await recordAction(database, {
      administratorId: caller.accountId,
      action: 'second_factor.reset',
      subject: `account ${accountId}`,
      reason,
      now: context.now(),
    });
  });
}

/**
 * The same for the operator at the command line, when no other owner can do it. False when no administrator has this address.
 */
export async function resetSecondFactorByOperator(
  { database, now }: Pick<Context, 'database' | 'now'>,
  email: string,
): Promise<boolean> {
  const account = await findAccountByIdentifier(database, email);
  if (account === undefined) return false;
  const { id: accountId } = account;
  if (!(await takeAway(database, { accountId, now: now() }))) return false;
  const subject = `account ${accountId}`;
  await recordAction(database, { administratorId: null, action: 'second_factor.reset', subject, now: now() });
  return true;
}

/** Removes the second factor and its recovery codes, and ends all sessions; false when there is no such administrator. */
async function takeAway(
  database: Context['database'],
  { accountId, now }: { accountId: number; now: Date },
): Promise<boolean> {
  if (!(await removeSecondFactor(database, { accountId, now }))) return false;
  await replaceRecoveryCodes(database, { accountId, hashes: [] });
  await deleteSessionsOf(database, { accountId });
  return true;
}

function openTicket(
  { acceptedKeys, now }: Context,
  { accountId, sealed }: { accountId: number; sealed: string },
): Ticket {
  const text = openSealedText(acceptedKeys, { purpose: 'second factor ticket', sealed });
  const ticket = text === null ? undefined : ticketSchema.parse(JSON.parse(text));
  if (ticket?.accountId !== accountId || ticket.until < now().getTime()) throw problem('expired_ticket');
  return ticket;
}

async function makeRecoveryCodes(
  context: Context,
  { database, accountId }: { database: Context['database']; accountId: number },
): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, () =>
    writeRecoveryCode((limit) => randomInt(limit)),
  );
  const hashes = codes.map((code) => hashRecoveryCode(context, { accountId, code: code.replace('-', '') }));
  await replaceRecoveryCodes(database, { accountId, hashes });
  return codes;
}
