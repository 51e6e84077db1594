import type { Context } from '#server/platform/context.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { markSeen } from './accounts.repository.ts';
import { minutesAfter, sessionRules } from './accounts.rules.ts';
import { hashToken } from './hash-secret.ts';
import { extendSession, findLiveSession } from './sessions.repository.ts';
import { sessionEnd } from './start-session.ts';

/** The account behind a bearer token; null when the session ended, was revoked, or its account is not active. */
export async function findCaller(context: Context, token: string): Promise<Caller | null> {
  const now = context.now();
  const session = await findLiveSession(context.database, { tokenHash: hashToken(token), now });
  if (session === undefined) return null;
  if (minutesAfter(session.lastUsedAt, sessionRules.noteUseAfterMinutes) < now) {
    await context.transact(async ({ database }) => {
      // The account before its session, as whoever switches it off does it: in one order, nobody waits for ever.
      await markSeen(database, { id: session.accountId, now });
      await extendSession(database, { id: session.id, now, expiresAt: sessionEnd(now) });
    });
  }
  const { accountId, role, id: sessionId, createdAt: sessionCreatedAt } = session;
  return { accountId, role, sessionId, sessionCreatedAt };
}
