import { hashToken } from '#server/features/accounts/accounts.ts';
import type { Context } from '#server/platform/context.ts';
import { problem } from '#server/platform/problem.ts';
import { readAllAlertsToken } from './alert-tokens.ts';
import { stopAlertByToken, stopAlertsOf } from './saved-searches.repository.ts';

/**
 * Ends the alert of a search, or all of a member's, by a link of their mails; again does no harm. Throws not_found for a token
 * that is none of ours or whose search is gone.
 */
export async function stopAlert({ database, secretKey }: Context, token: string): Promise<void> {
  const accountId = readAllAlertsToken(secretKey, token);
  if (accountId !== null) return stopAlertsOf(database, accountId);
  if (!(await stopAlertByToken(database, hashToken(token)))) throw problem('not_found');
}
