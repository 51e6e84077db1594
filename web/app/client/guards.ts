import { redirect } from '@tanstack/react-router';
import { findSession } from './remembered.ts';
import { isAdministrator, type Session } from './session.ts';

type Guarded = { location: { href: string } };

/** Admits signed-in people alone; a visitor signs in first and comes back. For `beforeLoad`. */
export async function requireSession({ location }: Guarded): Promise<{ session: Session }> {
  const session = await findSession();
  if (session === undefined) throw redirect({ to: '/', search: signInSearch(location.href) });
  return { session };
}

/** The search of `/` that opens the Sign In dialog and returns to `href` afterwards. */
export function signInSearch(href: string): { dialog: 'sign-in'; next?: string } {
  const next = wantedPath(href);
  return { dialog: 'sign-in', ...(next === undefined ? {} : { next }) };
}

/** Returns a path of this site to open after signing in; undefined for a value that could lead to another site. */
export function wantedPath(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^\/[^/\\]/.test(value)) return undefined;
  const here = 'http://here.invalid';
  if (!URL.canParse(value, here)) return undefined;
  const url = new URL(value, here);
  if (url.pathname.startsWith('//')) return undefined;
  return url.origin === here ? `${url.pathname}${url.search}${url.hash}` : undefined;
}

/** The area that opens after signing in when no other path is wanted. */
export function homeOf(session: Session): '/admin-dashboard' | '/dashboard' {
  return isAdministrator(session) ? '/admin-dashboard' : '/dashboard';
}
