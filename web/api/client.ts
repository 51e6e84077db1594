import type { EndpointInput } from '#contract/endpoint.ts';
import { ApiRefused, ApiUnreachable, type AnyEndpoint, type Answer, type Success } from './answer.ts';

/** Carries one call to the server and brings back status and parsed body. */
export type Transport = (
  path: string,
  init: { method: 'GET' | 'POST'; body: unknown },
) => Promise<{ status: number; body: unknown }>;

/** Asks and hands the answer over, success or refusal. Throws only `ApiUnreachable`. */
export type CallEndpoint = <E extends AnyEndpoint>(
  endpoint: E,
  input: EndpointInput<E>,
) => Promise<Answer<E>>;

/** Asks for something that a page cannot do without. Throws `ApiRefused` when refused. */
export type LoadEndpoint = <E extends AnyEndpoint>(
  endpoint: E,
  input: EndpointInput<E>,
) => Promise<Success<E>>;

export type ApiClient = { call: CallEndpoint; load: LoadEndpoint };

/** The typed client of the contract over any transport: the browser's fetch, or the server's own process. */
export function createApiClient(send: Transport): ApiClient {
  async function ask<E extends AnyEndpoint>(endpoint: E, input: EndpointInput<E>) {
    const isQuery = endpoint.method === 'GET';
    const path = `/api${endpoint.path}${isQuery ? writeQuery(input) : ''}`;
    const { status, body } = await send(path, { method: endpoint.method, body: isQuery ? undefined : input });
    if (!isEnvelope<E>(body))
      throw new ApiUnreachable(`${endpoint.path} answered ${status} without the envelope`);
    return { status, answer: body };
  }
  return {
    call: async (endpoint, input) => (await ask(endpoint, input)).answer,
    load: async (endpoint, input) => {
      const { status, answer } = await ask(endpoint, input);
      if (isSuccess(answer, { endpoint, status })) return answer;
      throw new ApiRefused(answer, status);
    },
  };
}

/** A few calls are documented to tell something by `result: false` with a status of success. */
function isSuccess<E extends AnyEndpoint>(
  answer: Answer<E>,
  { endpoint, status }: { endpoint: E; status: number },
): answer is Success<E> {
  return answer.result || (endpoint.mayBeFalse === true && status < 400);
}

/** The server promises the rest by validating its own answers against the contract. */
function isEnvelope<E>(body: unknown): body is Answer<E> {
  return typeof body === 'object' && body !== null && 'result' in body && typeof body.result === 'boolean';
}

function writeQuery(input: object): string {
  const query = new URLSearchParams(
    Object.entries(input).flatMap(([key, value]) =>
      value === undefined || value === null ? [] : [[key, String(value)]],
    ),
  ).toString();
  return query === '' ? '' : `?${query}`;
}
