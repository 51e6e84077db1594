import type { z } from 'zod';
import type { Endpoint, EndpointInput } from '#contract/endpoint.ts';
import type { FieldError } from '#contract/envelope.ts';
import type { Application } from '#server/application.ts';

/** An answer as a client sees it: every key may be there, and a test says which it expects. */
export type ApiAnswer<Data> = {
  status: number;
  retryAfter: string | undefined;
  body: {
    result: boolean;
    message: string;
    data: Data;
    code?: string;
    errors?: FieldError[];
    total?: number;
    page?: number;
    limit?: number;
    next?: string | null;
  };
};

export type CallOptions = { token?: string; address?: string; headers?: Record<string, string> };

/** Calls an endpoint of a running application as a client over HTTP would, with typed input. */
export async function callApi<E extends Endpoint>(
  { server }: Pick<Application, 'server'>,
  { endpoint, input, ...options }: { endpoint: E; input: EndpointInput<E> } & CallOptions,
): Promise<ApiAnswer<z.output<E['data']>>> {
  return sendRaw({ server }, { ...requestFor(endpoint, input), ...options });
}

export type RawRequest = CallOptions & { method: 'GET' | 'POST'; url: string; payload?: string | Buffer };

/** Sends anything at all, for inputs that no typed client would send. */
export async function sendRaw<Data>(
  { server }: Pick<Application, 'server'>,
  { method, url, payload, token, address, headers = {} }: RawRequest,
): Promise<ApiAnswer<Data>> {
  const answer = await server.inject({
    method,
    url,
    remoteAddress: address ?? '192.0.2.1',
    headers: {
      ...(payload !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(payload !== undefined && { payload }),
  });
  return {
    status: answer.statusCode,
    retryAfter: answer.headers['retry-after']?.toString(),
    body: answer.json(),
  };
}

function requestFor(endpoint: Endpoint, input: object): RawRequest {
  const url = `/api${endpoint.path}`;
  if (endpoint.method === 'POST') return { method: 'POST', url, payload: JSON.stringify(input) };
  const query = new URLSearchParams(Object.entries(input).map(([key, value]) => [key, String(value)]));
  return { method: 'GET', url: `${url}?${query}` };
}
