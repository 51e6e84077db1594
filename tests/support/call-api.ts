import type { z } from 'zod';
import type { Endpoint, EndpointInput } from '#contract/calls/endpoint.ts';
import type { FieldError } from '#contract/calls/envelope.ts';
import type { Application } from '#server/application.ts';

/** An answer as a client sees it, with every possible key. */
export type ApiAnswer<Data> = {
  status: number;
  retryAfter: string | undefined;
  /** The cookies that the answer sets, as a browser sends them back; undefined when it sets none. */
  cookie: string | undefined;
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
    left?: number | null;
    resets_at?: string;
    is_first?: boolean;
    retry_after?: number;
  };
};

export type CallOptions = {
  token?: string;
  address?: string;
  cookie?: string | undefined;
  headers?: Record<string, string>;
};

/** Calls an endpoint of a running application as a client over HTTP would, with typed input. */
export async function callApi<E extends Endpoint>(
  { server }: Pick<Application, 'server'>,
  { endpoint, input, ...options }: { endpoint: E; input: EndpointInput<E> } & CallOptions,
): Promise<ApiAnswer<z.output<E['data']>>> {
  const { headers, ...request } = await requestFor(endpoint, input);
  return sendRaw({ server }, { ...request, ...options, headers: { ...headers, ...options.headers } });
}

export type RawRequest = CallOptions & { method: 'GET' | 'POST'; url: string; payload?: string | Buffer };

/** Sends any input, also what no typed client would send. */
export async function sendRaw<Data>(
  { server }: Pick<Application, 'server'>,
  { method, url, payload, token, address, cookie, headers = {} }: RawRequest,
): Promise<ApiAnswer<Data>> {
  const answer = await server.inject({
    method,
    url,
    remoteAddress: address ?? '192.0.2.1',
    headers: {
      ...(payload !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(cookie !== undefined && { cookie }),
      ...headers,
    },
    ...(payload !== undefined && { payload }),
  });
  return {
    status: answer.statusCode,
    retryAfter: answer.headers['retry-after']?.toString(),
    cookie: readCookies(answer.headers['set-cookie']),
    body: answer.json(),
  };
}

function readCookies(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  return [header]
    .flat()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
}

/** The bytes of a form. */
export async function writeForm(form: FormData): Promise<Required<Pick<RawRequest, 'payload' | 'headers'>>> {
  const written = new Response(form);
  return {
    payload: Buffer.from(await written.arrayBuffer()),
    headers: { 'content-type': written.headers.get('content-type') ?? '' },
  };
}

/** The body and headers of a call: a form when its input contains files. */
export async function requestFor(endpoint: Endpoint, input: object): Promise<RawRequest> {
  const url = `/api${endpoint.path}`;
  if (endpoint.method === 'POST') {
    const form = formOf(input);
    const body = form === null ? { payload: JSON.stringify(input) } : await writeForm(form);
    return { method: 'POST', url, ...body };
  }
  const query = new URLSearchParams(Object.entries(input).map(([key, value]) => [key, String(value)]));
  return { method: 'GET', url: `${url}?${query}` };
}

/** The form of an input with files, its lists as repeated fields; null without files. */
function formOf(input: object): FormData | null {
  const fields = Object.entries(input).flatMap(([key, value]: [string, unknown]): [string, unknown][] =>
    Array.isArray(value) ? value.map((item: unknown) => [key, item]) : [[key, value]],
  );
  if (!fields.some(([, value]) => value instanceof Blob)) return null;
  const form = new FormData();
  for (const [key, value] of fields) {
    if (value instanceof Blob) form.append(key, value);
    else if (value !== undefined && value !== null) {
      form.append(key, typeof value === 'string' ? value : JSON.stringify(value));
    }
  }
  return form;
}
