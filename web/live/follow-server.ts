import type { QueryClient } from '@tanstack/react-query';
import { showSession } from '#contract/accounts/show-session.ts';
import type { LiveMessage } from '#contract/notifications/live.events.ts';
import { ApiUnreachable } from '#web/api/answer.ts';
import { callEndpoint } from '#web/api/browser-client.ts';
import type { Comeback } from './close-codes.rules.ts';
import { keepAsking } from './keep-asking.ts';
import { openConnection } from './open-connection.ts';
import { askForEverything, askForSmallThings, createNewsTaker } from './take-news.ts';
import { whileOnline } from './while-online.ts';

/** So long nobody misses the connection; then what is shown is asked for from time to time. */
const patienceMilliseconds = 6000;

/** All windows learn at the same moment that something may have been missed; they ask within so long, each at a time of its own. */
const spreadMilliseconds = 3000;

/**
 * Keeps what a signed-in person sees as the server has it: by events over one connection, or by asking, where no connection
 * comes about. Answers how to end it.
 */
export function followServer(queries: QueryClient, token: string): () => void {
  const news = createNewsTaker(queries);
  let hasBeenWelcome = false;
  let patience: number | undefined;
  let stopAsking: (() => void) | undefined;
  let catchingUp: number | undefined;

  const ask = () => {
    window.clearTimeout(patience);
    stopAsking ??= keepAsking(() => void askForEverything(queries));
  };
  const stopWaiting = () => {
    window.clearTimeout(patience);
    patience = undefined;
    stopAsking?.();
    stopAsking = undefined;
  };
  const onWelcome = () => {
    stopWaiting();
    void (hasBeenWelcome ? askForEverything(queries) : askForSmallThings(queries));
    hasBeenWelcome = true;
  };
  const catchUp = () => {
    catchingUp ??= window.setTimeout(() => {
      catchingUp = undefined;
      void askForEverything(queries);
    }, Math.random() * spreadMilliseconds);
  };
  const onMessage = (message: LiveMessage) => {
    if (message.type === 'welcome') onWelcome();
    else if (message.type === 'missed') catchUp();
    else if (message.type !== 'beat') news.take(message);
  };
  const onLost = (comeback: Comeback) => {
    if (comeback === 'ask') void checkSession();
    if (comeback === 'again') patience ??= window.setTimeout(ask, patienceMilliseconds);
    else ask();
  };

  const stop = whileOnline(() => {
    const close = openConnection({ token, onMessage, onLost });
    patience = window.setTimeout(ask, patienceMilliseconds);
    return () => {
      close();
      stopWaiting();
    };
  });
  return () => {
    stop();
    news.stop();
    window.clearTimeout(catchingUp);
  };
}

/** Asks whose token this is. When it is nobody's any more, the transport ends the session. */
async function checkSession(): Promise<void> {
  try {
    await callEndpoint(showSession, {});
  } catch (error) {
    if (!(error instanceof ApiUnreachable)) throw error;
  }
}
