import type { FastifyRequest } from 'fastify';

/** Whether a request comes from a page of this site. Browsers send the origin of the page; programs may omit it. */
export function isSameSite({ headers: { origin }, host }: FastifyRequest, publicUrl: string): boolean {
  if (origin === undefined || origin === new URL(publicUrl).origin) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
