import { createHmac, timingSafeEqual } from 'node:crypto';
import { hashToken } from '#server/features/accounts/accounts.ts';
import type { Context } from '#server/platform/context.ts';
import { problem } from '#server/platform/problem.ts';
import { stopAlertByToken, stopAlertsOf } from './saved-searches.repository.ts';

// The tokens of the links that end alerts without signing in are derived from the secret key, so that links of old mails keep
// working. The row of a search stores the hash of its own.

/** The token that ends the alert of one search. */
export function alertToken(secretKey: string, searchId: number): string {
  return sign(secretKey, `alert of search ${searchId}`);
}

/** The token that ends all alerts of a member. */
export function allAlertsToken(secretKey: string, accountId: number): string {
  return `${accountId}-${sign(secretKey, `alerts of account ${accountId}`)}`;
}

/** The member of a token that ends all alerts; null for a token of another kind, or with a wrong signature. */
export function readAllAlertsToken(secretKey: string, token: string): number | null {
  const digits = /^(\d{1,9})-[\w-]{43}$/.exec(token)?.[1];
  if (digits === undefined) return null;
  const accountId = Number(digits);
  const [expected, given] = [allAlertsToken(secretKey, accountId), token].map((text) => Buffer.from(text));
  if (expected?.length !== given?.length || expected === undefined || given === undefined) return null;
  return timingSafeEqual(expected, given) ? accountId : null;
}

function sign(secretKey: string, text: string): string {
  return createHmac('sha256', secretKey).update(text).digest('base64url');
}

/**
 * Ends the alert of a search, or all alerts of a member, by the token of a mail; repeating it does no harm. Throws not_found for a
 * wrong token, or when the search has been removed.
 */
export async function stopAlert({ database, secretKey }: Context, token: string): Promise<void> {
  const accountId = readAllAlertsToken(secretKey, token);
  if (accountId !== null) return stopAlertsOf(database, accountId);
  if (!(await stopAlertByToken(database, hashToken(token)))) throw problem('not_found');
}
