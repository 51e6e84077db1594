import { useEffect } from 'react';
import { findSession } from '#web/app/client/remembered.ts';
import { type Session, useSession } from '#web/app/client/session.ts';

/**
 * The signed-in person, who is looked for when the screen opens: in the other tabs, and in a remembered browser at the server. A
 * visitor's page makes no call.
 */
export function useKnownSession(): Session | undefined {
  const session = useSession();
  useEffect(() => {
    // Without a connection the person goes on as a visitor.
    findSession().catch(() => undefined);
  }, []);
  return session;
}
