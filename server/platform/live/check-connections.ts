import type { Logger } from 'pino';
import type { Sessions } from './connections.ts';
import { closeConnection, type Connection, type Hub, send } from './hub.ts';
import { liveLimits, livePace } from './live-limits.ts';

type Services = Pick<Sessions, 'listEndedSessions'> & { hub: Hub; elapsed: () => number; log: Logger };

/**
 * Checks all connections and their sessions in every round. A round is spread over many ticks, because an event waits for
 * everything that a tick does at once. Returns a function that stops the checks.
 */
export function checkConnections(services: Services): () => void {
  const { hub, elapsed } = services;
  const closeEnded = closeEndedSessions(services);
  let roundDueAt = 0;
  /** The connections that this round has not reached; null between two rounds. */
  let rest: Iterator<Connection> | null = null;
  const timer = setInterval(() => {
    const now = elapsed();
    if (rest === null && now >= roundDueAt) {
      rest = hub.list().values();
      roundDueAt = now + livePace.roundMs;
    }
    const share = Math.max(liveLimits.checkedPerTick, (hub.list().size * livePace.tickMs) / livePace.roundMs);
    for (let checked = 0; rest !== null && checked < share; checked += 1) {
      const next = rest.next();
      if (next.done === true) rest = null;
      else checkConnection(next.value, { now, addSession: closeEnded.add });
    }
    // Some together, because a statement costs more than a session in it.
    if (rest === null || closeEnded.count() >= liveLimits.askedTogether) void closeEnded.ask();
  }, livePace.tickMs);
  timer.unref();
  return () => clearInterval(timer);
}

type Check = { now: number; addSession: (sessionId: number) => void };

function checkConnection(connection: Connection, { now, addSession }: Check): void {
  const { identity } = connection;
  if (identity !== null) addSession(identity.sessionId);
  // The next round may come too late for a beat that is due before it.
  if (identity !== null && connection.dueAt <= now + livePace.roundMs) sendBeat(connection, now);
  // After the greeting it is the database that takes its time, not the browser.
  else if (!connection.hasGreeted && connection.dueAt <= now) closeConnection(connection, 'silent');
}

const beat = JSON.stringify({ type: 'beat' });

function sendBeat(connection: Connection, now: number): void {
  const { socket } = connection;
  if (connection.awaitsPong) {
    socket.terminate();
    return;
  }
  connection.dueAt = now + livePace.beatMs;
  connection.awaitsPong = true;
  connection.frames = 0;
  send(connection, beat);
  if (socket.readyState === socket.OPEN) socket.ping();
}

/** Asks about the added sessions with one statement at a time, and closes the connections of those that have ended. */
function closeEndedSessions({ hub, listEndedSessions, log }: Services) {
  const sessions = new Set<number>();
  let isAsking = false;
  return {
    add: (sessionId: number) => void sessions.add(sessionId),
    count: () => sessions.size,
    ask: async (): Promise<void> => {
      if (isAsking || sessions.size === 0) return;
      const asked = [...sessions];
      sessions.clear();
      isAsking = true;
      try {
        closeSessions(hub, new Set(await listEndedSessions(asked)));
      } catch (error) {
        // Without the database there are no events either; the next round asks again.
        log.warn({ err: error }, 'the sessions of connected browsers could not be checked');
      }
      isAsking = false;
    },
  };
}

function closeSessions(hub: Hub, ended: ReadonlySet<number>): void {
  if (ended.size === 0) return;
  for (const connection of hub.list()) {
    if (connection.identity !== null && ended.has(connection.identity.sessionId))
      closeConnection(connection, 'ended');
  }
}
