import { createHmac } from 'node:crypto';
import {
  notificationKindNames,
  type NotificationKind,
} from '#contract/notifications/notification.choices.ts';
import { changeNotificationChannels } from '#server/features/settings/settings.ts';
import type { Context } from '#server/platform/context.ts';
import { problem } from '#server/platform/problem.ts';
import { isSignedToken } from '#server/platform/signed-token.ts';

/** The member and the kind of the mails that a link ends. */
type MailStop = { accountId: number; kind: NotificationKind };

/**
 * The token of the link that ends mails of a kind without signing in. It is derived from the secret key, so that links of old mails
 * keep working and none is stored.
 */
export function stopToken(secretKey: string, { accountId, kind }: MailStop): string {
  const signature = createHmac('sha256', secretKey).update(`mails of ${kind} to account ${accountId}`);
  return `${accountId}-${kind}-${signature.digest('base64url')}`;
}

/** What a token ends; null when the signature is wrong. */
function readStopToken(keys: readonly string[], token: string): MailStop | null {
  const [, digits, name] = /^(\d{1,9})-([a-z_]{1,40})-[\w-]{43}$/.exec(token) ?? [];
  const kind = notificationKindNames.find((known) => known === name);
  if (digits === undefined || kind === undefined) return null;
  const stop = { accountId: Number(digits), kind };
  return isSignedToken(token, { keys, sign: (key) => stopToken(key, stop) }) ? stop : null;
}

/**
 * Turns a member's mails of one kind off by the token of such a mail, and returns the kind; the bell does not change. Repeating it
 * does no harm. Throws not_found for a wrong token, or when the account has been erased.
 */
export async function stopMails(
  { transact, acceptedKeys, now }: Context,
  token: string,
): Promise<NotificationKind> {
  const stop = readStopToken(acceptedKeys, token);
  if (stop === null) throw problem('not_found');
  const isChanged = await transact((work) =>
    changeNotificationChannels(work, { ...stop, channels: { mail: false }, now: now() }),
  );
  if (!isChanged) throw problem('not_found');
  return stop.kind;
}
