import { createHmac, timingSafeEqual } from 'node:crypto';
import {
  notificationKindNames,
  type NotificationKind,
} from '#contract/notifications/notification.choices.ts';

/** Whose mails of which kind a link ends. */
export type Stop = { accountId: number; kind: NotificationKind };

/**
 * What the link of a mail ends a kind of mails by, without signing in. It follows from the secret key, so that the link of an
 * old mail and that of a new one are the same, and nothing of it is stored.
 */
export function stopToken(secretKey: string, { accountId, kind }: Stop): string {
  const signature = createHmac('sha256', secretKey).update(`mails of ${kind} to account ${accountId}`);
  return `${accountId}-${kind}-${signature.digest('base64url')}`;
}

/** What a token ends; null when it is none of ours. */
export function readStopToken(secretKey: string, token: string): Stop | null {
  const [, digits, name] = /^(\d{1,9})-([a-z_]{1,40})-[\w-]{43}$/.exec(token) ?? [];
  const kind = notificationKindNames.find((known) => known === name);
  if (digits === undefined || kind === undefined) return null;
  const stop = { accountId: Number(digits), kind };
  const [expected, given] = [Buffer.from(stopToken(secretKey, stop)), Buffer.from(token)];
  return expected.length === given.length && timingSafeEqual(expected, given) ? stop : null;
}
