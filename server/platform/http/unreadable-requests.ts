import { randomUUID } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError } from 'fastify';
import type { Refusal } from '#contract/calls/envelope.ts';
import { problem } from '#server/platform/problem.ts';

/** What the parser of HTTP refuses, as the status of the answer; everything else is 400. */
const statusOf: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/**
 * Answers what is no request of HTTP, before any route is found, with the envelope and the headers of every answer, and ends the
 * connection.
 */
export function answerUnreadable(headers: OutgoingHttpHeaders) {
  return ({ code }: ConnectionError, socket: Socket): void => {
    if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const { code: refusedAs, message } = problem('malformed_request');
    const refusal: Refusal = {
      result: false,
      message,
      data: null,
      code: refusedAs,
      request_id: randomUUID(),
    };
    const body = JSON.stringify(refusal);
    const lines = Object.entries({
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      'cache-control': 'no-store',
      connection: 'close',
    }).map(([name, value]) => `${name}: ${String(value)}`);
    const head = [`HTTP/1.1 ${statusOf[code] ?? '400 Bad Request'}`, ...lines];
    socket.end([...head, '', body].join('\r\n'), () => void socket.destroy());
  };
}
