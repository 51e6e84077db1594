import type { listSessions as contract } from '#contract/accounts/list-sessions.ts';
import type { EndpointData } from '#contract/endpoint.ts';
import type { Context } from '#server/platform/context.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { listLiveSessions } from './sessions.repository.ts';

/** Where the caller is signed in, the latest used first. */
export async function listSessions(
  { database, now }: Context,
  { accountId, sessionId }: Caller,
): Promise<EndpointData<typeof contract>> {
  const sessions = await listLiveSessions(database, { accountId, now: now() });
  return sessions.map(({ id, userAgent, createdAt, lastUsedAt }) => ({
    session_id: id,
    user_agent: userAgent,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt.toISOString(),
    is_current: id === sessionId,
  }));
}
