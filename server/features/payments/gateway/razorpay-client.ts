import type { z } from 'zod';
import { GatewayError } from './payment-gateway.ts';
import { refusal } from './razorpay-entities.ts';

/** An account at Razorpay, as the operator configures it. */
export type RazorpayAccount = {
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  url: string;
  /** How long a request may take. */
  timeoutMs?: number;
};

export type RazorpayClient = {
  get: <Answer extends z.ZodType>(path: string, answer: Answer) => Promise<z.output<Answer>>;
  post: <Answer extends z.ZodType>(
    path: string,
    request: { body: object; headers?: Record<string, string>; answer: Answer },
  ) => Promise<z.output<Answer>>;
};

/** A buyer waits for the answer. */
const defaultTimeoutMs = 10_000;
const longestDescription = 200;
/** Bytes. The longest answer is a list of a hundred refunds. */
const longestAnswer = 1024 * 1024;

/** Makes requests to Razorpay's API. Every failure is a GatewayError, without what was sent. */
export function createRazorpayClient({
  url,
  keyId,
  keySecret,
  timeoutMs = defaultTimeoutMs,
}: RazorpayAccount): RazorpayClient {
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
  const request = async <Answer extends z.ZodType>(
    path: string,
    {
      answer,
      headers,
      ...options
    }: Omit<RequestInit, 'headers'> & { answer: Answer; headers?: Record<string, string> },
  ): Promise<z.output<Answer>> => {
    const { status, body } = await exchange(`${url}${path}`, {
      ...options,
      headers: { authorization, accept: 'application/json', ...headers },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (status >= 400) throw errorOf(status, body);
    const parsed = answer.safeParse(body);
    if (!parsed.success)
      throw new GatewayError('failed', { message: 'The gateway answered something unknown' });
    return parsed.data;
  };
  return {
    get: (path, answer) => request(path, { answer }),
    post: (path, { body, headers, answer }) =>
      request(path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...headers },
        answer,
      }),
  };
}

/**
 * Status and JSON of an answer; undefined for a body that is no JSON. The error of the parser is not kept, because it cites the body,
 * which may name a buyer.
 */
async function exchange(url: string, options: RequestInit): Promise<{ status: number; body: unknown }> {
  try {
    const answer = await fetch(url, options);
    return { status: answer.status, body: parseOrIgnore(await readText(answer)) };
  } catch (error) {
    throw new GatewayError('failed', { message: 'The gateway did not answer', cause: error });
  }
}

async function readText({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.length;
    if (length > longestAnswer) throw new Error('The answer is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function parseOrIgnore(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Its sentences are fixed texts about the request, which contains nothing about a person. */
function errorOf(status: number, body: unknown): GatewayError {
  const { data } = refusal.safeParse(body);
  const said = `${data?.error.code ?? ''} ${data?.error.description ?? ''}`
    .trim()
    .slice(0, longestDescription);
  const message = `The gateway answered ${status} ${said}`.trimEnd();
  if (status === 429) return new GatewayError('busy', { message });
  // 409: an equal request is under way. A wrong key is mended by the operator, and the request works then.
  const isTemporary = status >= 500 || status === 409 || status === 401 || status === 403;
  return new GatewayError(isTemporary ? 'failed' : 'refused', { message });
}
