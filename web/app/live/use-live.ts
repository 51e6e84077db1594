import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { showSession } from '#contract/accounts/sessions.ts';
import type { LiveMessage, LiveEvent } from '#contract/notifications/live.events.ts';
import { ApiUnreachable } from '#web/app/client/answer.ts';
import { callEndpoint, setConnectionId } from '#web/app/client/browser-client.ts';
import { connectedSignal, typingSignal } from '#web/app/client/live-signals.ts';
import { queryClient } from '#web/app/client/queries.ts';
import { useSession } from '#web/app/client/session.ts';
import { invalidateChanged } from '#web/app/client/stale-answers.ts';
import type { Reconnect } from './close-codes.rules.ts';
import { openConnection } from './open-connection.ts';
import { frequentTags, joinEvents, missedTags } from './event-batch.rules.ts';

/** The first event waits so long for others, and the next batch starts at the earliest so long after it. */
const batchMilliseconds = 40;
const pauseMilliseconds = 300;

/** Collects events and applies them to the query cache in batches. */
function createEventBatcher(queries: QueryClient): {
  add: (event: LiveEvent) => void;
  stop: () => void;
} {
  let waiting: LiveEvent[] = [];
  let timer: number | undefined;
  let lastApplied = Number.NEGATIVE_INFINITY;
  const apply = () => {
    const change = joinEvents(waiting);
    waiting = [];
    timer = undefined;
    lastApplied = performance.now();
    void invalidateChanged(queries, change);
  };
  return {
    add: (event) => {
      waiting.push(event);
      const pause = lastApplied + pauseMilliseconds - performance.now();
      timer ??= window.setTimeout(apply, Math.max(batchMilliseconds, pause));
    },
    stop: () => window.clearTimeout(timer),
  };
}

/** Refetches everything that an event can change, because events may have been missed. */
async function refetchEverything(queries: QueryClient): Promise<void> {
  await invalidateChanged(queries, { tags: missedTags });
}

/** Refetches what may have changed between the first answers and the first connection. */
async function refetchFrequent(queries: QueryClient): Promise<void> {
  await invalidateChanged(queries, { tags: frequentTags });
}

/** Keeps the query cache up to date with the server while a session lasts. */
export function useLive(): void {
  const token = useSession()?.token;
  useEffect(() => (token === undefined ? undefined : followServer(queryClient, token)), [token]);
}

/** After so long without a connection the window polls. */
const disconnectedMilliseconds = 6000;

/** All windows get `missed` at the same time; each refetches after a random delay of at most so long. */
const spreadMilliseconds = 3000;

/** Applies the events of one connection, and polls while there is none. Returns a function that stops both. */
function followServer(queries: QueryClient, token: string): () => void {
  const batcher = createEventBatcher(queries);
  let wasConnected = false;
  let pollTimer: number | undefined;
  let stopPolling: (() => void) | undefined;
  let missedTimer: number | undefined;

  const startPolling = () => {
    window.clearTimeout(pollTimer);
    stopPolling ??= pollWhileVisible(() => void refetchEverything(queries));
  };
  const endPolling = () => {
    window.clearTimeout(pollTimer);
    pollTimer = undefined;
    stopPolling?.();
    stopPolling = undefined;
  };
  const onWelcome = (connectionId: string) => {
    setConnectionId(connectionId);
    endPolling();
    void (wasConnected ? refetchEverything(queries) : refetchFrequent(queries));
    wasConnected = true;
    connectedSignal.send();
  };
  const onMissed = () => {
    missedTimer ??= window.setTimeout(() => {
      missedTimer = undefined;
      void refetchEverything(queries);
    }, Math.random() * spreadMilliseconds);
  };
  const onMessage = (message: LiveMessage) => {
    if (message.type === 'welcome') onWelcome(message.connection_id);
    else if (message.type === 'missed') onMissed();
    else if (message.type === 'partner_typing') typingSignal.send(message.partner_id);
    else if (message.type !== 'beat') batcher.add(message);
  };
  const onClose = (reconnect: Reconnect) => {
    setConnectionId(undefined);
    if (reconnect === 'checkSession') void checkSession();
    if (reconnect === 'soon') pollTimer ??= window.setTimeout(startPolling, disconnectedMilliseconds);
    else startPolling();
  };

  const stop = runWhileOnline(() => {
    const close = openConnection({ token, onMessage, onClose });
    pollTimer = window.setTimeout(startPolling, disconnectedMilliseconds);
    return () => {
      close();
      endPolling();
    };
  });
  return () => {
    stop();
    setConnectionId(undefined);
    batcher.stop();
    window.clearTimeout(missedTimer);
  };
}

/** Loads the session. When it has ended on the server, the transport ends it here too. */
async function checkSession(): Promise<void> {
  try {
    await callEndpoint(showSession, {});
  } catch (error) {
    if (!(error instanceof ApiUnreachable)) throw error;
  }
}

const pollMilliseconds = 20_000;

/** Polls while the page is visible, and at once when it becomes visible. Returns a function that stops it. */
function pollWhileVisible(poll: () => void): () => void {
  const pollIfVisible = () => {
    if (document.visibilityState === 'visible') poll();
  };
  const timer = window.setInterval(pollIfVisible, pollMilliseconds);
  document.addEventListener('visibilitychange', pollIfVisible);
  pollIfVisible();
  return () => {
    window.clearInterval(timer);
    document.removeEventListener('visibilitychange', pollIfVisible);
  };
}

/** Starts something when the device goes online and stops it when it goes offline. Returns a function that ends both. */
function runWhileOnline(start: () => () => void): () => void {
  let stop: (() => void) | undefined;
  const update = () => {
    if (navigator.onLine) stop ??= start();
    else end();
  };
  const end = () => {
    stop?.();
    stop = undefined;
  };
  window.addEventListener('online', update);
  window.addEventListener('offline', update);
  update();
  return () => {
    window.removeEventListener('online', update);
    window.removeEventListener('offline', update);
    end();
  };
}
