import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { type SessionData, showSession } from '#contract/accounts/sessions.ts';
import { homeOf } from '#web/api/guards.ts';
import { sessionOf } from '#web/api/session-of.ts';
import { endpointQuery, queryClient } from '#web/api/queries.ts';
import { isAdministrator, startSession, type Session } from '#web/api/session.ts';

const stateQuery = endpointQuery(showSession, {});

/** Reads what is missing of a sign-in before the area opens, whose calls would be refused. On a failure the area asks again. */
async function readState(): Promise<void> {
  await queryClient.query(stateQuery).catch(() => undefined);
}

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
    /** Resolves to whether nothing is missing: no second factor has to be given first. */
    enter: async (data: SessionData): Promise<boolean> => {
      const session = sessionOf(data);
      startSession(session);
      await readState();
      await goHome(session);
      return queryClient.getQueryData(stateQuery.queryKey)?.data.missing_step === null;
    },
    /** A code leads a member to their own profile; an administrator has none. */
    enterByCode: async (data: SessionData) => {
      const session = sessionOf(data);
      startSession(session);
      await readState();
      return goHome(session, isAdministrator(session) ? homeOf(session) : '/myProfile');
    },
  };
}
