import type { RawData, WebSocket } from 'ws';
import type { Logger } from 'pino';
import { liveGreeting } from '#contract/notifications/live.events.ts';
import { type Connection, dismiss, type Identity, say } from './connection.ts';
import type { Hub } from './hub.ts';
import { liveLimits, livePace } from './live-limits.ts';

/** Finds whose token it is; null when its session has ended. */
export type FindIdentity = (token: string) => Promise<Identity | null>;

/** A new connection, and the household or office it comes from. */
export type Arrival = { socket: WebSocket; network: string };

export type Reception = { hub: Hub; findIdentity: FindIdentity; elapsed: () => number; log: Logger };

const welcome = JSON.stringify({ type: 'welcome', beat_seconds: livePace.beatMs / 1_000 });
/** The code for trouble of the server's own: try again later. */
const tryAgainLater = 1013;

/** Takes a new connection: waits for its greeting, and lets it in when that names an active session. */
export function receiveBrowser({ socket, network }: Arrival, reception: Reception): void {
  const connection: Connection = {
    socket,
    network,
    identity: null,
    hasGreeted: false,
    dueAt: reception.elapsed() + livePace.greetingMs,
    isAsked: false,
    frames: 0,
  };
  reception.hub.take(connection);
  socket.on('message', (data, isBinary) => {
    if (connection.hasGreeted) endTalk(connection);
    else void greet({ connection, token: isBinary ? null : readToken(data) }, reception);
  });
  socket.on('ping', () => countFrame(connection));
  socket.on('pong', () => {
    connection.isAsked = false;
    countFrame(connection);
  });
}

/** A browser has one thing to say. Whoever goes on is sent away, and cut off when that is not heard. */
function endTalk(connection: Connection): void {
  if (connection.socket.readyState === connection.socket.OPEN) dismiss(connection, 'refused');
  else connection.socket.terminate();
}

function countFrame(connection: Connection): void {
  connection.frames += 1;
  if (connection.frames > liveLimits.framesPerBeat) connection.socket.terminate();
}

async function greet(
  { connection, token }: { connection: Connection; token: string | null },
  { hub, findIdentity, elapsed, log }: Reception,
): Promise<void> {
  const { socket } = connection;
  connection.hasGreeted = true;
  if (token === null) {
    dismiss(connection, 'refused');
    return;
  }
  try {
    const identity = await findIdentity(token);
    if (socket.readyState !== socket.OPEN) return;
    if (identity === null) dismiss(connection, 'ended');
    else if (!hub.admit(connection, identity)) dismiss(connection, 'tooMany');
    else {
      connection.dueAt = elapsed() + livePace.beatMs;
      say(connection, welcome);
    }
  } catch (error) {
    log.warn({ err: error }, 'a browser that connects could not be recognised');
    socket.close(tryAgainLater);
  }
}

/** The token of a greeting; null for anything else. */
function readToken(data: RawData): string | null {
  if (!Buffer.isBuffer(data)) return null;
  try {
    const greeting = liveGreeting.safeParse(JSON.parse(data.toString()));
    return greeting.success ? greeting.data.token : null;
  } catch {
    return null;
  }
}
