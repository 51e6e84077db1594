import { endSession, onSessionChange, readSession, startSession, type Session } from './session.ts';

type Message = { kind: 'asked' } | { kind: 'given'; session: Session } | { kind: 'ended'; token: string };

/** How long a new tab waits for another tab to hand its session over before it counts as signed out. */
const patienceMilliseconds = 200;

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
    });
    if (lastToken !== undefined) return resolve();
    send(channel, { kind: 'asked' });
    // No answer means that no other tab is signed in; nobody can tell us so.
    window.setTimeout(resolve, patienceMilliseconds);
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
