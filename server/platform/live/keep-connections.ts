import type { Logger } from 'pino';
import { type Connection, dismiss, say } from './connection.ts';
import type { Hub } from './hub.ts';
import { livePace } from './live-limits.ts';

/** Which of some sessions are over: expired, revoked, or of an account that is not active. */
export type ListEndedSessions = (ids: readonly number[]) => Promise<readonly number[]>;

export type Keeping = {
  hub: Hub;
  listEndedSessions: ListEndedSessions;
  elapsed: () => number;
  log: Logger;
};

const beat = JSON.stringify({ type: 'beat' });

/** Looks at all connections again and again: beats, silent ones, ended sessions. Gives the function that ends it. */
export function keepConnections(keeping: Keeping): () => void {
  const { hub, elapsed } = keeping;
  let reauthoriseAt = 0;
  let isReauthorising = false;
  const reauthoriseWhenDue = async (now: number) => {
    if (isReauthorising || now < reauthoriseAt) return;
    isReauthorising = true;
    await reauthorise(keeping);
    isReauthorising = false;
    reauthoriseAt = now + livePace.reauthoriseMs;
  };
  const timer = setInterval(() => {
    const now = elapsed();
    for (const connection of hub.list()) if (connection.dueAt <= now) attend(connection, now);
    void reauthoriseWhenDue(now);
  }, livePace.tickMs);
  timer.unref();
  return () => clearInterval(timer);
}

/** What is due to one connection. */
function attend(connection: Connection, now: number): void {
  const { socket, identity } = connection;
  connection.dueAt = now + livePace.beatMs;
  if (identity === null) {
    // Whoever has greeted waits for the database, not the other way round.
    if (!connection.hasGreeted) dismiss(connection, 'silent');
    return;
  }
  if (connection.isAsked) {
    socket.terminate();
    return;
  }
  connection.isAsked = true;
  connection.frames = 0;
  say(connection, beat);
  if (socket.readyState === socket.OPEN) socket.ping();
}

/** One statement for all: whose session has ended is sent away. */
async function reauthorise({ hub, listEndedSessions, log }: Keeping): Promise<void> {
  const sessions = new Set<number>();
  for (const { identity } of hub.list()) if (identity !== null) sessions.add(identity.sessionId);
  if (sessions.size === 0) return;
  try {
    const ended = new Set(await listEndedSessions([...sessions]));
    for (const connection of hub.list()) {
      if (connection.identity !== null && ended.has(connection.identity.sessionId))
        dismiss(connection, 'ended');
    }
  } catch (error) {
    // Without the database no event comes either; it is asked again at the next turn.
    log.warn({ err: error }, 'the sessions of connected browsers could not be checked');
  }
}
