import type { SessionData } from '#contract/accounts/session-data.ts';

/**
 * The signed-in person of this tab. The five documented keys of the session storage, and the role with them.
 * The storage is the only place; other tabs learn of it over `session-tabs.ts`.
 */
export type Session = {
  token: string;
  profilePic: string;
  user_id: string;
  email: string;
  name: string;
  role: string;
};

/** Why a session ended: the person signed out (here or in another tab), or the server no longer knows the token. */
export type SessionEnd = 'signed-out' | 'expired';

type Change = { session: Session | undefined; end?: SessionEnd };
type Listener = (change: Change) => void;

const keys = ['token', 'profilePic', 'user_id', 'email', 'name', 'role'] as const;
const listeners = new Set<Listener>();
let current: Session | undefined;
let hasRead = false;

/** The session of this tab, the same object until it changes. Undefined on the server and for visitors. */
export function readSession(): Session | undefined {
  if (!hasRead && typeof window !== 'undefined') {
    hasRead = true;
    current = readStorage();
  }
  return current;
}

/** The session as it is kept, from what signing in answers. */
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

/** Keeps the session of a person who has just signed in, or whose name or picture changed. */
export function startSession(session: Session): void {
  for (const key of keys) sessionStorage.setItem(key, session[key]);
  hasRead = true;
  current = session;
  notify({ session });
}

/** Forgets the session of this tab and tells everybody who listens, the other tabs included. */
export function endSession(end: SessionEnd): void {
  if (readSession() === undefined) return;
  for (const key of keys) sessionStorage.removeItem(key);
  current = undefined;
  notify({ session: undefined, end });
}

/** Calls back on every start and end of a session; answers how to stop. */
export function onSessionChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notify(change: Change): void {
  for (const listener of listeners) listener(change);
}

function readStorage(): Session | undefined {
  const token = sessionStorage.getItem('token');
  if (token === null || token === '') return undefined;
  const read = (key: (typeof keys)[number]) => sessionStorage.getItem(key) ?? '';
  return {
    token,
    profilePic: read('profilePic'),
    user_id: read('user_id'),
    email: read('email'),
    name: read('name'),
    role: read('role'),
  };
}
