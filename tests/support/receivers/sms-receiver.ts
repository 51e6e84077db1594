import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { z } from 'zod';

const message = z.object({ to: z.string(), text: z.string() });
type TextMessage = z.infer<typeof message>;

export type SmsReceiver = {
  /** For SMS_URL. */
  url: string;
  /** All text messages to a number, oldest first. */
  listTo: (mobile: string) => TextMessage[];
  /** Reads the digits of the newest of `count` text messages to a number; throws when they are fewer. */
  readCode: (to: { mobile: string; count: number }) => string;
  close: () => Promise<void>;
};

/** A service that takes text messages as the documented web hook. */
export async function startSmsReceiver(): Promise<SmsReceiver> {
  const messages: TextMessage[] = [];
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    messages.push(message.parse(await json(request)));
    response.end();
  };
  const server = createServer((request, response) => void receive(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server that listens on a port has an address with one.
  const { port } = server.address() as AddressInfo;
  const listTo = (mobile: string) => messages.filter(({ to }) => to === mobile);
  return {
    url: `http://127.0.0.1:${port}/send`,
    listTo,
    readCode: ({ mobile, count }) => {
      const found = listTo(mobile);
      if (found.length < count) throw new Error(`${found.length} of ${count} messages reached ${mobile}`);
      const code = /(\d{4})/.exec(found.at(-1)?.text ?? '')?.[1];
      if (code === undefined) throw new Error('There is no code in the message');
      return code;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
