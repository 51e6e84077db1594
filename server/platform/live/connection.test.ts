import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { liveCloseCodes } from '#contract/notifications/live.events.ts';
import { type Connection, say } from './connection.ts';
import { liveLimits } from './live-limits.ts';

let server: WebSocketServer;
beforeAll(async () => {
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

/** Both ends of one connection. */
async function connectPair(): Promise<{ client: WebSocket; connection: Connection }> {
  const arrived = new Promise<WebSocket>((resolve) => server.once('connection', resolve));
  // A server on a port has an address of this shape.
  const { port } = server.address() as AddressInfo;
  const client = new WebSocket(`ws://127.0.0.1:${port}`);
  const [socket] = await Promise.all([arrived, once(client, 'open')]);
  return {
    client,
    connection: {
      socket,
      network: '127.0.0.1',
      identity: null,
      hasGreeted: true,
      dueAt: 0,
      isAsked: false,
      frames: 0,
    },
  };
}

describe('a browser that does not read', () => {
  const message = 'x'.repeat(1_000_000);

  it('is let go with a code that says why, and nothing more is kept for it', async () => {
    const { client, connection } = await connectPair();
    const { socket } = connection;
    client.pause();
    for (let said = 0; said < 100 && socket.readyState === socket.OPEN; said += 1) say(connection, message);
    const kept = socket.bufferedAmount;
    for (let said = 0; said < 100; said += 1) say(connection, message);
    expect(kept).toBeGreaterThan(liveLimits.unreadBytes);
    expect(socket.bufferedAmount).toBe(kept);
    const closed = once(client, 'close');
    client.resume();
    expect((await closed)[0]).toBe(liveCloseCodes.slow);
  });

  it('is kept when it reads after all', async () => {
    const { client, connection } = await connectPair();
    let read = 0;
    client.on('message', () => (read += 1));
    for (let said = 0; said < 100; said += 1) {
      const next = once(client, 'message');
      say(connection, message);
      await next;
    }
    expect(read).toBe(100);
    client.close();
  });
});
