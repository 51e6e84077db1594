import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { AnsweredCookie, Cookies } from '#server/platform/http/cookies.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { knownDeviceRules, minutesAfter } from '../accounts.rules.ts';
import { insertKnownDevice, isKnownDeviceOf } from './devices.repository.ts';
import { findAccountByIdentifier, type Texting } from '../identifiers.ts';
import { createToken, hashToken } from '../secrets.ts';

const cookieName = 'device';
const dayMinutes = 24 * 60;

/** Browsers forget a cookie after 400 days; each sign-in sets it anew. */
const maxAgeSeconds = knownDeviceRules.days * 24 * 60 * 60;

/** The browser of a call, named by the hash of a secret that it stores in a cookie. The secret signs nobody in. */
export type Device = { hash: string; cookie: AnsweredCookie; isNew: boolean };

/** The browser that sent these cookies; one without the secret gets a new one. */
export function deviceOf(cookies: Cookies): Device {
  const stored = cookies[cookieName];
  const isNew = stored === undefined || !/^[\w-]{43}$/.test(stored);
  const secret = isNew ? createToken() : stored;
  return { hash: hashToken(secret), cookie: { name: cookieName, value: secret, maxAgeSeconds }, isNew };
}

/**
 * The name under which limits count a browser that has signed in before to the account of an identifier; null for any other one.
 * It reveals nothing: only who signed in has the cookie, and all others get one answer.
 */
export async function findKnownDevice(
  context: Texting & Pick<Context, 'database'>,
  { device, ...of }: { device: Device } & ({ identifier: string } | { accountId: number | undefined }),
): Promise<string | null> {
  const { hash, isNew } = device;
  if (isNew) return null;
  const accountId =
    'accountId' in of ? of.accountId : (await findAccountByIdentifier(context, of.identifier))?.id;
  // Asked for no account as well, so that the time tells nothing.
  const isKnown = await isKnownDeviceOf(context.database, { hash, accountId: accountId ?? 0 });
  return isKnown && accountId !== undefined ? nameOf(hash, accountId) : null;
}

/** The name under which limits count a signed-in caller: a session, like a known device, has a budget of its own. */
export function deviceOfSession(sessionId: number): string {
  return `session ${sessionId}`;
}

/**
 * The session of a caller who has given everything that signing in asks for, so that somebody who has the password alone never uses up
 * the codes of the owner; null for another caller, or each sign-in would bring more guesses.
 */
export function findCompleteDevice({ sessionId, missing }: Caller): string | null {
  return missing === null ? deviceOfSession(sessionId) : null;
}

/**
 * The name under which limits count the codes that an account asks for to a new address: strangers who ask for codes to it do not
 * keep its owner from proving it, and signing in again brings no more.
 */
export function deviceOfOwner(accountId: number): string {
  return `account ${accountId}`;
}

function nameOf(hash: string, accountId: number): string {
  return `device ${hash} of ${accountId}`;
}

/**
 * Notes that a browser has signed in to an account. While a second factor is missing it has not: call it with
 * `isComplete` when that is given.
 */
export async function rememberDevice(
  database: Database,
  known: { accountId: number; hash: string; now: Date; isComplete?: boolean },
): Promise<void> {
  await insertKnownDevice(database, { isComplete: false, ...known, most: knownDeviceRules.mostOfAccount });
}

/** The instant before which a device that was last used is unknown again. */
export function deviceIsForgottenBefore(now: Date): Date {
  return minutesAfter(now, -knownDeviceRules.days * dayMinutes);
}
