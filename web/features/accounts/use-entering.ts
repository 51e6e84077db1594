import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import type { SessionData } from '#contract/accounts/session-data.ts';
import { homeOf } from '#web/api/guards.ts';
import { isAdministrator, sessionOf, startSession, type Session } from '#web/api/session.ts';

/** The way into the areas: keeps the session of somebody who has proved who they are, and leads on. */
export function useEntering() {
  const { next } = useSearch({ from: '/' });
  const navigate = useNavigate();
  const router = useRouter();

  /** To where the person was going, else to their area. Resolves when that page is there and has taken the focus. */
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
    /** A code leads a member to the own profile; an administrator has none. */
    enterByCode: (data: SessionData) => {
      const session = sessionOf(data);
      startSession(session);
      return goHome(session, isAdministrator(session) ? homeOf(session) : '/myProfile');
    },
  };
}
