import { Secret, TOTP } from 'otpauth';
import { encodeQR } from 'qr';
import { z } from 'zod';
import type {
  beginAuthenticator as beginEndpoint,
  confirmAuthenticator as confirmEndpoint,
} from '#contract/accounts/second-factor.ts';
import type { EndpointData, ValidInput } from '#contract/calls/endpoint.ts';
import { findSiteSettings } from '#server/features/site/site.ts';
import type { Context } from '#server/platform/context.ts';
import type { AnsweredCookie, Cookies } from '#server/platform/http/cookies.ts';
import type { Caller, Client } from '#server/platform/http/route.ts';
import { problem } from '#server/platform/problem.ts';
import { openSealedText, sealText } from '#server/platform/sealed-text.ts';
import { askSecondFactorAgain } from '../sessions.repository.ts';
import { findCompleteDevice } from '../guessing/devices.ts';
import { guardCode } from './guard-code.ts';
import { deleteApp, storeApp } from './second-factor.repository.ts';
import { ticketMinutes, totpRules } from './second-factor.rules.ts';
import {
  announceChange,
  loadSecondFactor,
  lockForChange,
  makeRecoveryCodes,
  noteAdded,
  noteRemoved,
  requireMayChange,
} from './second-factor.ts';

/** A new key with its picture. Throws second_factor_required or proof_required. */
export async function beginAuthenticator(
  context: Context,
  caller: Caller,
): Promise<EndpointData<typeof beginEndpoint>> {
  const { accountId } = caller;
  requireMayChange(caller, context.now());
  const { email } = await loadSecondFactor(context, accountId);
  const { name } = await findSiteSettings(context.database);
  const secret = new Secret({ size: totpRules.keyBytes });
  const uri = totpOf(secret.base32, { issuer: name, label: email }).toString();
  const until = context.now().getTime() + ticketMinutes * 60_000;
  const ticket = JSON.stringify({ accountId, key: secret.base32, until } satisfies Ticket);
  return {
    sf_key: secret.base32,
    sf_uri: uri,
    sf_qr: encodeQR(uri, 'svg'),
    sf_ticket: sealText(context.secretKey, { purpose: 'second factor ticket', text: ticket }),
  };
}

const ticketSchema = z.object({ accountId: z.number(), key: z.string(), until: z.number() });
type Ticket = z.infer<typeof ticketSchema>;

type Confirmation = {
  caller: Caller;
  input: ValidInput<typeof confirmEndpoint>;
  client: Client;
  cookies: Cookies;
};

/**
 * Adds the application, or replaces the one before, and gives ten recovery codes. Throws wrong_second_factor, expired_ticket,
 * too_many_attempts, second_factor_required or proof_required.
 */
export async function confirmAuthenticator(
  context: Context,
  { caller, input, client, cookies }: Confirmation,
): Promise<{ codes: string[]; cookies: AnsweredCookie[] }> {
  const { accountId } = caller;
  requireMayChange(caller, context.now());
  const { key } = openTicket(context, { accountId, sealed: input.ticket });
  const add = async () => {
    const step = findStep({ key, code: input.code, now: context.now() });
    if (step === null) throw problem('wrong_second_factor');
    return context.transact(async (work) => {
      const { database } = work;
      const now = context.now();
      const account = await lockForChange(database, caller);
      const sealedKey = sealText(context.secretKey, { purpose: keyPurpose(accountId), text: key });
      await storeApp(database, { accountId, key: sealedKey, step, now });
      const codes = await makeRecoveryCodes(context, { database, accountId });
      // Sessions that gave a code of an earlier application give one of this.
      await askSecondFactorAgain(database, accountId);
      const answered = await noteAdded(work, { caller, cookies, account, now });
      await announceChange(work, { account, change: 'app_added', now });
      return { codes, cookies: answered };
    });
  };
  return guardCode(context, { accountId, client, device: findCompleteDevice(caller), check: add });
}

/** Removes the application. Throws second_factor_not_set_up, proof_required or last_second_factor. */
export async function removeAuthenticator(
  context: Context,
  { caller, cookies }: { caller: Caller; cookies: Cookies },
): Promise<AnsweredCookie[]> {
  const now = context.now();
  requireMayChange(caller, now);
  return context.transact(async (work) => {
    const account = await lockForChange(work.database, caller);
    if (!(await deleteApp(work.database, account.id))) throw problem('second_factor_not_set_up');
    const answered = await noteRemoved(work, { caller, cookies, account, now });
    await announceChange(work, { account, change: 'app_removed', now });
    return answered;
  });
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

/** What the key of an account is sealed for. */
export function keyPurpose(accountId: number): string {
  return `second factor of account ${accountId}`;
}

/** The generator of the codes of a key. */
function totpOf(key: string, names: { issuer?: string; label?: string } = {}): TOTP {
  const { algorithm, digits, periodSeconds: period } = totpRules;
  return new TOTP({ ...names, algorithm, digits, period, secret: Secret.fromBase32(key) });
}

/** The 30-second step whose code this is; null when it is none of the present ones. Compared in constant time. */
export function findStep({ key, code, now }: { key: string; code: string; now: Date }): number | null {
  const timestamp = now.getTime();
  const delta = totpOf(key).validate({ token: code, timestamp, window: totpRules.window });
  return delta === null ? null : Math.floor(timestamp / (totpRules.periodSeconds * 1000)) + delta;
}
