import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { checkConnections } from './check-connections.ts';
import { createHub, type Hub } from './hub.ts';
import { liveLimits } from './live-limits.ts';

const count = liveLimits.askedTogether * 2 + 1;
const sessionIds = Array.from({ length: count }, (_none, at) => at + 1);

/** As the library makes a socket on the side of the server, in a way that its types do not know. */
function unconnectedSocket(): WebSocket {
  return Reflect.construct(WebSocket, [null, undefined, {}]) as WebSocket;
}

/** A hub with a connection of each session; their sockets are connected to nothing. */
function aHub(): Hub {
  const hub = createHub();
  for (const sessionId of sessionIds) {
    const connection = {
      id: String(sessionId),
      socket: unconnectedSocket(),
      network: '127.0.0.1',
      identity: null,
      hasGreeted: true,
      dueAt: Number.POSITIVE_INFINITY,
      awaitsPong: false,
      frames: 0,
    };
    hub.add(connection);
    hub.admit(connection, { accountId: sessionId, sessionId });
  }
  return hub;
}

let stop: () => void = () => undefined;
afterEach(() => stop());

type Asking = { onAsked: (ids: readonly number[]) => Promise<void>; onTick?: () => void };

/** The parts in which the sessions of a round are asked about, when all were. */
async function askedParts({ onAsked, onTick }: Asking): Promise<number[][]> {
  return new Promise((resolve) => {
    const asked: number[][] = [];
    stop = checkConnections({
      hub: aHub(),
      log: pino({ level: 'silent' }),
      // Every tick reads the time.
      elapsed: () => {
        onTick?.();
        return 0;
      },
      listEndedSessions: async (ids) => {
        asked.push([...ids]);
        if (asked.flat().length >= count) resolve(asked);
        await onAsked(ids);
        return [];
      },
    });
  });
}

describe('a round of checks', () => {
  it('asks about every session once, in parts', async () => {
    const parts = await askedParts({ onAsked: () => Promise.resolve() });
    expect(parts.flat()).toEqual(sessionIds);
    expect(parts.map(({ length }) => length)).toEqual([
      liveLimits.askedTogether,
      liveLimits.askedTogether,
      1,
    ]);
  });

  it('asks about sessions that it reaches during a statement with the next one', async () => {
    const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>();
    let ticks = 0;
    // By then the round has reached every connection.
    const onTick = () => (ticks += 1) === 12 && answer();
    const parts = await askedParts({ onAsked: () => isAnswered, onTick });
    expect(parts.flat()).toEqual(sessionIds);
    expect(parts).toHaveLength(2);
  });
});
