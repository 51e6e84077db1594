import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import type { SessionData } from '#contract/accounts/sessions.ts';
import { homeOf, wantedPath } from '#web/app/client/guards.ts';
import { isAdministrator, type Session } from '#web/app/client/session.ts';
import { deleteDraft } from './registration/registration-draft.ts';

/** Stores the session of a person who has signed in, and opens their area. */
export function useEntering() {
  // Only `/` reads `next` of its address. It may come from anywhere, so only paths of this site are followed.
  const next = wantedPath(useSearch({ strict: false }).next);
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

  // Loaded with the schemas of the calls, while the code or the password is typed.
  const begin = async (data: SessionData, remember: boolean): Promise<Session> => {
    const { beginSession } = await import('./begin-session.ts');
    return beginSession(data, remember);
  };

  return {
    goHome,
    /** Resolves to whether nothing is missing: neither a second factor nor the rest of a registration has to be given first. */
    enter: async (data: SessionData, remember: boolean): Promise<boolean> => {
      const session = await begin(data, remember);
      await goHome(session);
      return data.missing_step === null;
    },
    /** The code of a registration leads to the guided first profile while it is due, else to the own profile. */
    enterNew: async (data: SessionData, remember: boolean) => {
      const session = await begin(data, remember);
      deleteDraft();
      if (isAdministrator(session)) return goHome(session);
      const { findFirstHome } = await import('./first-home.ts');
      return goHome(session, await findFirstHome());
    },
    /** A code leads a member to their own profile; an administrator has none. */
    enterByCode: async (data: SessionData, remember: boolean) => {
      const session = await begin(data, remember);
      return goHome(session, isAdministrator(session) ? homeOf(session) : '/myProfile');
    },
  };
}
