import { once } from 'node:events';
import { WebSocket } from 'ws';
import { readSharedClock } from './live-clock.ts';

/** Connected windows, and when which event arrived first at one of them. */
export type LiveCrowd = {
  /** Resolves with the arrivals of these numbers, when all have come. */
  receive: (numbers: readonly number[]) => Promise<Map<number, number>>;
  close: () => Promise<void>;
};

const atOnce = 100;

/** Connects a window for each token, a hundred at a time. The number of an event is that of the partner that it names. */
export async function connectCrowd(address: string, tokens: readonly string[]): Promise<LiveCrowd> {
  let onArrival: (number: number, arrivedAt: number) => void = () => undefined;
  const sockets: WebSocket[] = [];
  const connect = async (token: string) => {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/api/live`);
    sockets.push(socket);
    await once(socket, 'open');
    socket.send(JSON.stringify({ token }));
    const answer: unknown[] = await Promise.race([once(socket, 'message'), once(socket, 'close')]);
    if (typeof answer[0] === 'number') throw new Error(`A window was closed with ${answer[0]}`);
    socket.on('message', (data: Buffer) => {
      const arrivedAt = readSharedClock();
      const number = /"partner_id":(\d+)/.exec(data.toString())?.[1];
      if (number !== undefined) onArrival(Number(number), arrivedAt);
    });
  };
  for (let first = 0; first < tokens.length; first += atOnce) {
    await Promise.all(tokens.slice(first, first + atOnce).map(connect));
  }
  return {
    receive: (numbers) =>
      new Promise((resolve) => {
        const awaited = new Set(numbers);
        const arrivals = new Map<number, number>();
        onArrival = (number, arrivedAt) => {
          if (awaited.delete(number)) arrivals.set(number, arrivedAt);
          if (awaited.size === 0) resolve(arrivals);
        };
      }),
    close: async () => {
      await Promise.all(
        sockets.map(async (socket) => {
          const closed = once(socket, 'close');
          socket.terminate();
          await closed;
        }),
      );
    },
  };
}
