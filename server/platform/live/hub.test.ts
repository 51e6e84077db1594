import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { liveCloseCodes } from '#contract/notifications/live.events.ts';
import { type Connection, send } from './hub.ts';
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
      id: 'a-connection',
      socket,
      network: '127.0.0.1',
      identity: null,
      hasGreeted: true,
      dueAt: 0,
      awaitsPong: false,
      frames: 0,
    },
  };
}

describe('a browser that does not read', () => {
  const message = 'x'.repeat(1_000_000);

  it('is closed with the code for slow browsers, and no more messages wait for it', async () => {
    const { client, connection } = await connectPair();
    const { socket } = connection;
    client.pause();
    for (let sent = 0; sent < 100 && socket.readyState === socket.OPEN; sent += 1) send(connection, message);
    const waiting = socket.bufferedAmount;
    for (let sent = 0; sent < 100; sent += 1) send(connection, message);
    expect(waiting).toBeGreaterThan(liveLimits.unreadBytes);
    expect(socket.bufferedAmount).toBe(waiting);
    const closed = once(client, 'close');
    client.resume();
    expect((await closed)[0]).toBe(liveCloseCodes.slow);
  });

  it('stays connected when it reads after all', async () => {
    const { client, connection } = await connectPair();
    let read = 0;
    client.on('message', () => (read += 1));
    for (let sent = 0; sent < 100; sent += 1) {
      const next = once(client, 'message');
      send(connection, message);
      await next;
    }
    expect(read).toBe(100);
    client.close();
  });
});
