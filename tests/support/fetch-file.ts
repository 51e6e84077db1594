import type { Application } from '#server/application.ts';

/** Fetches a file as a browser does for an image: without a session. */
export async function fetchFile(
  { server }: Pick<Application, 'server'>,
  file: string | { path: string; method?: 'GET' | 'HEAD'; headers?: Record<string, string> },
) {
  const { path, ...request } = typeof file === 'string' ? { path: file } : file;
  const answer = await server.inject({ method: 'GET', ...request, url: path, remoteAddress: '192.0.2.1' });
  return { status: answer.statusCode, headers: answer.headers, content: answer.rawPayload };
}

/** The keys of all stored files. */
export async function listFiles({ context }: Pick<Application, 'context'>): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of context.files.list()) keys.push(key);
  return keys;
}
