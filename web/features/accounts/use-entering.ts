import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import type { SessionData } from '#contract/accounts/sessions.ts';
import { homeOf } from '#web/api/guards.ts';
import { sessionOf } from '#web/api/session-of.ts';
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

  return {
    goHome,
    enterByPassword: (data: SessionData) => {
      const session = sessionOf(data);
      startSession(session);
      return goHome(session);
    },
    /** A code leads a member to their own profile; an administrator has none. */
    enterByCode: (data: SessionData) => {
      const session = sessionOf(data);
      startSession(session);
      return goHome(session, isAdministrator(session) ? homeOf(session) : '/myProfile');
    },
  };
}
