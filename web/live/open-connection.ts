import ReconnectingWebSocket from 'partysocket/ws';
import { liveMessage, livePath, type LiveMessage } from '#contract/notifications/live.events.ts';
import { comebackAfter, type Comeback } from './close-codes.rules.ts';

type Connection = {
  token: string;
  onMessage: (message: LiveMessage) => void;
  /** It is closed; it comes back by itself unless that is `never`. */
  onLost: (comeback: Comeback) => void;
};

/** A server that was reached says so within this time, else the line is of no use. */
const greetingMilliseconds = 10_000;
const laterMilliseconds = 60_000;
/** The server is heard at least once in a beat; after so many without a word the line is dead. */
const patientBeats = 2.5;

/**
 * The connection of this tab to the server, for as long as it is wanted: it comes back by itself, ever more slowly, each tab
 * after a time of its own, so that a server that starts anew is not met by all of them at once. Answers how to end it.
 */
export function openConnection({ token, onMessage, onLost }: Connection): () => void {
  let isWanted = true;
  let silence: number | undefined;
  let comingBack: number | undefined;

  const socket = new ReconnectingWebSocket(liveAddress(), null, {
    minReconnectionDelay: 300 + Math.random() * 1200,
    reconnectionDelayGrowFactor: 1.6,
    maxReconnectionDelay: 20_000 + Math.random() * 10_000,
    connectionTimeout: greetingMilliseconds,
    maxEnqueuedMessages: 0,
    // Of the events of closing, only this one carries the true code.
    shouldReconnectOnClose: ({ code }) => {
      window.clearTimeout(silence);
      if (!isWanted) return false;
      const comeback = comebackAfter(code);
      if (comeback === 'later' || comeback === 'ask') {
        comingBack = window.setTimeout(() => socket.reconnect(), laterMilliseconds);
      }
      onLost(comeback);
      return comeback === 'again';
    },
  });
  const waitFor = (milliseconds: number) => {
    window.clearTimeout(silence);
    silence = window.setTimeout(() => socket.reconnect(), milliseconds);
  };
  let beatMilliseconds = greetingMilliseconds;
  socket.addEventListener('open', () => {
    if (!isWanted) {
      socket.close();
      return;
    }
    waitFor(greetingMilliseconds);
    socket.send(JSON.stringify({ token }));
  });
  socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = readMessage(data);
    if (message?.type === 'welcome') beatMilliseconds = message.beat_seconds * 1000 * patientBeats;
    waitFor(beatMilliseconds);
    if (message !== undefined) onMessage(message);
  });

  return () => {
    isWanted = false;
    window.clearTimeout(silence);
    window.clearTimeout(comingBack);
    // Browsers complain of a line that is given up before it stands; such a one ends as soon as it does.
    if (socket.readyState !== socket.CONNECTING) socket.close();
  };
}

function liveAddress(): string {
  const { protocol, host } = window.location;
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api${livePath}`;
}

/** Undefined for what a newer server says and this page does not know. */
function readMessage(data: unknown): LiveMessage | undefined {
  try {
    return liveMessage.safeParse(JSON.parse(String(data))).data;
  } catch {
    return undefined;
  }
}
