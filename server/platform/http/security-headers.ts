import { randomBytes } from 'node:crypto';
import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

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

/** The policy of the service worker: it fetches for the pages, and shows pushes with the icon of the site. */
export const workerPolicy =
  "default-src 'none'; connect-src 'self'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/** The headers that protect a call's answer. The others of `documentHeaders` only have a meaning for a document. */
const namesForCalls = [
  'content-security-policy',
  'cross-origin-resource-policy',
  'strict-transport-security',
  'x-content-type-options',
];

/** How browsers reach the site, and whether its subdomains have https as well. */
export type Transport = { isHttps: boolean; hstsIncludesSubdomains?: boolean };

/**
 * Sets the headers of every answer before anything else runs. Pages replace the content policy by their own; everything else may
 * load nothing.
 */
export function addSecurityHeaders(app: FastifyInstance, transport: Transport): void {
  const documentHeaders = listDocumentHeaders(transport);
  const callHeaders = listCallHeaders(transport);
  app.addHook('onRequest', ({ routeOptions }, reply, done) => {
    reply.headers(routeOptions.config.isCall === true ? callHeaders : documentHeaders);
    done();
  });
}

function listDocumentHeaders(transport: Transport): OutgoingHttpHeaders {
  return {
    ...listHelmetHeaders(transport),
    'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), display-capture=()',
  };
}

/** The headers of an answer that is no document. */
export function listCallHeaders(transport: Transport): OutgoingHttpHeaders {
  const headers = Object.entries(listDocumentHeaders(transport));
  return {
    ...Object.fromEntries(headers.filter(([name]) => namesForCalls.includes(name))),
    'x-robots-tag': 'noindex',
  };
}

/** The headers that Helmet sets. They never change, so Helmet runs once and not for every answer. */
function listHelmetHeaders({ isHttps, hstsIncludesSubdomains = false }: Transport): OutgoingHttpHeaders {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  const setHeaders = helmet({
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    // That somebody comes from a matrimonial site is nobody's business.
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: isHttps
      ? { maxAge: 31_536_000, includeSubDomains: hstsIncludesSubdomains }
      : false,
  });
  setHeaders(request, response, () => undefined);
  return response.getHeaders();
}
