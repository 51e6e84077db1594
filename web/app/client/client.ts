import type { EndpointInput } from '#contract/calls/endpoint.ts';
import {
  ApiRefused,
  ApiUnreachable,
  type AnyEndpoint,
  type Answer,
  type Refusal,
  type Success,
} from './answer.ts';

/**
 * Sends one call to the server and returns its status and parsed body. A dangerous one needs fresh proof of the person; one that only
 * reads, and so changes nothing, may be given up.
 */
export type Transport = (
  path: string,
  init: { method: 'GET' | 'POST'; body: unknown; needsProof?: true; isRead?: true },
) => Promise<{ status: number; body: unknown }>;

/** Calls an endpoint and returns its answer, success or refusal. Throws only `ApiUnreachable`. */
export type CallEndpoint = <E extends AnyEndpoint>(
  endpoint: E,
  input: EndpointInput<E>,
) => Promise<Answer<E>>;

/** Calls an endpoint that has to succeed and returns its success. Throws `ApiRefused` when it is refused. */
type LoadEndpoint = <E extends AnyEndpoint>(endpoint: E, input: EndpointInput<E>) => Promise<Success<E>>;

export type ApiClient = { call: CallEndpoint; load: LoadEndpoint };

/** Called with every answer, before its caller receives it; `refusal` is undefined after a success. */
type OnAnswer = (endpoint: AnyEndpoint, call: { input: object; refusal: Refusal | undefined }) => void;

/** The typed client of the contract over any transport: the browser's fetch, or the server's own process. */
export function createApiClient(send: Transport, onAnswer?: OnAnswer): ApiClient {
  async function request<E extends AnyEndpoint>(
    endpoint: E,
    { input, isRead }: { input: EndpointInput<E>; isRead: boolean },
  ) {
    const isQuery = endpoint.method === 'GET';
    const path = `/api${endpoint.path}${isQuery ? writeQuery(input) : ''}`;
    const { status, body } = await send(path, {
      method: endpoint.method,
      body: isQuery ? undefined : input,
      ...(endpoint.needsProof === true && { needsProof: true }),
      ...(isRead && { isRead }),
    });
    if (!isEnvelope<E>(body))
      throw new ApiUnreachable(`${endpoint.path} answered ${status} without the envelope`, {
        hasAnswered: true,
      });
    onAnswer?.(endpoint, { input, refusal: body.result ? undefined : body });
    return { status, answer: body };
  }
  return {
    call: async (endpoint, input) => (await request(endpoint, { input, isRead: false })).answer,
    load: async (endpoint, input) => {
      const { changes = [] } = endpoint;
      const isRead = changes.length === 0;
      const { status, answer } = await request(endpoint, { input, isRead });
      if (isSuccess(answer, { endpoint, status })) return answer;
      throw new ApiRefused(answer, status);
    },
  };
}

/** A few calls are documented to answer `result: false` with a status of success. */
function isSuccess<E extends AnyEndpoint>(
  answer: Answer<E>,
  { endpoint, status }: { endpoint: E; status: number },
): answer is Success<E> {
  return answer.result || (endpoint.mayBeFalse === true && status < 400);
}

/** The server has validated the rest of its answer against the contract. */
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
