import { createHmac } from 'node:crypto';
import { hashToken } from '#server/features/accounts/accounts.ts';
import type { Context } from '#server/platform/context.ts';
import { problem } from '#server/platform/problem.ts';
import { isSignedToken } from '#server/platform/signed-token.ts';
import { stopAlertByToken, stopAlertOfSearch, stopAlertsOf } from './saved-searches.repository.ts';

// The tokens of the links that end alerts without signing in are derived from the secret key, so that links of old mails keep
// working, while the key is replaced too.

/** The token that ends the alert of one search. */
export function alertToken(secretKey: string, searchId: number): string {
  return `s${searchId}-${sign(secretKey, `alert of search ${searchId}`)}`;
}

/** The search of such a token; null for a token of another kind, or with a wrong signature. */
function readAlertToken(keys: readonly string[], token: string): number | null {
  const digits = /^s(\d{1,9})-[\w-]{43}$/.exec(token)?.[1];
  if (digits === undefined) return null;
  const searchId = Number(digits);
  return isSignedToken(token, { keys, sign: (key) => alertToken(key, searchId) }) ? searchId : null;
}

/** The token that ends all alerts of a member. */
export function allAlertsToken(secretKey: string, accountId: number): string {
  return `${accountId}-${sign(secretKey, `alerts of account ${accountId}`)}`;
}

/** The member of a token that ends all alerts; null for a token of another kind, or with a wrong signature. */
export function readAllAlertsToken(keys: readonly string[], token: string): number | null {
  const digits = /^(\d{1,9})-[\w-]{43}$/.exec(token)?.[1];
  if (digits === undefined) return null;
  const accountId = Number(digits);
  return isSignedToken(token, { keys, sign: (key) => allAlertsToken(key, accountId) }) ? accountId : null;
}

function sign(secretKey: string, text: string): string {
  return createHmac('sha256', secretKey).update(text).digest('base64url');
}

/**
 * Ends the alert of a search, or all alerts of a member, by the token of a mail; repeating it does no harm. Throws not_found for a
 * wrong token, or when the search has been removed.
 */
export async function stopAlert({ database, acceptedKeys }: Context, token: string): Promise<void> {
  const accountId = readAllAlertsToken(acceptedKeys, token);
  if (accountId !== null) return stopAlertsOf(database, accountId);
  const searchId = readAlertToken(acceptedKeys, token);
  const isKnown =
    searchId === null
      ? // The tokens of older mails do not name their search; its row has their hash.
        await stopAlertByToken(database, hashToken(token))
      : await stopAlertOfSearch(database, searchId);
  if (!isKnown) throw problem('not_found');
}
