import { type SessionData, showSession } from '#contract/accounts/sessions.ts';
import { endpointQuery, queryClient } from '#web/app/client/queries.ts';
import { noteRemembered } from '#web/app/client/remembered.ts';
import { sessionOf } from '#web/app/client/session-of.ts';
import { startSession, type Session } from '#web/app/client/session.ts';

/** Stores the session of a person who has signed in, and whether the browser is remembered. */
export async function beginSession(data: SessionData, remember: boolean): Promise<Session> {
  const session = sessionOf(data);
  startSession(session);
  noteRemembered(session, remember);
  // Known before the area opens, whose calls would be refused while a step of signing in is missing. On a failure it asks again.
  await queryClient.query(endpointQuery(showSession, {})).catch(() => undefined);
  return session;
}
