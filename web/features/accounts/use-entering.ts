import { useNavigate, useSearch } from '@tanstack/react-router';
import type { SessionData } from '#contract/accounts/session-data.ts';
import { homeOf } from '#web/api/guards.ts';
import { isAdministrator, sessionOf, startSession, type Session } from '#web/api/session.ts';

/** The way into the areas: keeps the session of somebody who has proved who they are, and leads on. */
export function useEntering() {
  const { next } = useSearch({ from: '/' });
  const navigate = useNavigate();

  /** To where the person was going, else to their area. */
  const goHome = (session: Session, home: string = homeOf(session)) =>
    navigate({ href: next ?? home, replace: true });

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
