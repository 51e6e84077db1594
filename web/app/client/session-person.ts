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

type PersonChange = { name?: string; profile_pic?: string | null; missing_step?: null };

/** Changes what the shell shows of the signed-in person, or notes that no step is missing any more. What is left out stays. */
export function changeSessionPerson(change: PersonChange): void {
  const session = readSession();
  if (session === undefined) return;
  const { name = session.name, profile_pic: picture = session.profilePic, ...step } = change;
  queryClient.setQueryData(
    endpointQuery(showSession, {}).queryKey,
    (answer) =>
      answer && {
        ...answer,
        data: { ...answer.data, ...step, name, profile_pic: picture === '' ? null : picture },
      },
  );
  changeSession({ name, profilePic: picture ?? '', ...('missing_step' in step && { missingStep: '' }) });
}

function changeSession(change: Partial<Session>): void {
  const session = readSession();
  if (session === undefined) return;
  const changed = { ...session, ...change };
  // Both have their keys in the order of the stored session.
  if (JSON.stringify(changed) !== JSON.stringify(session)) startSession(changed);
}
