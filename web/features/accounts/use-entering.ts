import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { type SessionData, showSession } from '#contract/accounts/sessions.ts';
import { homeOf } from '#web/api/guards.ts';
import { noteRemembered } from '#web/api/remembered.ts';
import { sessionOf } from '#web/api/session-of.ts';
import { endpointQuery, queryClient } from '#web/api/queries.ts';
import { isAdministrator, startSession, type Session } from '#web/api/session.ts';

/** Stores the session of a person who has signed in, and opens their area. */
export function useEntering() {
  const { next } = useSearch({ from: '/' });
  const navigate = useNavigate();
  const router = useRouter();

  /** Opens the page that the person wanted, else their area. Resolves when that page is rendered and has the focus. */
  const goHome = async (session: Session, home: string = homeOf(session)): Promise<void> => {
    const arrived = new Promise<void>((resolve) => {
      const stop = router.subscribe('onRendered', () => {
        stop();
        resolve();
      });
    });
    await navigate({ href: next ?? home, replace: true });
    await arrived;
  };

  const begin = async (data: SessionData, remember: boolean): Promise<Session> => {
    const session = sessionOf(data);
    startSession(session);
    noteRemembered(session, remember);
    // Known before the area opens, whose calls would be refused while a step of signing in is missing. On a failure it asks again.
    await queryClient.query(endpointQuery(showSession, {})).catch(() => undefined);
    return session;
  };

  return {
    goHome,
    /** Resolves to whether nothing is missing: neither a second factor nor the rest of a registration has to be given first. */
    enter: async (data: SessionData, remember: boolean): Promise<boolean> => {
      const session = await begin(data, remember);
      await goHome(session);
      return data.missing_step === null;
    },
    /** A code leads a member to their own profile; an administrator has none. */
    enterByCode: async (data: SessionData, remember: boolean) => {
      const session = await begin(data, remember);
      return goHome(session, isAdministrator(session) ? homeOf(session) : '/myProfile');
    },
  };
}
