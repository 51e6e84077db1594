import { once } from 'node:events';
import { type ClientOptions, WebSocket } from 'ws';
import { type LiveMessage, liveMessage } from '#contract/notifications/live.events.ts';

/** A browser with a live connection. */
export type LiveClient = {
  socket: WebSocket;
  /** The received messages, in order. */
  messages: LiveMessage[];
  /** Resolves with the next message of this type that arrives after the call. */
  next: (type: LiveMessage['type']) => Promise<LiveMessage>;
  /** The code with which its connection ended. */
  closed: Promise<number>;
  close: () => Promise<void>;
};

export type LiveClientOptions = ClientOptions & {
  /** The first message that it sends; none by default. */
  greeting?: string;
};

/** Opens a connection without authenticating. Throws with the status when it is refused. */
export async function openLive(address: string, options: LiveClientOptions = {}): Promise<LiveClient> {
  const { greeting, ...rest } = options;
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/live`, rest);
  const messages: LiveMessage[] = [];
  const waiting = new Set<(message: LiveMessage) => void>();
  socket.on('message', (data: Buffer) => {
    const message = liveMessage.parse(JSON.parse(data.toString()));
    messages.push(message);
    for (const receive of waiting) receive(message);
  });
  const closed = new Promise<number>((resolve) => socket.on('close', (code) => resolve(code)));
  await once(socket, 'open');
  // From here on `closed` reports a broken connection.
  socket.on('error', () => undefined);
  if (greeting !== undefined) socket.send(greeting);
  return {
    socket,
    messages,
    next: (type) =>
      new Promise((resolve, reject) => {
        const receive = (message: LiveMessage) => {
          if (message.type !== type) return;
          waiting.delete(receive);
          resolve(message);
        };
        waiting.add(receive);
        void closed.then((code) => reject(new Error(`Closed with ${code} before ${type}`)));
      }),
    closed,
    close: async () => {
      socket.close();
      await closed;
    },
  };
}

/** The id that a connected browser sends with its calls. */
export function connectionOf({ messages }: LiveClient): string {
  const welcome = messages.find((message) => message.type === 'welcome');
  if (welcome === undefined) throw new Error('This browser is not connected');
  return welcome.connection_id;
}

/** A browser with an authenticated live connection. */
export async function connectLive(
  address: string,
  { token, ...options }: { token: string } & ClientOptions,
): Promise<LiveClient> {
  const client = await openLive(address, options);
  const welcomed = client.next('welcome');
  client.socket.send(JSON.stringify({ token }));
  await welcomed;
  return client;
}
