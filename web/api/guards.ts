import { redirect } from '@tanstack/react-router';
import { joinTabs } from './session-tabs.ts';
import { isAdministrator, readSession, type Session } from './session.ts';
import { wantedPath } from './wanted-path.ts';

type Guarded = { location: { href: string } };

/** Lets only a signed-in person pass; a visitor signs in first and comes back. For `beforeLoad`. */
export async function requireSession({ location }: Guarded): Promise<{ session: Session }> {
  await joinTabs();
  const session = readSession();
  if (session === undefined) throw redirect({ to: '/', search: signInSearch(location.href) });
  return { session };
}

/** The search of `/` that opens the Sign In dialog and returns to `href` afterwards. */
export function signInSearch(href: string): { dialog: 'sign-in'; next?: string } {
  const next = wantedPath(href);
  return { dialog: 'sign-in', ...(next === undefined ? {} : { next }) };
}

/** Where a person lands after signing in with a password: where they were going, else their area. */
export function homeOf(session: Session): '/admin-dashboard' | '/dashboard' {
  return isAdministrator(session) ? '/admin-dashboard' : '/dashboard';
}
