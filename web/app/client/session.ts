import { useSyncExternalStore } from 'react';
import { clearOthers, clearPerson } from '#web/app/storage/clear-stored.ts';
import { createStoredText, readTexts } from '#web/app/storage/stored.ts';

const keys = ['token', 'profilePic', 'user_id', 'email', 'name', 'role', 'missingStep'] as const;

/**
 * The signed-in person of this tab: the five documented keys of the session storage, the role, and the step of the sign-in that is
 * missing (empty when none is).
 */
export type Session = Record<(typeof keys)[number], string>;

/** Why a session ended: the person signed out (here or in another tab), or the server no longer accepts the token. */
type SessionEnd = 'signed-out' | 'expired';

type Change = { session: Session | undefined; before: Session | undefined; end?: SessionEnd };
type Listener = (change: Change) => void;

const texts = keys.map((key) => [key, createStoredText({ key, lifetime: 'tab' })] as const);
const listeners = new Set<Listener>();
let current = parseSession(Object.fromEntries(texts.map(([key, text]) => [key, text.read()])));

/** A token makes a session; a key that an older version did not store is empty. */
function parseSession(stored: unknown): Session | undefined {
  const { token = '', profilePic = '', user_id = '', email = '', ...more } = readTexts(stored);
  const { name = '', role = '', missingStep = '' } = more;
  return token === '' ? undefined : { token, profilePic, user_id, email, name, role, missingStep };
}

/** Returns the session of this tab, the same object until it changes; undefined on the server and for visitors. */
export function readSession(): Session | undefined {
  return current;
}

const readNothing = (): undefined => {};

/** Returns the signed-in person; undefined for a visitor and while the page is rendered on the server. */
export function useSession(): Session | undefined {
  return useSyncExternalStore(onSessionChange, readSession, readNothing);
}

export function isAdministrator(session: Session | undefined): boolean {
  return session?.role === 'admin';
}

/** Stores the session of a person who has just signed in, or whose name, picture or role changed. */
export function startSession(session: Session): void {
  // Another person goes on in the same tab: nothing of the one before is theirs.
  if (current !== undefined && current.user_id !== session.user_id) clearPerson({});
  clearOthers(session.user_id);
  for (const [key, text] of texts) text.write(session[key]);
  replace({ session });
}

/**
 * Removes the session of this tab with all that the person leaves in this browser, and notifies the listeners, which include the other
 * tabs. Every end of a session comes here. After an expired one, unsent texts wait for the same member.
 */
export function endSession(end: SessionEnd): void {
  if (current === undefined) return;
  clearPerson({ unsentOf: end === 'expired' ? current.user_id : undefined });
  replace({ session: undefined, end });
}

/**
 * Loads a page anew that the browser shows again as it was left (Back), when it was a signed-in person's, or another one is signed in
 * since then: it still shows what that person saw.
 */
export function followReturns(): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    const isSignedIn = texts.some(([key, text]) => key === 'token' && text.read() !== undefined);
    if (persisted && (current !== undefined || isSignedIn)) window.location.reload();
  });
}

/** Calls back on every start and end of a session. Returns the function that stops this. */
export function onSessionChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function replace(change: Omit<Change, 'before'>): void {
  const before = current;
  current = change.session;
  for (const listener of listeners) listener({ ...change, before });
}

/** What tabs send to each other. A tab of another version sends it too, so what it brings is checked. */
type Message =
  | { kind: 'asked' }
  | { kind: 'given'; session: unknown }
  | { kind: 'ended'; token: unknown; userId?: unknown; end?: unknown };

/** Every signed-in tab has this Web Lock, so that a new tab knows whether a signed-in tab can answer it. */
const lockName = 'signed-in';

/** How long a new tab waits for the answer of a signed-in tab before it counts as signed out. */
const waitMilliseconds = 3000;
/** The same without locks: browsers offer them over HTTPS and on localhost alone. */
const waitMillisecondsWithoutLocks = 200;

let joined: Promise<void> | undefined;
let ask: (() => Promise<void>) | undefined;

/**
 * Joins the tabs of this browser: a tab opened by its address receives the session of a signed-in one, and signing out
 * in one tab signs out all. Resolves when the session of this tab is known. Can be called often.
 */
export function joinTabs(): Promise<void> {
  joined ??= askTabs();
  return joined;
}

/** Asks the other tabs for their session, unless this one has one. Resolves when a tab has answered, or none will. */
export function askTabs(): Promise<void> {
  ask ??= openChannel();
  return ask();
}

/** Whether the end in another tab is that of this one. A tab that came back alone has another token of the person who signs out. */
function endsHere({ token, userId, end }: Extract<Message, { kind: 'ended' }>): boolean {
  if (current === undefined) return false;
  return current.token === token || (end === 'signed-out' && current.user_id === userId);
}

function openChannel(): () => Promise<void> {
  const waiting = new Set<() => void>();
  const channel = new BroadcastChannel('session');
  const send = (message: Message) => channel.postMessage(message);
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'asked' && current !== undefined) send({ kind: 'given', session: current });
    if (data.kind === 'ended' && endsHere(data)) endSession(parseEnd(data.end));
    if (data.kind !== 'given') return;
    const session = parseSession(data.session);
    if (current === undefined && session !== undefined) startSession(session);
    for (const resolve of waiting) resolve();
    waiting.clear();
  });
  onSessionChange(({ session, before, end }) => {
    if (end !== undefined) send({ kind: 'ended', token: before?.token, userId: before?.user_id, end });
    setLock(session !== undefined);
  });
  setLock(current !== undefined);
  return () =>
    new Promise((resolve) => {
      if (current !== undefined) return resolve();
      waiting.add(resolve);
      send({ kind: 'asked' });
      void findWait().then((wait) => window.setTimeout(resolve, wait));
    });
}

/** Of an unknown reason, nothing of the person may stay. */
function parseEnd(end: unknown): SessionEnd {
  return end === 'expired' ? 'expired' : 'signed-out';
}

let releaseLock: (() => void) | undefined;

/** Takes the lock while this tab is signed in and releases it afterwards. */
function setLock(isSignedIn: boolean): void {
  if (!isSignedIn) {
    releaseLock?.();
    releaseLock = undefined;
  } else if (releaseLock === undefined && 'locks' in navigator) {
    const released = new Promise<void>((resolve) => {
      releaseLock = resolve;
    });
    void navigator.locks.request(lockName, { mode: 'shared' }, () => released);
  }
}

async function findWait(): Promise<number> {
  if (!('locks' in navigator)) return waitMillisecondsWithoutLocks;
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === lockName) ? waitMilliseconds : 0;
}
