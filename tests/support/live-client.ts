import { once } from 'node:events';
import { type ClientOptions, WebSocket } from 'ws';
import { type LiveMessage, liveMessage } from '#contract/notifications/live.events.ts';

/** A browser that is told what changes. */
export type LiveClient = {
  socket: WebSocket;
  /** Everything it was told, in order. */
  messages: LiveMessage[];
  /** Resolves when it has been told something of this type that it had not been told when asked. */
  next: (type: LiveMessage['type']) => Promise<LiveMessage>;
  /** The code with which its connection ended. */
  closed: Promise<number>;
  close: () => Promise<void>;
};

export type LiveClientOptions = ClientOptions & {
  /** What it says first; nothing when there is none. */
  greeting?: string;
};

/** Opens a connection, as far as the server lets it; throws with the status of a refusal. */
export async function openLive(address: string, options: LiveClientOptions = {}): Promise<LiveClient> {
  const { greeting, ...rest } = options;
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/live`, rest);
  const messages: LiveMessage[] = [];
  const waiting = new Set<(message: LiveMessage) => void>();
  socket.on('message', (data: Buffer) => {
    const message = liveMessage.parse(JSON.parse(data.toString()));
    messages.push(message);
    for (const tell of waiting) tell(message);
  });
  const closed = new Promise<number>((resolve) => socket.on('close', (code) => resolve(code)));
  await once(socket, 'open');
  // From here on a broken connection is told by its code.
  socket.on('error', () => undefined);
  if (greeting !== undefined) socket.send(greeting);
  return {
    socket,
    messages,
    next: (type) =>
      new Promise((resolve, reject) => {
        const tell = (message: LiveMessage) => {
          if (message.type !== type) return;
          waiting.delete(tell);
          resolve(message);
        };
        waiting.add(tell);
        void closed.then((code) => reject(new Error(`Closed with ${code} before ${type}`)));
      }),
    closed,
    close: async () => {
      socket.close();
      await closed;
    },
  };
}

/** A browser of a session that is let in. */
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
