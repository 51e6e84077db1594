import ReconnectingWebSocket from 'partysocket/ws';
import { liveMessage, livePath, type LiveMessage } from '#contract/notifications/live.events.ts';
import { reconnectAfter, type Reconnect } from './close-codes.rules.ts';

type Connection = {
  token: string;
  onMessage: (message: LiveMessage) => void;
  /** Called on every close; the connection opens again by itself unless `reconnect` is `never`. */
  onClose: (reconnect: Reconnect) => void;
};

/** A server that sends nothing for so long after the connection opened is treated as unreachable. */
const welcomeMilliseconds = 10_000;
const laterMilliseconds = 60_000;
/** The server sends something at least once a beat; after so many silent beats the connection is dead. */
const silentBeats = 2.5;

/**
 * Opens the connection of this tab to the server. It reconnects by itself after growing, random delays, so that a restarted
 * server does not get all tabs at once. Returns a function that closes it for good.
 */
export function openConnection({ token, onMessage, onClose }: Connection): () => void {
  let isWanted = true;
  let silenceTimer: number | undefined;
  let laterTimer: number | undefined;

  const socket = new ReconnectingWebSocket(liveAddress(), null, {
    minReconnectionDelay: 300 + Math.random() * 1200,
    reconnectionDelayGrowFactor: 1.6,
    maxReconnectionDelay: 20_000 + Math.random() * 10_000,
    connectionTimeout: welcomeMilliseconds,
    maxEnqueuedMessages: 0,
    // Only this callback gets the true close code.
    shouldReconnectOnClose: ({ code }) => {
      window.clearTimeout(silenceTimer);
      if (!isWanted) return false;
      const reconnect = reconnectAfter(code);
      if (reconnect === 'later' || reconnect === 'checkSession') {
        laterTimer = window.setTimeout(() => socket.reconnect(), laterMilliseconds);
      }
      onClose(reconnect);
      return reconnect === 'soon';
    },
  });
  const reconnectAfterSilence = (milliseconds: number) => {
    window.clearTimeout(silenceTimer);
    silenceTimer = window.setTimeout(() => socket.reconnect(), milliseconds);
  };
  let silenceMilliseconds = welcomeMilliseconds;
  socket.addEventListener('open', () => {
    if (!isWanted) {
      socket.close();
      return;
    }
    reconnectAfterSilence(welcomeMilliseconds);
    socket.send(JSON.stringify({ token }));
  });
  socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = readMessage(data);
    if (message?.type === 'welcome') silenceMilliseconds = message.beat_seconds * 1000 * silentBeats;
    reconnectAfterSilence(silenceMilliseconds);
    if (message !== undefined) onMessage(message);
  });

  return () => {
    isWanted = false;
    window.clearTimeout(silenceTimer);
    window.clearTimeout(laterTimer);
    // Closing a socket that is still connecting logs an error; it is closed as soon as it opens.
    if (socket.readyState !== socket.CONNECTING) socket.close();
  };
}

function liveAddress(): string {
  const { protocol, host } = window.location;
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api${livePath}`;
}

/** Returns undefined for a message of a newer server that this page does not know. */
function readMessage(data: unknown): LiveMessage | undefined {
  try {
    return liveMessage.safeParse(JSON.parse(String(data))).data;
  } catch {
    return undefined;
  }
}
