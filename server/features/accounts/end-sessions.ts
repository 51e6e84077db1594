import type { endSessions as contract } from '#contract/accounts/end-sessions.ts';
import type { ValidInput } from '#contract/endpoint.ts';
import type { Context } from '#server/platform/context.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { deleteSessionsOf } from './sessions.repository.ts';

/**
 * Signs the caller out: everywhere, in one named place, or everywhere but here. Tells how many sessions ended; one that has
 * ended already, or that is not the caller's, is none.
 */
export async function endSessions(
  { database }: Context,
  { caller, input }: { caller: Caller; input: ValidInput<typeof contract> },
): Promise<number> {
  const { accountId, sessionId } = caller;
  const { everywhere, session_id: onlySessionId } = input;
  if (everywhere) return deleteSessionsOf(database, { accountId });
  if (onlySessionId !== undefined) return deleteSessionsOf(database, { accountId, onlySessionId });
  return deleteSessionsOf(database, { accountId, exceptSessionId: sessionId });
}
