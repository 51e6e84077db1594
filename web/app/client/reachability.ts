import { useSyncExternalStore } from 'react';
import { createStore } from '#web/design/store.ts';

/** Whether the server can be reached: this device has a network, and the last look at the server did not fail. */
const online = createStore(true);

export const readOnline = online.read;

/** Calls back when the connection is lost or is back. Returns the function that stops this. */
export const onOnlineChange = online.subscribe;

/** Whether the server can be reached; a page rendered on the server counts as connected. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(online.subscribe, online.read, () => true);
}

const lookMilliseconds = 10_000;
const firstPause = 3000;
const longestPause = 30_000;

let looking: Promise<void> | undefined;
let timer: number | undefined;
let pause = firstPause;

/**
 * Looks whether the server can be reached, after a call that had no answer, and resolves to the result. One call alone can break; only
 * when the server does not answer this small one either, the window counts as offline, and looks again until it does.
 */
export async function lookForServer(): Promise<boolean> {
  looking ??= look().finally(() => {
    looking = undefined;
  });
  await looking;
  return online.read();
}

async function look(): Promise<void> {
  window.clearTimeout(timer);
  const isReached = navigator.onLine && (await reachServer());
  if (isReached !== online.read()) online.set(isReached);
  if (isReached) pause = firstPause;
  // Without a network the browser itself says when there is one.
  else if (navigator.onLine) {
    timer = window.setTimeout(() => void lookForServer(), pause);
    pause = Math.min(pause * 2, longestPause);
  }
}

/** A proxy before a server that is gone answers with an error of its own. */
async function reachServer(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(lookMilliseconds);
    const { status } = await fetch('/health/live', { signal, cache: 'no-store', credentials: 'omit' });
    return status < 500;
  } catch {
    return false;
  }
}

/** Follows what the browser knows of the network of this device. */
export function followNetwork(): void {
  const lookAgain = () => void lookForServer();
  window.addEventListener('online', lookAgain);
  window.addEventListener('offline', lookAgain);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && !online.read()) lookAgain();
  });
  if (!navigator.onLine) lookAgain();
}

/** The forms that were submitted without the server. */
let waitingForms = 0;

/** Calls back once when the server can be reached again, and counts as one thing that waits. Returns the function that stops this. */
export function waitForServer(goOn: () => void): () => void {
  countWaiting('forms', (waitingForms += 1));
  const goOnIfOnline = () => {
    if (online.read()) goOn();
  };
  const stopListening = online.subscribe(goOnIfOnline);
  queueMicrotask(goOnIfOnline);
  return () => {
    stopListening();
    countWaiting('forms', (waitingForms -= 1));
  };
}

type Source = 'acts' | 'messages' | 'forms';

/** How much waits for the connection, by what it is. */
const waiting = createStore<Readonly<Record<Source, number>>>({ acts: 0, messages: 0, forms: 0 });

export function countWaiting(source: Source, count: number): void {
  if (waiting.read()[source] !== count) waiting.set({ ...waiting.read(), [source]: count });
}

/** How many things were pressed or written that wait for the connection. */
export function useWaitingCount(): number {
  const { acts, messages, forms } = useSyncExternalStore(waiting.subscribe, waiting.read, waiting.read);
  return acts + messages + forms;
}
