import { randomBytes } from 'node:crypto';
import helmet from '@fastify/helmet';
import fastify, { type FastifyInstance } from 'fastify';

/** A new nonce, which allows the inline scripts of one page. */
export function createNonce(): string {
  return randomBytes(16).toString('base64');
}

/** The policy of a page: own files only, no inline script without the nonce, nothing framed. */
export function contentPolicy(nonce: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    // Components position themselves by style attributes, which cannot run scripts.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The policy of the service worker: it displays nothing, and only fetches for the pages. */
export const workerPolicy = "default-src 'none'; connect-src 'self'";

/**
 * Sets the headers of every answer before anything else runs. Pages replace the content policy by their own; everything else may
 * load nothing.
 */
export async function addSecurityHeaders(app: FastifyInstance, isHttps: boolean): Promise<void> {
  const headers = {
    ...(await listHelmetHeaders(isHttps)),
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  };
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

/** The headers that Helmet sets. They never change, so Helmet runs once and not for every answer. */
async function listHelmetHeaders(isHttps: boolean): Promise<Record<string, string>> {
  const app = fastify();
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: false } : false,
  });
  app.get('/', (_request, reply) => reply.raw.getHeaders());
  const answer = await app.inject('/');
  return answer.json<Record<string, string>>();
}
