import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { decryptPush } from './decrypt-push.ts';
import { readPushSender } from './read-push-sender.ts';
import { testCertificate, testCertificateKey } from './test-certificate.ts';

/** A push that arrived at a browser. */
export type ReceivedPush = { text: string; headers: IncomingHttpHeaders; subject: string };

/** How the service answers a push instead of taking it: a status, a redirect to an address, an answer without an end, or none. */
type Answer = number | { redirect: string } | 'endless' | 'lost';

/** A browser as the product knows it, and what arrived there. */
export type TestBrowser = {
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } };
  pushes: ReceivedPush[];
  /** How many requests were made to its address. */
  countRequests: () => number;
  answerNext: (...answers: readonly Answer[]) => void;
};

export type PushReceiver = {
  /** For PUSH_SERVICES. */
  origin: string;
  /** A browser that subscribed with the key of a site, which alone may push to it. */
  open: (siteKey: string) => TestBrowser;
  close: () => Promise<void>;
};

type Line = { browser: TestBrowser; siteKey: string; read: (body: Buffer) => string; answers: Answer[] };

/**
 * A push service on this machine, with browsers behind it. It checks what a real one checks (RFC 8030, RFC 8292), and its browsers
 * decrypt what arrives (RFC 8291). This process trusts its certificate until it is closed.
 */
export async function startPushReceiver(): Promise<PushReceiver> {
  const trusted = getCACertificates('default');
  setDefaultCACertificates([...trusted, testCertificate]);
  const lines = new Map<string, Line & { requests: number }>();
  const server = createServer({ cert: testCertificate, key: testCertificateKey }, (request, response) => {
    const line = lines.get(request.url ?? '');
    if (line === undefined) {
      response.writeHead(404).end();
      return;
    }
    line.requests += 1;
    receive({ request, response, line, origin }).catch(() => response.destroy());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  // A server that listens on a port has an address with one.
  const { port } = server.address() as AddressInfo;
  const origin = `https://127.0.0.1:${port}`;
  return {
    origin,
    open: (siteKey) => {
      const path = `/push/${randomUUID()}`;
      const pair = createECDH('prime256v1');
      const p256dh = pair.generateKeys('base64url');
      const auth = randomBytes(16);
      const answers: Answer[] = [];
      const browser: TestBrowser = {
        subscription: { endpoint: `${origin}${path}`, keys: { p256dh, auth: auth.toString('base64url') } },
        pushes: [],
        countRequests: () => lines.get(path)?.requests ?? 0,
        answerNext: (...next) => void answers.push(...next),
      };
      const read = (body: Buffer) => decryptPush(body, { pair, auth });
      lines.set(path, { browser, siteKey, read, answers, requests: 0 });
      return browser;
    },
    close: async () => {
      setDefaultCACertificates(trusted);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

type Exchange = { request: IncomingMessage; response: ServerResponse; line: Line; origin: string };

async function receive({ request, response, line, origin }: Exchange): Promise<void> {
  const body = await buffer(request);
  const answer = line.answers.shift();
  if (answer !== undefined) return misbehave(response, answer);
  const { headers } = request;
  const subject = readPushSender(headers.authorization ?? '', { siteKey: line.siteKey, origin });
  if (subject === null) return void response.writeHead(403).end();
  if (!isComplete(request) || body.length > 4096) return void response.writeHead(400).end();
  line.browser.pushes.push({ text: line.read(body), headers, subject });
  response.writeHead(201).end();
}

function misbehave(response: ServerResponse, answer: Answer): void {
  if (answer === 'lost') return void response.destroy();
  if (typeof answer === 'object') return void response.writeHead(307, { location: answer.redirect }).end();
  if (typeof answer === 'number') return void response.writeHead(answer).end('No.');
  response.writeHead(201);
  const write = () => {
    if (response.destroyed) return;
    if (response.write('and so on ')) setImmediate(write);
    else response.once('drain', write);
  };
  write();
}

function isComplete({ method, headers }: IncomingMessage): boolean {
  return (
    method === 'POST' && headers['content-encoding'] === 'aes128gcm' && /^\d+$/.test(String(headers['ttl']))
  );
}
