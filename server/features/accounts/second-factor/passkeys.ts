import type { z } from 'zod';
import type {
  addPasskey as addEndpoint,
  beginPasskey as beginEndpoint,
  listPasskeys as listEndpoint,
  newPasskey,
} from '#contract/accounts/passkeys.ts';
import type { EndpointData, ValidInput } from '#contract/calls/endpoint.ts';
import { findSiteSettings } from '#server/features/site/site.ts';
import type { Context } from '#server/platform/context.ts';
import type { AnsweredCookie, Cookies } from '#server/platform/http/cookies.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { findLastingKey } from '#server/platform/database/former-keys.ts';
import { problem } from '#server/platform/problem.ts';
import { hashIdentifier } from '../secrets.ts';
import { createChallenge, findRelyingParty, spendChallenge } from './passkey-challenges.ts';
import {
  deletePasskey,
  insertPasskey,
  listPasskeyRows,
  type Passkey,
  renamePasskeyRow,
} from './passkeys.repository.ts';
import { challengeMinutes, mostPasskeys } from './second-factor.rules.ts';
import {
  announceChange,
  loadSecondFactor,
  lockForChange,
  makeRecoveryCodes,
  noteAdded,
  noteRemoved,
  requireMayChange,
} from './second-factor.ts';

/** The passkeys of the caller, oldest first. */
export async function listPasskeys(
  { database }: Context,
  accountId: number,
): Promise<EndpointData<typeof listEndpoint>> {
  const rows = await listPasskeyRows(database, accountId);
  return rows.map((row) => ({
    pk_id: row.id,
    pk_name: row.name,
    pk_is_synchronised: row.isSynchronised,
    pk_created_at: row.createdAt.toISOString(),
    pk_last_used_at: row.lastUsedAt?.toISOString() ?? null,
  }));
}

/** What the browser needs to make a passkey. Throws second_factor_required, proof_required or too_many_passkeys. */
export async function beginPasskey(
  context: Context,
  caller: Caller,
): Promise<EndpointData<typeof beginEndpoint>> {
  const { accountId, sessionId } = caller;
  requireMayChange(caller, context.now());
  const present = await listPasskeyRows(context.database, accountId);
  if (present.length >= mostPasskeys) throw problem('too_many_passkeys');
  const { email } = await loadSecondFactor(context, accountId);
  const { name } = await findSiteSettings(context.database);
  const { rpId } = findRelyingParty(context);
  const challenge = await createChallenge(context, { purpose: 'add', sessionId });
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  const { rp, user, pubKeyCredParams } = await generateRegistrationOptions({
    rpName: name,
    rpID: rpId,
    userName: email,
    userDisplayName: email,
    userID: await nameForPasskeys(context, accountId),
  });
  return {
    pk_options: {
      rp: { id: rpId, name: rp.name },
      user,
      challenge,
      pubKeyCredParams,
      timeout: challengeMinutes * 60_000,
      excludeCredentials: present.map(describeCredential),
      // Found without the name of an account, and with fingerprint, face or PIN: it can sign in alone.
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
      attestation: 'none',
    },
  };
}

/** A name of the account for its passkeys, which says nothing about the person and is the same for all of them. */
async function nameForPasskeys(context: Context, accountId: number): Promise<Uint8Array<ArrayBuffer>> {
  const name = hashIdentifier(await findLastingKey(context), `passkeys of account ${accountId}`);
  return new Uint8Array(Buffer.from(name));
}

/** A passkey as browsers are asked for it. */
export function describeCredential({ credentialId, transports }: Passkey) {
  return {
    id: credentialId,
    type: 'public-key' as const,
    transports: transports.split(',').filter(Boolean),
  };
}

/**
 * Adds a passkey; with the first second factor of the account, recovery codes are made. Throws passkey_refused, too_many_passkeys,
 * second_factor_required or proof_required.
 */
export async function addPasskey(
  context: Context,
  { caller, input, cookies }: { caller: Caller; input: ValidInput<typeof addEndpoint>; cookies: Cookies },
): Promise<{ data: EndpointData<typeof addEndpoint>; cookies: AnsweredCookie[] }> {
  requireMayChange(caller, context.now());
  const { credential, credentialBackedUp } = await verifyNew(context, {
    response: input.response,
    sessionId: caller.sessionId,
  });
  return context.transact(async (work) => {
    const { database } = work;
    const now = context.now();
    const account = await lockForChange(database, caller);
    const accountId = account.id;
    if ((await listPasskeyRows(database, accountId)).length >= mostPasskeys) {
      throw problem('too_many_passkeys');
    }
    const id = await insertPasskey(database, {
      accountId,
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: (input.response.response.transports ?? []).join(','),
      name: input.name,
      isSynchronised: credentialBackedUp,
      createdAt: now,
    });
    if (id === null) throw problem('passkey_refused');
    const isFirst = account.secondFactorSince === null;
    const codes = isFirst ? await makeRecoveryCodes(context, { database, accountId }) : null;
    const answered = await noteAdded(work, { caller, cookies, account, now });
    await announceChange(work, { account, change: 'passkey_added', now });
    return { data: { pk_id: id, sf_recovery_codes: codes }, cookies: answered };
  });
}

async function verifyNew(
  context: Context,
  { response, sessionId }: { response: z.output<typeof newPasskey>; sessionId: number },
) {
  const { clientDataJSON } = response.response;
  const use = { purpose: 'add', sessionId } as const;
  const expectedChallenge = await spendChallenge(context, { clientDataJSON, use });
  const { rpId, origin } = findRelyingParty(context);
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const verified = await verifyRegistrationResponse({
    response: {
      ...response,
      clientExtensionResults: {},
      response: { clientDataJSON, attestationObject: response.response.attestationObject },
    },
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: true,
  }).catch(refuse(context));
  if (!verified.verified) throw problem('passkey_refused');
  return verified.registrationInfo;
}

/** The library throws what is wrong with an answer; the person reads only that it was not accepted. */
export function refuse({ log }: Pick<Context, 'log'>) {
  return (error: unknown): never => {
    log.info({ reason: error instanceof Error ? error.name : 'unknown' }, 'a passkey was refused');
    throw problem('passkey_refused');
  };
}

/** Gives a passkey of the caller another name. Throws not_found. */
export async function renamePasskey(
  { database }: Context,
  { caller, id, name }: { caller: Caller; id: number; name: string },
): Promise<void> {
  const isRenamed = await renamePasskeyRow(database, { id, accountId: caller.accountId, name });
  if (!isRenamed) throw problem('not_found');
}

/** Removes a passkey of the caller. Throws not_found, second_factor_required, proof_required or last_second_factor. */
export async function removePasskey(
  context: Context,
  { caller, id, cookies }: { caller: Caller; id: number; cookies: Cookies },
): Promise<AnsweredCookie[]> {
  const now = context.now();
  requireMayChange(caller, now);
  return context.transact(async (work) => {
    const account = await lockForChange(work.database, caller);
    if (!(await deletePasskey(work.database, { id, accountId: account.id }))) throw problem('not_found');
    const answered = await noteRemoved(work, { caller, cookies, account, now });
    await announceChange(work, { account, change: 'passkey_removed', now });
    return answered;
  });
}
