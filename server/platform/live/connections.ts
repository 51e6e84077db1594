import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { RawData, WebSocket } from 'ws';
import { liveGreeting, type LiveMessage } from '#contract/notifications/live.events.ts';
import { logRefusedConnection } from '#server/platform/logging/security-log.ts';
import { closeConnection, type Connection, type Hub, type Identity, send } from './hub.ts';
import { liveLimits, livePace } from './live-limits.ts';

/** What the product knows about sessions. */
export type Sessions = {
  /** The account and session of a token; null when the session has ended. */
  findIdentity: (token: string) => Promise<Identity | null>;
  /** Which of some sessions are expired, revoked, or of an account that is not active. */
  listEndedSessions: (ids: readonly number[]) => Promise<readonly number[]>;
};

/** A new connection, the address that it comes from, and the network under which limits count that. */
export type NewConnection = { socket: WebSocket; address: string; network: string };

type Services = Pick<Sessions, 'findIdentity'> & { hub: Hub; elapsed: () => number; log: Logger };

/** Adds a new connection to the hub, and admits it when its greeting names an active session. */
export function acceptConnection({ socket, address, network }: NewConnection, services: Services): void {
  const connection: Connection = {
    id: randomUUID(),
    socket,
    network,
    identity: null,
    hasGreeted: false,
    dueAt: services.elapsed() + livePace.greetingMs,
    awaitsPong: false,
    frames: 0,
  };
  services.hub.add(connection);
  socket.on('message', (data, isBinary) => {
    if (connection.hasGreeted) refuseMessage(connection);
    else void greet({ connection, address, token: isBinary ? null : readToken(data) }, services);
  });
  socket.on('ping', () => countFrame(connection));
  socket.on('pong', () => {
    connection.awaitsPong = false;
    countFrame(connection);
  });
}

/** A browser sends one message. After a second one it is closed, and after a third one terminated. */
function refuseMessage(connection: Connection): void {
  if (connection.socket.readyState === connection.socket.OPEN) closeConnection(connection, 'refused');
  else connection.socket.terminate();
}

function countFrame(connection: Connection): void {
  connection.frames += 1;
  if (connection.frames > liveLimits.framesPerBeat) connection.socket.terminate();
}

function writeWelcome({ id }: Connection): string {
  const welcome: LiveMessage = {
    type: 'welcome',
    beat_seconds: livePace.beatMs / 1_000,
    connection_id: id,
  };
  return JSON.stringify(welcome);
}

/** The standard close code for an error of the server. */
const tryAgainLater = 1013;

async function greet(
  { connection, address, token }: { connection: Connection; address: string; token: string | null },
  { hub, findIdentity, elapsed, log }: Services,
): Promise<void> {
  const { socket } = connection;
  connection.hasGreeted = true;
  if (token === null) {
    closeConnection(connection, 'refused');
    return;
  }
  try {
    const identity = await findIdentity(token);
    if (socket.readyState !== socket.OPEN) return;
    if (identity === null) {
      logRefusedConnection({ log, reqId: connection.id, address });
      closeConnection(connection, 'ended');
    } else if (!hub.admit(connection, identity)) closeConnection(connection, 'tooMany');
    else {
      // Windows that connect together, as after a restart, do not get their beats together.
      connection.dueAt = elapsed() + livePace.beatMs * Math.random();
      send(connection, writeWelcome(connection));
    }
  } catch (error) {
    log.warn({ err: error }, 'the session of a connecting browser could not be checked');
    socket.close(tryAgainLater);
  }
}

/** The token of a greeting; null for any other message. */
function readToken(data: RawData): string | null {
  if (!Buffer.isBuffer(data)) return null;
  try {
    const greeting = liveGreeting.safeParse(JSON.parse(data.toString()));
    return greeting.success ? greeting.data.token : null;
  } catch {
    return null;
  }
}
