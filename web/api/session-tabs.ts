import { endSession, onSessionChange, readSession, startSession, type Session } from './session.ts';

type Message = { kind: 'asked' } | { kind: 'given'; session: Session } | { kind: 'ended'; token: string };

/** Every signed-in tab has this Web Lock, so that a new tab knows whether a signed-in tab can answer it. */
const lockName = 'signed-in';

/** How long a new tab waits for the answer of a signed-in tab before it counts as signed out. */
const waitMilliseconds = 3000;
/** The same without locks: browsers offer them over HTTPS and on localhost alone. */
const waitMillisecondsWithoutLocks = 200;

let joined: Promise<void> | undefined;

/**
 * Joins the tabs of this browser: a tab opened by its address receives the session of a signed-in one, and signing out
 * in one tab signs out all. Resolves when the session of this tab is known. Can be called often.
 */
export function joinTabs(): Promise<void> {
  joined ??= new Promise((resolve) => {
    const channel = new BroadcastChannel('session');
    let lastToken = readSession()?.token;
    channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
      answer(channel, data);
      if (data.kind === 'given') resolve();
    });
    onSessionChange(({ session, end }) => {
      if (end !== undefined && lastToken !== undefined) send(channel, { kind: 'ended', token: lastToken });
      lastToken = session?.token;
      setLock(session !== undefined);
    });
    setLock(lastToken !== undefined);
    if (lastToken !== undefined) return resolve();
    send(channel, { kind: 'asked' });
    void findWait().then((wait) => window.setTimeout(resolve, wait));
  });
  return joined;
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
