import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { showSession } from '#contract/accounts/sessions.ts';
import { endpointQuery, queryClient } from './queries.ts';
import { sessionOf } from './session-of.ts';
import { readSession, startSession, type Session } from './session.ts';

/**
 * Loads the person of the token when an area is entered, and again when the person comes back to the tab. The client
 * ends the session of a revoked token; a new name, picture or role replaces the stored one.
 */
export function useCheckedSession(): { isVerified: boolean } {
  const { data } = useQuery(endpointQuery(showSession, {}));
  const person = data?.data;
  useEffect(() => {
    const token = readSession()?.token;
    if (person !== undefined && token !== undefined) changeSession(sessionOf({ ...person, token }));
  }, [person]);
  return { isVerified: person?.is_verified ?? false };
}

/** Changes the name or picture that the shell shows of the signed-in person. A property that is left out stays. */
export function changeSessionPerson(change: { name?: string; profile_pic?: string | null }): void {
  const session = readSession();
  if (session === undefined) return;
  const { name = session.name, profile_pic: picture = session.profilePic } = change;
  queryClient.setQueryData(
    endpointQuery(showSession, {}).queryKey,
    (answer) =>
      answer && { ...answer, data: { ...answer.data, name, profile_pic: picture === '' ? null : picture } },
  );
  changeSession({ name, profilePic: picture ?? '' });
}

function changeSession(change: Partial<Session>): void {
  const session = readSession();
  if (session === undefined) return;
  const changed = { ...session, ...change };
  // Both have their keys in the order of the stored session.
  if (JSON.stringify(changed) !== JSON.stringify(session)) startSession(changed);
}
