import { once } from 'node:events';
import { WebSocket } from 'ws';
import { readSharedClock } from './live-clock.ts';

/** Connected windows, and when which event arrived at one of them. */
export type LiveCrowd = {
  /** Resolves with the arrivals, by number, when so many have come. */
  receive: (count: number) => Promise<Map<number, number>>;
  close: () => void;
};

const atOnce = 100;

/** Connects a window for each token, a hundred at a time. */
export async function connectCrowd(address: string, tokens: readonly string[]): Promise<LiveCrowd> {
  let arrivals = new Map<number, number>();
  let note: () => void = () => undefined;
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
      if (number === undefined) return;
      arrivals.set(Number(number), arrivedAt);
      note();
    });
  };
  for (let first = 0; first < tokens.length; first += atOnce) {
    await Promise.all(tokens.slice(first, first + atOnce).map(connect));
  }
  return {
    receive: (count) =>
      new Promise((resolve) => {
        const received = new Map<number, number>();
        arrivals = received;
        note = () => {
          if (received.size >= count) resolve(received);
        };
      }),
    close: () => {
      for (const socket of sockets) socket.terminate();
    },
  };
}
