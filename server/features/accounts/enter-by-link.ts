import type { enterByLink as enterByLinkEndpoint } from '#contract/accounts/codes.ts';
import type { ValidInput } from '#contract/calls/endpoint.ts';
import type { Context } from '#server/platform/context.ts';
import type { Cookies } from '#server/platform/http/cookies.ts';
import type { Client } from '#server/platform/http/route.ts';
import { noteAccount } from '#server/platform/logging/security-log.ts';
import { problem } from '#server/platform/problem.ts';
import { lockAccount } from './accounts.repository.ts';
import { codeRules, minutesAfter } from './accounts.rules.ts';
import { useLink } from './codes.repository.ts';
import { deviceOf } from './guessing/devices.ts';
import { refuseInactive } from './refuse-inactive.ts';
import { beginSession, type SignedIn } from './remembered/remembered.ts';
import { hashToken } from './secrets.ts';

/**
 * Signs in with the link of the newest mail with a code: once, for an hour, and whatever strangers did with the code. A link
 * cannot be guessed, so no try is counted. Only for an address that is verified: what was registered with another one may be a stranger's.
 * Throws not_found for a link that is unknown, used or expired, or as `refuseInactive`.
 */
export async function enterByLink(
  context: Context,
  {
    input,
    client,
    cookies,
  }: { input: ValidInput<typeof enterByLinkEndpoint>; client: Client; cookies: Cookies },
): Promise<SignedIn> {
  const now = context.now();
  return context.transact(async (work) => {
    const since = minutesAfter(now, -codeRules.linkValidMinutes);
    const used = await useLink(work.database, { linkHash: hashToken(input.token), since, now });
    const account = used === undefined ? undefined : await lockAccount(work.database, used.accountId);
    if (account === undefined || account.email !== used?.address || account.emailVerifiedAt === null) {
      throw problem('not_found');
    }
    noteAccount(account.id);
    if (account.status !== 'active') await refuseInactive(work.database, { accountId: account.id, now });
    return beginSession(work, {
      account,
      client,
      cookies,
      device: deviceOf(cookies),
      remember: input.remember,
      now,
    });
  });
}
