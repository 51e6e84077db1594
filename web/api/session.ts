import { useSyncExternalStore } from 'react';
import type { SessionData } from '#contract/accounts/sessions.ts';

const keys = ['token', 'profilePic', 'user_id', 'email', 'name', 'role'] as const;

/**
 * The signed-in person of this tab: the five documented keys of the session storage, and the role. They are stored
 * nowhere else; `session-tabs.ts` sends them to other tabs.
 */
export type Session = Record<(typeof keys)[number], string>;

/** Why a session ended: the person signed out (here or in another tab), or the server no longer accepts the token. */
type SessionEnd = 'signed-out' | 'expired';

type Change = { session: Session | undefined; end?: SessionEnd };
type Listener = (change: Change) => void;

const listeners = new Set<Listener>();
let current: Session | undefined;
let hasRead = false;

/** Returns the session of this tab, the same object until it changes; undefined on the server and for visitors. */
export function readSession(): Session | undefined {
  if (!hasRead && typeof window !== 'undefined') {
    hasRead = true;
    current = readStorage();
  }
  return current;
}

/** A token makes a session; a key that an older version did not store is empty. */
function readStorage(): Session | undefined {
  const read = (key: keyof Session) => sessionStorage.getItem(key) ?? '';
  const session = {
    token: read('token'),
    profilePic: read('profilePic'),
    user_id: read('user_id'),
    email: read('email'),
    name: read('name'),
    role: read('role'),
  };
  return session.token === '' ? undefined : session;
}

const readNothing = (): undefined => {};

/** Returns the signed-in person; undefined for a visitor and while the page is rendered on the server. */
export function useSession(): Session | undefined {
  return useSyncExternalStore(onSessionChange, readSession, readNothing);
}

/** Returns the session as it is stored, from the answer to signing in. */
export function sessionOf(data: SessionData): Session {
  return {
    token: data.token,
    profilePic: data.profile_pic ?? '',
    user_id: String(data.user_id),
    email: data.email,
    name: data.name,
    role: data.role,
  };
}

export function isAdministrator(session: Session | undefined): boolean {
  return session?.role === 'admin';
}

/** Stores the session of a person who has just signed in, or whose name, picture or role changed. */
export function startSession(session: Session): void {
  for (const key of keys) sessionStorage.setItem(key, session[key]);
  hasRead = true;
  current = session;
  notify({ session });
}

/** Removes the session of this tab and notifies the listeners, which include the other tabs. */
export function endSession(end: SessionEnd): void {
  if (readSession() === undefined) return;
  for (const key of keys) sessionStorage.removeItem(key);
  current = undefined;
  notify({ session: undefined, end });
}

/** Calls back on every start and end of a session. Returns the function that stops this. */
export function onSessionChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notify(change: Change): void {
  for (const listener of listeners) listener(change);
}
