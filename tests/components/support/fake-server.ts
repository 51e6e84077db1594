import type { z } from 'zod';
import type { Endpoint, EndpointData, EndpointExtra, EndpointInput } from '#contract/calls/endpoint.ts';
import { successOf } from '#contract/calls/envelope.ts';
import { describeProblem, type ProblemCode } from '#contract/calls/problems.ts';
import { sentenceOf } from '#contract/calls/sentences.ts';
import { connectionHeader } from '#contract/calls/headers.ts';
import type { Refusal } from '#web/app/client/answer.ts';

/** The answer of a call; the message is the endpoint's by default. */
type Answered<E> = { data: EndpointData<E>; message?: string } & EndpointExtra<E>;
type Refused = { code: ProblemCode } & Partial<
  Pick<Refusal, 'message' | 'errors' | 'retry_after' | 'code_length'>
>;

/** Answers one call, or rejects as a broken connection does. */
type Answering = (input: unknown) => Promise<Response>;

/** A server for components: each endpoint answers as the test sets it, checked against the contract. */
export type FakeServer = {
  /** Answers with a success, the same each time or made from the input. */
  answer: <E extends Endpoint>(
    endpoint: E,
    answer: Answered<E> | ((input: EndpointInput<E>) => Answered<E>),
  ) => void;
  /** Refuses with a declared problem. */
  refuse: (endpoint: Endpoint, refused: Refused) => void;
  /** Breaks the connection until the returned function is called. */
  disconnect: (endpoint: Endpoint) => () => void;
  /** Delays every call of an endpoint until the returned function is called, then answers as before. */
  hold: (endpoint: Endpoint) => () => void;
  /** Delays the answers of an endpoint until the returned function is called: each says what the server knew when it was called. */
  holdAnswers: (endpoint: Endpoint) => () => void;
  /** The inputs an endpoint was called with, oldest first. */
  listCalls: <E extends Endpoint>(endpoint: E) => EndpointInput<E>[];
  /** The live connections that the calls of an endpoint named, oldest first. */
  listConnections: (endpoint: Endpoint) => (string | null)[];
  /** The called paths without an answer. */
  unanswered: readonly string[];
  fetch: typeof fetch;
};

/** Makes a server that answers nothing yet; a call without an answer fails the test by its path. */
export function createFakeServer(): FakeServer {
  const answering = new Map<string, Answering>();
  const calls = new Map<string, unknown[]>();
  const connections = new Map<string, (string | null)[]>();
  const unanswered: string[] = [];

  const answerCall = async (request: Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url);
    const path = pathname.replace(/^\/api/, '');
    const input: unknown =
      request.method === 'GET' ? Object.fromEntries(searchParams) : await readBody(request);
    connections.set(path, [...(connections.get(path) ?? []), request.headers.get(connectionHeader)]);
    calls.set(path, [...(calls.get(path) ?? []), input]);
    const answer = answering.get(path);
    if (answer !== undefined) return answer(input);
    unanswered.push(path);
    throw new TypeError(`The test gives no answer to ${path}`);
  };

  return {
    unanswered,
    answer: (endpoint, answer) => {
      answering.set(endpoint.path, (input) => {
        // The types of the contract forbid a wrong call; tests of the server cover those.
        const answered = typeof answer === 'function' ? answer(input as never) : answer;
        return Promise.resolve(succeed(endpoint, answered));
      });
    },
    refuse: (endpoint, refused) => {
      const { status, message } = describeProblem(refused.code);
      const refusal: Refusal = { result: false, message, data: null, request_id: 'a-test', ...refused };
      answering.set(endpoint.path, () => Promise.resolve(Response.json(refusal, { status })));
    },
    disconnect: ({ path }) => {
      const before = answering.get(path);
      answering.set(path, () => Promise.reject(new TypeError('The connection broke')));
      return () => {
        if (before !== undefined) answering.set(path, before);
      };
    },
    hold: ({ path }) => {
      const released = Promise.withResolvers<void>();
      const before = answering.get(path);
      answering.set(path, async (input) => {
        await released.promise;
        if (before === undefined) throw new TypeError(`The test gives no answer to ${path}`);
        return before(input);
      });
      return () => {
        if (before !== undefined) answering.set(path, before);
        released.resolve();
      };
    },
    holdAnswers: ({ path }) => {
      const released = Promise.withResolvers<void>();
      const before = answering.get(path);
      if (before === undefined) throw new Error(`The test gives no answer to ${path}`);
      answering.set(path, async (input) => {
        const answer = await before(input);
        await released.promise;
        return answer;
      });
      return () => {
        answering.set(path, before);
        released.resolve();
      };
    },
    // The typed client of the web wrote it.
    listCalls: ({ path }) => (calls.get(path) ?? []) as never[],
    listConnections: ({ path }) => connections.get(path) ?? [],
    fetch: (resource, init) => {
      const url = new URL(resource instanceof Request ? resource.url : resource, window.location.href);
      return answerCall(new Request(resource instanceof Request ? resource : url, init));
    },
  };
}

async function readBody(request: Request): Promise<unknown> {
  const isJson = request.headers.get('content-type')?.startsWith('application/json') === true;
  if (isJson) return request.json();
  return Object.fromEntries(await request.formData());
}

function succeed(
  endpoint: Endpoint,
  { data, message, ...extra }: { data: unknown; message?: string },
): Response {
  const schema: z.ZodType = successOf(endpoint.data, {
    extra: endpoint.extra ?? {},
    mayBeFalse: endpoint.mayBeFalse,
  });
  const body = { result: true, message: message ?? sentenceOf(endpoint.message), data, ...extra };
  return Response.json(schema.parse(body), { status: endpoint.status ?? 200 });
}
