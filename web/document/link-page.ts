import { describePage } from './page-head.ts';

/** The secret of a link in a mail: `?token=…`. */
export function readLinkToken({ token }: Record<string, unknown>): { token?: string } {
  // The router reads a token of digits as a number.
  return typeof token === 'string' || typeof token === 'number' ? { token: String(token) } : {};
}

/** The `headers` of such a page; the tag in the head comes too late for the files that a browser fetches ahead. */
export function listLinkHeaders(): Record<string, string> {
  return { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' };
}

/** The `head` of such a page: nobody who is asked for anything from here learns the address with its secret. */
export function describeLinkPage(route: Parameters<typeof describePage>[0], title: string) {
  const { meta, links } = describePage(route, { title });
  return { meta: [...meta, { name: 'referrer', content: 'no-referrer' }], links };
}
