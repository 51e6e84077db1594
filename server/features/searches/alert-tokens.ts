import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * The links of the mails end alerts without signing in. They follow from the secret key, so that the link of an old mail and
 * that of a new one are the same; the row of a search holds the hash of its own.
 */

/** Ends the alert of one search. */
export function alertToken(secretKey: string, searchId: number): string {
  return sign(secretKey, `alert of search ${searchId}`);
}

/** Ends all alerts of a member. */
export function allAlertsToken(secretKey: string, accountId: number): string {
  return `${accountId}-${sign(secretKey, `alerts of account ${accountId}`)}`;
}

/** The member whose alerts a token ends; null when it is none of this kind, or none of ours. */
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
