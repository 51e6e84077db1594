import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export type S3Receiver = {
  /** For S3_URL. */
  url: string;
  /** The names of everything in the bucket. */
  listNames: () => string[];
  /** Answers the next requests with a failure, as a busy bucket does. */
  refuseNext: (count: number) => void;
  close: () => Promise<void>;
};

type Stored = Map<string, { content: Buffer; storedAt: Date }>;

export const s3Secret = 'the-secret-of-the-bucket';
const accessKey = 'KEYOFTHEBUCKET';
/** Small, so that lists have several pages. */
const pageSize = 3;

/** A bucket on this machine with the five calls of S3 that the product makes. */
export async function startS3Receiver(): Promise<S3Receiver> {
  const stored: Stored = new Map();
  let refusalsLeft = 0;
  const server = createServer((request, response) => {
    if (refusalsLeft > 0) {
      refusalsLeft -= 1;
      request.resume();
      response.writeHead(503).end();
      return;
    }
    // A request that is cut off gets no answer.
    answer(stored, { request, response }).catch(() => response.destroy());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  // A server that listens on a port has an address with one.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${accessKey}:${s3Secret}@127.0.0.1:${port}/bucket/some/folder?region=eu-test-1`,
    listNames: () => [...stored.keys()].toSorted(),
    refuseNext: (count) => {
      refusalsLeft = count;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function answer(
  stored: Stored,
  { request, response }: { request: IncomingMessage; response: ServerResponse },
): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://bucket');
  const key = decodeURIComponent(url.pathname).replace(/^\/bucket\/?/, '');
  const content = await buffer(request);
  if (!request.headers.authorization?.includes(`Credential=${accessKey}/`)) response.writeHead(403).end();
  else if (key === '') response.writeHead(200, { 'content-type': 'application/xml' }).end(list(stored, url));
  else if (request.method === 'PUT') {
    stored.set(key, { content, storedAt: new Date() });
    response.writeHead(200).end();
  } else if (request.method === 'DELETE') {
    stored.delete(key);
    response.writeHead(204).end();
  } else sendObject(stored.get(key)?.content, response);
}

function sendObject(content: Buffer | undefined, response: ServerResponse): void {
  if (content === undefined) {
    response
      .writeHead(404, { 'content-type': 'application/xml' })
      .end('<Error><Code>NoSuchKey</Code><Message>None</Message></Error>');
    return;
  }
  response.writeHead(200, { 'content-length': content.length }).end(content);
}

function list(stored: Stored, { searchParams }: URL): string {
  const prefix = searchParams.get('prefix') ?? '';
  const after = searchParams.get('continuation-token') ?? '';
  const names = [...stored.keys()].filter((name) => name.startsWith(prefix) && name > after).toSorted();
  const page = names.slice(0, pageSize);
  const contents = page.map(
    (name) =>
      `<Contents><Key>${name}</Key><LastModified>${stored.get(name)?.storedAt.toISOString()}</LastModified></Contents>`,
  );
  const next = names.length > pageSize ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  return `<ListBucketResult>${contents.join('')}${next}</ListBucketResult>`;
}
