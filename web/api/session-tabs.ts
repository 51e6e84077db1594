import { endSession, onSessionChange, readSession, startSession, type Session } from './session.ts';

type Message = { kind: 'asked' } | { kind: 'given'; session: Session } | { kind: 'ended'; token: string };

/** Every signed-in tab holds this lock, so that a new tab knows whether there is one to answer it. */
const lockName = 'signed-in';

/** How long a new tab waits for a signed-in tab to answer before it counts as signed out. */
const patienceMilliseconds = 3000;
/** The same where the browser has no locks, which it offers over HTTPS and on localhost alone. */
const patienceWithoutLocks = 200;

let tabs: Promise<void> | undefined;

/**
 * Joins the tabs of this browser: a tab opened by address takes the session over from a signed-in one, and signing
 * out in one tab signs out all. Resolves when the session of this tab is known. Safe to call often.
 */
export function joinTabs(): Promise<void> {
  tabs ??= new Promise((resolve) => {
    const channel = new BroadcastChannel('session');
    let lastToken = readSession()?.token;
    channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
      answer(channel, data);
      if (data.kind === 'given') resolve();
    });
    onSessionChange(({ session, end }) => {
      if (end !== undefined && lastToken !== undefined) send(channel, { kind: 'ended', token: lastToken });
      lastToken = session?.token;
      holdLock(session !== undefined);
    });
    holdLock(lastToken !== undefined);
    if (lastToken !== undefined) return resolve();
    send(channel, { kind: 'asked' });
    void findPatience().then((patience) => window.setTimeout(resolve, patience));
  });
  return tabs;
}

function answer(channel: BroadcastChannel, message: Message): void {
  const session = readSession();
  if (message.kind === 'asked' && session !== undefined) send(channel, { kind: 'given', session });
  if (message.kind === 'given' && session === undefined) startSession(message.session);
  if (message.kind === 'ended' && session?.token === message.token) endSession('signed-out');
}

function send(channel: BroadcastChannel, message: Message): void {
  channel.postMessage(message);
}

let releaseLock: (() => void) | undefined;

function holdLock(isSignedIn: boolean): void {
  if (!isSignedIn) {
    releaseLock?.();
    releaseLock = undefined;
  } else if (releaseLock === undefined && 'locks' in navigator) {
    const held = new Promise<void>((resolve) => {
      releaseLock = resolve;
    });
    void navigator.locks.request(lockName, { mode: 'shared' }, () => held);
  }
}

async function findPatience(): Promise<number> {
  if (!('locks' in navigator)) return patienceWithoutLocks;
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === lockName) ? patienceMilliseconds : 0;
}
