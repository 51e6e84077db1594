import type { NotificationKind } from '#contract/notifications/notification.choices.ts';
import { changeTelling } from '#server/features/settings/settings.ts';
import type { Context } from '#server/platform/context.ts';
import { problem } from '#server/platform/problem.ts';
import { readStopToken } from './mail-tokens.ts';

/**
 * Ends a member's mails of one kind by a link of such a mail; the bell goes on. Again does no harm. Throws not_found for a token
 * that is none of ours or whose account is gone.
 */
export async function stopMails(
  { transact, secretKey, now }: Context,
  token: string,
): Promise<NotificationKind> {
  const stop = readStopToken(secretKey, token);
  if (stop === null) throw problem('not_found');
  const { accountId, kind } = stop;
  const isKnown = await transact((work) =>
    changeTelling(work, { accountId, kind, change: { mail: false }, now: now() }),
  );
  if (!isKnown) throw problem('not_found');
  return kind;
}
