import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/calls/endpoint.ts';
import type { PostedForm } from '#contract/calls/page.ts';
import { problem } from '#server/platform/problem.ts';
import { isSameSite } from './cross-origin.ts';

/** A form of a page that sends the input of a public call, by the names of its fields. */
export type PageForm = {
  path: `/${string}`;
  endpoint: Pick<Endpoint, 'path' | 'input'>;
  /** For a form that asks in other parts or in several steps than the call. */
  parts?: {
    fields: readonly string[];
    /** Makes the input; null while a step is missing: the page then asks for it, and no call is made. */
    compose: (values: Readonly<Record<string, string>>) => Readonly<Record<string, string>> | null;
  };
};

type Called = { status: number; body: unknown; cookies: readonly string[] };

type Options = {
  forms: readonly PageForm[];
  publicUrl: string;
  /** Makes the call of the form with the checks and limits of its visitor. */
  call: (request: FastifyRequest, init: { path: string; body: unknown }) => Promise<Called>;
  /** Admits a form that makes no call. */
  admit: (request: FastifyRequest) => Promise<void>;
  sendPage: (
    request: FastifyRequest,
    reply: FastifyReply,
    answer: { posted: PostedForm; status: number },
  ) => Promise<FastifyReply>;
};

/** More than the longest text of a form when each of its characters is escaped. */
const largestBody = 64 * 1024;
const strictText = new TextDecoder('utf-8', { fatal: true });

/**
 * Answers the forms of pages that a browser without scripts sends: makes the call of the form, and renders the page once more with what
 * was typed and what the call answered. The forms are public and belong to no session; another site may not send them all the same,
 * because they would count as its visitor's.
 */
export async function servePageForms(
  app: FastifyInstance,
  { forms, publicUrl, call, admit, sendPage }: Options,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    const type = 'application/x-www-form-urlencoded';
    scope.addContentTypeParser(
      type,
      { parseAs: 'buffer', bodyLimit: largestBody },
      async (_request: FastifyRequest, body: Buffer) => decode(body),
    );
    for (const { path, endpoint, parts } of forms) {
      const fields = parts?.fields ?? Object.keys(endpoint.input.shape);
      scope.post(path, async (request, reply) => {
        if (!isSameSite(request, publicUrl)) throw problem('not_allowed');
        const values = readFields(request.body, fields);
        const input = parts === undefined ? values : parts.compose(values);
        if (input === null) {
          await admit(request);
          return sendPage(request, reply, { posted: { values, body: null }, status: 200 });
        }
        const { status, body, cookies } = await call(request, { path: endpoint.path, body: input });
        // A page is not drawn for a visitor who makes too many calls.
        if (isTooMany(body)) throw problem('too_many_requests');
        // What the call gives to its browser belongs to the browser of the form.
        for (const cookie of cookies) void reply.header('set-cookie', cookie);
        return sendPage(request, reply, { posted: { values, body }, status });
      });
    }
  });
}

function decode(body: Buffer): string {
  try {
    return strictText.decode(body);
  } catch {
    throw problem('malformed_request');
  }
}

/** The fields of a form that the call knows, the first of each name. */
function readFields(body: unknown, fields: readonly string[]): Record<string, string> {
  const form = new URLSearchParams(typeof body === 'string' ? body : '');
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = form.get(field);
      return value === null ? [] : [[field, value]];
    }),
  );
}

function isTooMany(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'code' in body && body.code === 'too_many_requests';
}
