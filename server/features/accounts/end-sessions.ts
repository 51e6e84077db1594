import type { endSessions as endSessionsEndpoint } from '#contract/accounts/sessions.ts';
import type { ValidInput } from '#contract/calls/endpoint.ts';
import type { Context } from '#server/platform/context.ts';
import type { AnsweredCookie, Cookies } from '#server/platform/http/cookies.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { lockAccount } from './accounts.repository.ts';
import { deleteKnownDevicesOf } from './guessing/devices.repository.ts';
import { deviceOf } from './guessing/devices.ts';
import { dropUnknown, rememberAgain } from './remembered/remembered.ts';
import { deleteSessionsOf } from './sessions.repository.ts';

type Ending = { caller: Caller; input: ValidInput<typeof endSessionsEndpoint>; cookies: Cookies };

/**
 * Signs the caller out everywhere, in one session, or in every session but this one, and gives the number of sessions
 * ended. The browsers of all of them, except of a single one, are strangers afterwards, and a copied cookie of this browser opens
 * nothing. A session that has already ended, or belongs to another account, is not counted.
 */
export async function endSessions(
  context: Context,
  { caller, input, cookies }: Ending,
): Promise<{ data: { ended: number }; cookies: AnsweredCookie[] }> {
  const { accountId, sessionId } = caller;
  const { everywhere, session_id: onlySessionId } = input;
  return context.transact(async ({ database }) => {
    await lockAccount(database, accountId);
    if (everywhere) {
      await deleteKnownDevicesOf(database, { accountId });
      const ended = await deleteSessionsOf(database, { accountId });
      return { data: { ended }, cookies: await dropUnknown(database, cookies) };
    }
    if (onlySessionId !== undefined) {
      const ended = await deleteSessionsOf(database, { accountId, onlySessionId });
      return { data: { ended }, cookies: await dropUnknown(database, cookies) };
    }
    await deleteKnownDevicesOf(database, { accountId, exceptHash: deviceOf(cookies).hash });
    const ended = await deleteSessionsOf(database, { accountId, exceptSessionId: sessionId });
    const answered = await rememberAgain(database, { caller, cookies, now: context.now() });
    return { data: { ended }, cookies: answered };
  });
}
