import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { showSession } from '#contract/accounts/show-session.ts';
import { endpointQuery } from '#web/api/queries.ts';
import { readSession, startSession } from '#web/api/session.ts';

/**
 * Asks the server whose token this is: when an area is entered, and again when somebody comes back to the tab. A revoked
 * token signs out (the transport sees to it); a new name, picture or role takes the place of the stored one.
 */
export function useCheckedSession(): { isVerified: boolean } {
  const { data } = useQuery(endpointQuery(showSession, {}));
  const person = data?.data;
  useEffect(() => {
    const session = readSession();
    if (person === undefined || session === undefined) return;
    const { name, email, role } = person;
    const profilePic = person.profile_pic ?? '';
    const isSame =
      session.user_id === String(person.user_id) &&
      session.name === name &&
      session.email === email &&
      session.role === role &&
      session.profilePic === profilePic;
    if (!isSame) startSession({ ...session, user_id: String(person.user_id), name, email, role, profilePic });
  }, [person]);
  return { isVerified: person?.is_verified ?? false };
}
